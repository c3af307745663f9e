import type { TourStep } from '../board';

export const tour: TourStep[] = [];
