import type { CallTable } from '../client.ts';
import { appearanceCalls } from './appearance.ts';
import { buttonCalls } from './buttons.ts';
import { dialogCalls } from './dialogs.ts';
import { lifecycleCalls } from './lifecycle.ts';
import { linkCalls } from './links.ts';
import { paymentCalls } from './payments.ts';
import { storageCalls } from './storage.ts';
import { unsupportedCalls } from './unsupported.ts';

/** Every call that this client knows; one that stands in no table is recorded and left unanswered. */
export const calls: CallTable = {
  ...lifecycleCalls,
  ...buttonCalls,
  ...appearanceCalls,
  ...dialogCalls,
  ...linkCalls,
  ...paymentCalls,
  ...storageCalls,
  ...unsupportedCalls,
};
