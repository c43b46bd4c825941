import type { Db } from '../../db/connection/client.ts';
import { saveMessage } from '../../db/inbox/save-message.ts';

/** What the learner wrote to the owners goes on by a voice message. */
export async function recordVoiceMessage(db: Db, userId: number, at: Date): Promise<void> {
  const content = { kind: 'voice', text: '', fileId: 'mock-voice' } as const;
  await saveMessage(db, { userId, eventId: 'mock-history-voice', kind: 'question', content }, at);
}
