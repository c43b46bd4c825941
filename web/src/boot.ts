// The first thing that runs, and small on purpose: the bridge reads the launch from the address at import, the theme takes
// hold, and home is asked for while React and the views (main.tsx) are still on their way.

import { requestHomeEarly } from './lib/api/home-request.ts';
import { provideMockFetch } from './lib/mock/mockable-fetch.ts';
import { followTheme } from './lib/telegram/telegram.ts';

provideMockFetch(async () => (await import('./mocks/mock-fetch.ts')).openMockFetch());
followTheme();
requestHomeEarly();
