/** Side effect on purpose: import this first, the Telegram client must be there before the SDK is imported. */
import { playClient } from '../../support/web/client.ts';

export const client = playClient();
