import { provideMockFetch } from '../../../web/src/lib/mock/mockable-fetch.ts';

/** Side effect on purpose: importing this first is an opening with the whole mock mode switched on, outside Telegram. */
localStorage.setItem('mock-settings', JSON.stringify({ all: true }));
provideMockFetch(async () => (await import('../../../web/src/mocks/mock-fetch.ts')).openMockFetch());
