// The first thing that runs, and small on purpose: the launch is read from the address, the clients are created, the theme
// is applied, and home and the course are requested while React and the views (main.tsx) are still loading.

import { createClients } from './app/create-clients.ts';
import { provideMockFetch } from './lib/mock/mockable-fetch.ts';

provideMockFetch(async () => (await import('./mocks/mock-fetch.ts')).openMockFetch());
export const clients = createClients();
clients.telegram.followTheme();
clients.homeRequest.begin();
clients.course.begin();
