// The first thing that runs, and small on purpose: the launch is read from the address, the clients are created, the theme
// is applied, the last home is drawn, and home and the course are requested while React and the views (main.tsx) are still
// loading.

import './lib/engine/younger-methods.ts';
import { createClients } from './app/create-clients.ts';
import { addressOfViews, showDrawnHome } from './lib/kept/drawn-home.ts';
import { provideMockFetch } from './lib/mock/mockable-fetch.ts';

provideMockFetch(async () => (await import('./mocks/mock-fetch.ts')).openMockFetch());
const place = document.getElementById('root');
if (!place) throw new Error('index.html must hold #root');

export const root = place;
export const clients = createClients();
clients.telegram.followTheme();
const drawn = showDrawnHome(root, clients);
clients.homeRequest.begin();
drawn.then(() => {
  // Whoever has a last home has its course, too, and reading that takes a while.
  clients.course.begin();
  const views = addressOfViews();
  // Where the page names none, whatever has imported this brings them along (mocks/main.ts).
  if (views) import(/* @vite-ignore */ views);
});
