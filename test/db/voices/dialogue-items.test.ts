import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Db, OpenDatabase } from '../../../db/connection/client.ts';
import { audioKey } from '../../../db/content/sounds/audio-index.ts';
import { lessons } from '../../../db/schema/index.ts';
import { seedCourse } from '../../../db/seed.ts';
import { welcomeUser } from '../../../db/users.ts';
import { listItems, nextItem, voiceProgress } from '../../../db/voices/queue.ts';
import { listUnvoiced } from '../../../db/voices/renderings.ts';
import { returnRecording } from '../../../db/voices/review.ts';
import { listSpeakerItems } from '../../../db/voices/speaker-items.ts';
import { agreeAsSpeaker, giveSpeaker } from '../../../db/voices/speakers.ts';
import { readStudio } from '../../../db/voices/studio.ts';
import { saveTake } from '../../../db/voices/takes.ts';
import { smallCourse } from '../../support/course.ts';
import { openTestDatabase } from '../../support/database.ts';
import { smallDialogues } from '../../support/dialogues.ts';

const now = new Date('2026-11-21T09:00:00Z');
const [dana, ron, admin] = [21, 22, 23];
const [, hello] = smallDialogues;
const lines = hello?.turns ?? [];
/** In the second dialogue the man says the last line of the first, which there a man says, and the woman's first one. */
const [first, , third, last] = lines;

let database: OpenDatabase;
let db: Db;
let lessonId: number;
beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  if (!hello || !first || !third || !last) throw new Error('no dialogue');
  const both = { ...hello, key: 'both', lesson: 'two', turns: [last, { ...third, speaker: 1 as const }] };
  const content = { course: smallCourse, dialogues: [hello, both], audioOf: () => 'a'.repeat(32) };
  await seedCourse(db, { ...content, version: 'voices' }, now);
  for (const [userId, gender] of [
    [dana, 'f'],
    [ron, 'm'],
  ] as const) {
    await welcomeUser(db, { person: { id: userId, firstName: 'Диктор' }, fallbackZone: 'UTC' }, now);
    await giveSpeaker(db, { adminId: admin, userId, name: 'Диктор', gender }, now);
    await agreeAsSpeaker(db, { userId, consent: { version: '1', text: 'Можно.' } }, now);
  }
  const all = await db.select({ id: lessons.id, key: lessons.key }).from(lessons);
  lessonId = all.find(({ key }) => key === 'one')?.id ?? 0;
});
afterAll(() => database.close());

const sentences = { kinds: ['sentence'] } as const;
const saidBy = async (speakerId?: number) =>
  (await listItems(db, { ...sentences, ...(speakerId ? { speakerId } : {}) })).map(({ hebrew }) => hebrew);

describe('the turns of dialogues', () => {
  it('are said after the words of their lesson, each once, with the turn before as its cue', async () => {
    const items = await listItems(db, { lessonId });
    expect(items.map(({ hebrew }) => hebrew)).toEqual([
      ...['שלום', 'אימא'],
      ...lines.map(({ pronunciation }) => pronunciation),
    ]);
    expect(items.map(({ before }) => before?.pronunciation)).toEqual([
      ...[undefined, undefined, undefined],
      ...lines.slice(0, -1).map(({ pronunciation }) => pronunciation),
    ]);
    expect(items[3]).toMatchObject({
      ...{ kind: 'sentence', key: lines[1] && audioKey(lines[1]), russian: 'Мама? Рон!', lessonId },
      before: {
        transcription: 'шало́м и́ма',
        russian: 'Привет, мама!',
        gender: 'f',
        audioHash: 'a'.repeat(32),
      },
    });
  });

  it('are asked of a speaker of their gender, and of anybody where both say them', async () => {
    expect(await saidBy()).toHaveLength(4);
    expect(await saidBy(dana)).toEqual(['שלום, אימא!', 'שלום, רון.']);
    expect(await saidBy(ron)).toEqual(['אימא? רון!', 'שלום, רון.', 'אימא, שלום.']);
    expect((await nextItem(db, { speakerId: ron, ...sentences }))?.hebrew).toBe('אימא? רון!');
    const totals = await Promise.all(
      [dana, ron].map(async (speakerId) => {
        const { progress, parts } = await readStudio(db, speakerId);
        expect(progress.total).toBe((await voiceProgress(db, { speakerId })).total);
        return parts.find((part) => part.lessonId === lessonId)?.total;
      }),
    );
    expect(totals).toEqual([4, 5]);
  });

  it('come back to the speaker with the turn before', async () => {
    const item = await nextItem(db, { speakerId: ron, ...sentences });
    if (!item) throw new Error('nothing to say');
    const sound = {
      hash: 'r'.repeat(32),
      bytes: Uint8Array.of(1),
      mime: 'audio/mpeg',
      loudness: -16,
      ms: 700,
    };
    const { id: recordingId } = await saveTake(db, { speakerId: ron, item, sound }, now);
    await returnRecording(db, { adminId: admin, recordingId, remark: 'Ещё раз.' }, now);
    const [back] = await listSpeakerItems(db, { speakerId: ron, part: 'returned' });
    expect(back).toMatchObject({ hebrew: 'אימא? רון!', before: { pronunciation: 'שלום, אימא!' } });
  });

  it("are rendered by the cloud voice where it has the role's gender", async () => {
    const wanted = { provider: 'google', voice: 'one', limit: 1000 };
    const { items } = await listUnvoiced(db, wanted, now);
    const turns = items.filter(({ kind }) => kind === 'sentence').map(({ hebrew }) => hebrew);
    expect(turns).toEqual(['שלום, אימא!', 'שלום, רון.']);
  });
});
