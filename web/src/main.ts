import './fonts.css';
import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
// Only at a secure address, or on this computer; without it the page is the same while the server is there.
if (import.meta.env.PROD) navigator.serviceWorker?.register('/worker.js').catch(() => undefined);
