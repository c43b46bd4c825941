import { readFileSync } from 'node:fs';
import { eq, sql } from 'drizzle-orm';
import type { Endpoint } from '../../core/contracts/endpoint.ts';
import { type EndpointKey, endpoints, type ResponseData } from '../../core/contracts/endpoints.ts';
import { testPhrase } from '../../core/speech/test-phrase.ts';
import type { OpenDatabase } from '../../db/connection/client.ts';
import { findStoredAudio } from '../../db/content/sounds/audio.ts';
import { words } from '../../db/schema/index.ts';
import { seedCourse } from '../../db/seed.ts';
import { fillLocalData, localIds } from '../start/local-data.ts';
import { fillLocalPayments } from '../start/local-data-payments.ts';
import { initDataOf, openApplication } from './application.ts';
import { recordBroadcasts } from './broadcasts.ts';
import { mockCourse, mockDialogues, mockRules, mockVerbKey } from './course.ts';
import { playHistory } from './history.ts';
import { createStableIds } from './stable-ids.ts';
import { recordVoice } from './voice.ts';
import { recordVoiceMessage } from './voice-message.ts';
import { type Places, type Seen, type Sent, walk } from './walk.ts';

/** The greeting with which the settings try the voice. */
const soundAddress = `/audio/${findStoredAudio(testPhrase)?.hash}.mp3`;
const soundFile = new URL(`../../web/public${soundAddress}`, import.meta.url);

/** Nobody has this id: Telegram's have at most 52 bits. The mini-app knows it as `mockUserId`. */
const userId = Number.MAX_SAFE_INTEGER;
/** Ids of recorded rows begin here, above those of any real database: the mini-app recognises them by `isCannedId`. */
const firstRowId = 500_000_000;
const recordedAt = new Date('2026-11-21T09:00:00Z');
const dayMs = 86_400_000;

/** An answer that is not JSON of ours: a file that the application ships, or a text. */
type RecordedFile = { file: string } | { text: string; type: string; name?: string };

/**
 * Plays a fixed sequence of calls of a learner and an admin through the application over an empty, migrated database.
 * Returns the recording as text by path below web/src: the same on each run.
 */
export async function recordMocks({ db }: OpenDatabase): Promise<Record<string, string>> {
  const clock = Object.assign(() => new Date(clock.now), { now: recordedAt });
  for (const table of ['sections', 'subsections', 'lessons', 'words', 'rules', 'dialogues', 'broadcasts']) {
    await db.execute(sql.raw(`alter sequence ${table}_id_seq restart with ${firstRowId + 1}`));
  }
  const audioOf = (word: Parameters<typeof findStoredAudio>[0]) => findStoredAudio(word)?.hash;
  const openedAt = new Date(recordedAt.getTime() - 60 * dayMs);
  await seedCourse(
    db,
    { course: mockCourse(), rules: mockRules(), dialogues: mockDialogues(), audioOf, version: 'mock' },
    openedAt,
  );
  const [verb] = await db.select({ id: words.id }).from(words).where(eq(words.key, mockVerbKey));
  if (!verb) throw new Error('the small course has no verb');
  await fillLocalData(db, recordedAt);
  const [payment] = await fillLocalPayments(db, recordedAt);
  if (!payment) throw new Error('nobody has paid in the local Telegram');

  // The same person twice: as a learner, and as an admin.
  const app = {
    learner: openApplication({ db, clock, soundFile, adminIds: [] }),
    admin: openApplication({ db, clock, soundFile, adminIds: [userId] }),
  };
  await app.learner.send('POST /auth/telegram', {
    body: { initData: initDataOf({ id: localIds.admin, first_name: 'Дана' }, clock()) },
  });
  const user = { id: userId, first_name: 'Демо' };
  await playHistory(app.learner, user, clock);
  await recordVoiceMessage(db, userId, recordedAt);
  await recordBroadcasts(db, userId, recordedAt);
  await recordVoice(db, { userId, soundFile }, recordedAt);

  const recording = createRecording();
  const token = () => recording.seen('POST /auth/telegram').token;
  const ask: Ask = async (key, sent, name = key) => {
    const isAdmin = ['admin', 'signed'].includes(endpoints[key].access) || key === 'GET /lessons/{id}';
    const known = key === 'POST /auth/telegram' ? undefined : token();
    await recording.note(name, key, await app[isAdmin ? 'admin' : 'learner'].send(key, sent, known));
  };
  const places = {
    userId,
    initData: initDataOf(user, clock()),
    otherId: payment.userId,
    chargeId: payment.chargeId,
    soundFile,
    verbWordId: verb.id,
  };
  for (const key of Object.keys(walk) as EndpointKey[]) {
    // From here on: what the calls of the walk change. Before it: the rest of what is read.
    if (key === 'POST /client-log') await readAll(ask, recording);
    // The table's type ties each line to its key; the compiler cannot follow that through a key found at run time.
    await ask(key, (walk[key] as (seen: Seen, places: Places) => Sent<typeof key>)(recording.seen, places));
  }
  return recording.files();
}

/** What the people of the mocks cannot do: there is no recogniser, no archive of voices and no key of Google. */
const refused: ReadonlySet<EndpointKey> = new Set<EndpointKey>([
  'POST /share',
  'POST /stt',
  'POST /sounds/import',
  'POST /sounds/rendering',
]);

