// The first thing that runs, and small on purpose: the launch is read from the address, the clients are created, the theme
// is applied, the last home is drawn, and home and the course are requested while React and the views (main.tsx) are still
// loading.

import { createClients } from './app/create-clients.ts';
import { showDrawnHome } from './lib/kept/drawn-home.ts';
import { provideMockFetch } from './lib/mock/mockable-fetch.ts';

provideMockFetch(async () => (await import('./mocks/mock-fetch.ts')).openMockFetch());
const root = document.getElementById('root');
if (!root) throw new Error('index.html must hold #root');

export const clients = createClients();
/** Where React draws, once what is kept for it has been seen. */
export const place = showDrawnHome(root, clients).then(() => root);
clients.telegram.followTheme();
clients.homeRequest.begin();
clients.course.begin();
