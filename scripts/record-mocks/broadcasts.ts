import { keepDraft } from '../../db/broadcasts/begin.ts';
import type { Db } from '../../db/connection/client.ts';
import { broadcasts } from '../../db/schema/index.ts';

const content = { photo: null, photoUpload: null };

/** A broadcast that is done, and one that was begun in the chat. */
export async function recordBroadcasts(db: Db, adminId: number, at: Date): Promise<void> {
  await db.insert(broadcasts).values({
    ...content,
    adminId,
    begunBy: 1,
    text: 'Новые уроки уже здесь!\nПовторите слова, пока они свежи.',
    entities: [{ type: 'bold', offset: 0, length: 22 }],
    button: { label: 'Повторить', place: 'today' },
    audience: { kind: 'away', days: 14 },
    createdAt: new Date(at.getTime() - 86_400_000),
    state: 'done',
    total: 214,
    sent: 200,
    gone: 11,
    failed: 3,
    tapped: 62,
  });
  const draft = { ...content, adminId, begunBy: 2, button: null };
  await keepDraft(db, { ...draft, text: 'С новой неделей!', entities: [] }, at);
}
