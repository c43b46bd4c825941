/** Side effect on purpose: importing this first is an opening of `npm run dev:mock`, as an admin, outside Telegram. */
import { setMockMode } from '../../../web/src/lib/mock/mock-mode.ts';

setMockMode({ all: true, worker: true, admin: true });
