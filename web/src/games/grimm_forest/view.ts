/** What a seat sees of this game, as `taletable/games/grimm_forest/view.py` has it. */
export const RESOURCES = ['straw', 'wood', 'brick'] as const;
export const PARTS = ['floor', 'walls', 'roof'] as const;
export const LOCATIONS = ['field', 'forest', 'brickyard', 'market'] as const;

export type Resource = (typeof RESOURCES)[number];
export type Part = (typeof PARTS)[number];
export type Location = (typeof LOCATIONS)[number];
export type Amounts = Record<Resource, number>;

export type Phase =
  'rest' | 'start' | 'select' | 'queen' | 'reveal' | 'cards' | 'before' | 'gather' | 'end' | 'build' | 'close' | 'over';

export interface House {
  material: Resource;
  /** How many of its three sections stand. */
  level: number;
  /** Whether it stands on a card Cutting Corners. */
  corner: boolean;
}

export interface PlaceView {
  location: Location;
  pile: Amounts;
  unique: string | null;
  layer: number | null;
  monsters: { card: string; seat: number }[];
  pigs: number[];
  /** Whether anybody has gathered here this round. */
  gathered: boolean;
}

export interface PlayerView {
  store: Amounts;
  gathered: Amounts;
  hand: number;
  friend: string | null;
  claim: string | null;
  /** A card by name, `hidden` if it lies face down. */
  fable: string | null;
  gather: Location | 'hidden' | null;
  /** Whose gather card lies there. */
  colour: number | null;
  due: string | null;
  feast: Location | null;
  location: Location | null;
  houses: House[];
  corners: number;
  tokens: Resource[];
  bonus: number;
  penalty: number;
}

export interface View {
  round: number;
  first: number;
  phase: Phase;
  turn: number | null;
  left: number;
  used: string[];
  locations: PlaceView[];
  players: PlayerView[];
  deck: number;
  discard: string[];
  friend_deck: number;
  friend_discard: string[];
  offer: string[];
  peeking: number;
  tower: Amounts;
  sections: Record<string, number>;
  asleep: number | null;
  forced: number[];
  // Only for whoever sits at the table.
  hand?: string[];
  usable?: Location[];
  /** What the viewer knows of each hand. */
  known?: string[][];
  /** The top of the fable deck, as far as the viewer knows it. */
  top?: string[];
  drawn?: string[];
}

/** What a location gives; the Market gives everything. */
export const GIVES: Record<Location, Resource | null> = {
  field: 'straw',
  forest: 'wood',
  brickyard: 'brick',
  market: null,
};

export function total(of: Amounts): number {
  return of.straw + of.wood + of.brick;
}

/** How many copies of a card lie open or are known to the viewer. */
export function seen(card: string, view: View): number {
  const { discard, friend_discard, players, locations, hand = [], known = [], top = [], drawn = [] } = view;
  const open = [
    ...discard,
    ...friend_discard,
    ...players.flatMap(({ fable, due, friend }) => [fable, due, friend]),
    ...locations.map(({ unique }) => unique),
    ...hand,
    ...known.flat(),
    ...top,
    ...drawn,
  ];
  return open.filter((one) => one === card).length;
}