type Ask = <K extends EndpointKey>(key: K, sent: Sent<K>, name?: string) => Promise<void>;

/** What the mini-app reads of more than one thing: each lesson, each person, each kind of practice. */
async function readAll(ask: Ask, { seen }: Recording): Promise<void> {
  for (const { id } of seen('GET /lessons'))
    await ask('GET /lessons/{id}', { params: { id } }, `lesson ${id}`);
  for (const kind of ['difficult', 'letters'] as const) {
    await ask('GET /today', { query: { kind } }, `GET /today?kind=${kind}`);
  }
  await ask('GET /admin/export', { query: { format: 'csv' } }, 'GET /admin/export?format=csv');
  await ask('GET /admin/users', { query: { page: '2' } }, 'GET /admin/users?page=2');
  // The recording of a name has the shape of its call.
  const more = seen('GET /admin/users?page=2' as 'GET /admin/users').users;
  for (const { id } of [...seen('GET /admin/users').users, ...more]) {
    await ask('GET /admin/users/{id}', { params: { id } }, `person ${id}`);
  }
}

type Recording = ReturnType<typeof createRecording>;

function createRecording() {
  const stable = createStableIds();
  const answers = new Map<string, unknown>();
  const texts = new Map<string, string>();
  const recorded: Record<string, Record<string, unknown>> = {
    learner: {},
    admin: {},
    lessons: {},
    people: {},
    files: {},
    refusals: {},
  };
  const seen: Seen = Object.assign(
    <K extends EndpointKey>(key: K) => {
      if (!answers.has(key)) throw new Error(`${key} has not been called yet`);
      return answers.get(key) as ResponseData<K>; // the server checks its responses by the contract here
    },
    { text: (key: EndpointKey) => texts.get(key) ?? '' },
  );
  const keep = (group: string, name: string, answer: unknown) => {
    recorded[group] = { ...recorded[group], [name]: JSON.parse(stable(JSON.stringify(answer))) };
  };
  return {
    seen,
    async note(name: string, key: EndpointKey, response: Response): Promise<void> {
      const row: Endpoint = endpoints[key];
      if (refused.has(key) && !response.ok) {
        const { code, message } = await response.json();
        return keep('refusals', name, { status: response.status, code, message });
      }
      if (!row.response) {
        const file = await fileOf(response);
        if ('text' in file) texts.set(name, file.text);
        return keep('files', name, file);
      }
      const { data, code, message } = await response.json();
      if (!response.ok) throw new Error(`${name}: ${response.status} ${code} ${message}`);
      answers.set(name, data);
      const [group, id] = name.split(' ');
      if (group === 'lesson') keep('lessons', id ?? '', settled(data));
      else if (group === 'person') keep('people', id ?? '', settled(data));
      else keep(row.access === 'admin' ? 'admin' : 'learner', name, settled(data));
    },
    /** Lessons and people as lists, all else by name. */
    files() {
      const { lessons = {}, people = {}, ...byName } = recorded;
      const lists = { lessons: Object.values(lessons), people: Object.values(people) };
      const leaders = seen('GET /leaderboard').rows.map(({ id: _, ...row }) => row);
      return Object.fromEntries(
        [
          ...Object.entries({ ...byName, ...lists }).map(([group, rows]) => [
            `mocks/recorded/${group}.json`,
            rows,
          ]),
          // What home shows by itself when it gets no leaderboard.
          ['features/home/demo-leaders.json', leaders],
        ].map(([path, content]) => [path, `${JSON.stringify(content, null, 2)}\n`]),
      );
    },
  };
}

/**
 * Without what differs from run to run or must not be published: tokens, measured times, seeds, signed addresses. Sounds
 * of the database become one that the application ships: a page plays them without asking the mocks.
 */
function settled(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data), (name, value) => {
    if (name === 'token') return 'mock';
    if (name === 'ms' || name === 'seed') return 1;
    const isStored = typeof value === 'string' && /^\/api\/(uploads|audio|sounds)\//.test(value);
    return isStored ? soundAddress : value;
  });
}

async function fileOf(response: Response): Promise<RecordedFile> {
  if (response.status >= 400) throw new Error(`${response.status} ${await response.text()}`);
  const location = response.headers.get('location');
  if (location) return { file: location };
  const type = response.headers.get('content-type') ?? 'text/plain';
  const bytes = Buffer.from(await response.arrayBuffer());
  if (type.startsWith('audio/')) {
    if (!bytes.equals(readFileSync(soundFile))) throw new Error('this sound is not shipped');
    return { file: soundAddress };
  }
  // Archives are for a computer: the mocks only say that there are some.
  const isArchive = type === 'application/zip' || type.startsWith('multipart/');
  if (isArchive) return { text: '', type: type.split(';')[0] ?? type };
  const text = bytes.toString('utf8');
  if (type.includes('json') && text.startsWith('{"openapi"')) return { text: headOf(text), type };
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  return { text, type, ...(name && { name }) };
}

/** The description of the API without its paths: nothing in the mini-app reads it, and it is long. */
function headOf(openApi: string): string {
  const { openapi, info } = JSON.parse(openApi);
  return JSON.stringify({ openapi, info, paths: {} });
}
