import type { ThreadContent } from '../../core/inbox/threads.ts';
import { threadLengths } from '../../core/inbox/threads.ts';
import { clipped } from '../../core/reports/reports.ts';

/** A message as its row holds it. */
export const messageColumns = ({ kind, text, fileId, from }: ThreadContent) => ({
  kind,
  text: clipped(text, threadLengths.text),
  fileId: fileId ?? null,
  chatId: from?.chatId ?? null,
  messageId: from?.messageId ?? null,
});
