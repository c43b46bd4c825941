import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { EndpointKey, RequestBodyInput, ResponseData } from '../../core/contracts/endpoints.ts';
import type { Stage, StageResult } from '../../core/lesson/stages.ts';
import { testPhrase } from '../../core/speech/test-phrase.ts';
import { play, questionsOf } from '../fixtures/quiz-player.ts';

/** What one call of the walk sends. */
export type Sent<K extends EndpointKey> = {
  params?: Record<string, string | number>;
  query?: Record<string, string>;
  /** Anything where the contract leaves the body to its route. */
  body?: [RequestBodyInput<K>] extends [undefined] ? unknown : RequestBodyInput<K>;
  form?: Record<string, string | Blob>;
};

/** What the walk has received so far, before random ids are replaced. */
export type Seen = {
  <K extends EndpointKey>(key: K): ResponseData<K>;
  /** A body that is a text. */
  text(key: EndpointKey): string;
};

/** What the walk has to know about the people and the files that it uses. */
export type Places = {
  userId: number;
  initData: string;
  /** A person of the crowd, and the charge of a payment that was not refunded. */
  otherId: number;
  chargeId: string;
  /** A sound that the application ships. */
  soundFile: URL;
  /** A word of the course that is a verb. */
  verbWordId: number;
};

/** Right answers of all four stages: speaking is compared by ear, since no recogniser listens. */
export const allStagesDone: Record<Stage, { result: StageResult }> = {
  LISTEN: { result: 'right' },
  RECORD: { result: 'self' },
  WRITE: { result: 'right' },
  TYPE: { result: 'right' },
};

const nothing = () => ({});

const own = (_: Seen, { userId }: Places) => ({ params: { userId } });
const lessonIdAt = (seen: Seen, place: number) => seen('GET /lessons')[place]?.id ?? 0;
const subsectionIdIn = (seen: Seen) => seen('GET /admin/categories')[0]?.subsections[0]?.id ?? 0;
const threadOf = (seen: Seen) =>
  seen('GET /admin/threads').threads.find(({ kind }) => kind === 'question')?.id ?? 0;
const sound = ({ soundFile }: Places) => new Blob([readFileSync(soundFile)], { type: 'audio/mpeg' });
const november = { query: { from: '2026-11-01', to: '2026-11-30' } };
// Parameters of calls that are about one thing.
const thread = (seen: Seen) => ({ id: threadOf(seen) });
const rule = (seen: Seen) => ({ id: seen('GET /rules')[0]?.id ?? 0 });
const dialogue = (seen: Seen) => ({ id: seen('GET /dialogues')[0]?.id ?? 0 });
const take = (seen: Seen) => ({ id: seen('GET /admin/voices/takes').takes[0]?.id ?? 0 });
const voice = (seen: Seen) => ({ id: seen('GET /admin/voices/synthetic')[0]?.id ?? 0 });
const ownWord = (seen: Seen, place: number) => ({ id: seen('POST /own-words').words[place]?.id ?? 0 });
const ownList = (seen: Seen) => ({ token: seen('POST /own-lists').token });
const ownLesson = (seen: Seen) => ({ id: seen('POST /lessons').id });
const ownBroadcast = (seen: Seen) => ({ id: seen('POST /admin/broadcasts').id });
const draft = {
  name: 'В саду',
  description: 'Вы сможете рассказать, что растёт в саду.',
  topic: 'сад',
  words: [
    { hebrew: 'עץ', pronunciation: 'עֵץ', transcription: 'эц', russian: 'дерево', gender: 'm' as const },
  ],
};
const draftOf = (seen: Seen) =>
  seen('GET /admin/broadcasts').broadcasts.find(({ state }) => state === 'draft')?.id ?? 0;
const firstVersionOf = (seen: Seen) => seen('GET /admin/lessons/{id}/versions').versions.at(-1)?.id ?? 0;
const broadcast = {
  marked: '**Новый урок** уже здесь',
  photo: null,
  button: { label: 'Открыть', place: 'link' as const, url: 'https://example.com/' },
};
/** A rule of the words of parents and children, for the first lesson that brings none. */
const ownRule = (seen: Seen) => {
  const taken = new Set(seen('GET /admin/rules').rules.map(({ lesson }) => lesson?.id));
  const free = seen('GET /admin/lessons').lessons.find(({ id }) => !taken.has(id));
  return { ...ruleOfPeople, lessonId: free?.id ?? null, before: null };
};
/** A dialogue about people for the last lesson. */
const ownDialogue = (seen: Seen) => {
  const last = seen('GET /admin/lessons').lessons.toSorted((a, b) => b.lesson_number - a.lesson_number)[0];
  return { ...dialogueOfPeople, lessonId: last?.id ?? null };
};

/**
 * One call of each endpoint, in the order in which they are made: everything that is read first, then what changes
 * something. The type asks for a line here when the table of endpoints gets a new one.
 */
export const walk: { [K in EndpointKey]: (seen: Seen, places: Places) => Sent<K> } = {
  'POST /auth/telegram': (_, { initData }) => ({
    body: { initData, timezone: 'Asia/Jerusalem', home: true },
  }),
  'GET /auth/telegram/verify': nothing,
  'GET /me': nothing,
  'GET /profile': nothing,
  'GET /home': nothing,
  'GET /sections': nothing,
  'GET /course': nothing,
  'GET /course/{version}': (seen) => ({ params: { version: seen('GET /course').version } }),
  'GET /categories': nothing,
  'GET /lessons': nothing,
  'GET /lessons/{id}': (seen) => ({ params: { id: lessonIdAt(seen, 0) } }),
  'GET /verbs/{wordId}': (_, { verbWordId }) => ({ params: { wordId: verbWordId } }),
  'GET /search': () => ({ query: { q: 'как будет хлеб' } }),
  // shalom, ani bavayit: "hello, I am at home"
  'POST /search/text': () => ({ body: { text: 'שלום, אני בבית' } }),
  'GET /forms/{wordId}': (_, { verbWordId }) => ({
    params: { wordId: verbWordId },
    query: { tense: 'present' },
  }),
  'GET /progress': nothing,
  'GET /progress/user/{userId}': own,
  'GET /progress/user/{userId}/lesson/{lessonId}': (seen, { userId }) => ({
    params: { userId, lessonId: lessonIdAt(seen, 0) },
  }),
  'GET /users/progress': nothing,
  'GET /users/stats': nothing,
  'GET /users/stats/{userId}': own,
  'GET /users/statistics': nothing,
  'POST /users/sync-stats': () => ({ body: {} }),
  'POST /users/sync-stats/{userId}': (_, { userId }) => ({ params: { userId }, body: {} }),
  'PATCH /users/{userId}': (_, { userId }) => ({ params: { userId }, body: {} }),
  'POST /achievements/award-word-points/{userId}': own,
  'GET /users/{userId}/achievements': own,
  'POST /achievements': () => ({ body: {} }),
  'GET /users/{userId}/streak': own,
  'POST /user-activity': () => ({ body: {} }),
  'GET /leaderboard': () => ({ query: { limit: '20' } }),
  'GET /user-status-levels': nothing,
  'GET /user-status-levels/{id}': () => ({ params: { id: 2 } }),
  'GET /activity/updates': nothing,
  'GET /global-updates': nothing,
  'GET /users/settings': nothing,
  'GET /voices': nothing,
  'GET /reminders': nothing,
  'GET /today': nothing,
  'GET /letters': nothing,
  'GET /rules': nothing,
  'GET /dialogues': nothing,
  'GET /dialogues/{id}': (seen) => ({ params: dialogue(seen) }),
  'GET /placement': nothing,
  'GET /known-words': nothing,
  'GET /memory': nothing,
  'GET /memory/confusions': nothing,
  'GET /memory/export': nothing,
  'GET /payments': nothing,
  'GET /me/deletion': nothing,
  'GET /health': nothing,
  'GET /openapi.json': nothing,
  'GET /google-tts': () => ({ query: { text: testPhrase.hebrew } }),
  'GET /audio/{lessonId}/{wordId}': (seen) => {
    const { id: lessonId, words } = seen('GET /lessons/{id}');
    return { params: { lessonId, wordId: words[0]?.id ?? 0 } };
  },
  'GET /search/words': nothing,
  'GET /sounds/{hash}': (_, { soundFile }) => ({ params: { hash: hashOf(readFileSync(soundFile)) } }),
  'GET /sounds/lessons/{lessonId}': (seen) => ({ params: { lessonId: lessonIdAt(seen, 0) } }),
  'POST /sounds/packs': (seen) => ({
    body: {
      addresses: seen('GET /today')
        .words.flatMap(({ audio }) => audio ?? [])
        .slice(0, 1),
    },
  }),
  'GET /sounds/export': nothing,
  'GET /sounds/rendering': nothing,
  'GET /admin/analytics': nothing,
  'GET /admin/actions': nothing,
  'GET /admin/diagnostics': nothing,
  'GET /admin/categories': nothing,
  'GET /admin/lessons': nothing,
  'GET /own-words': () => ({}),
  'GET /own-lists': nothing,
  'GET /own-words/export': nothing,
  'GET /admin/shared-lists': nothing,
  'GET /admin/reports': nothing,
  'GET /threads': nothing,
  'GET /admin/threads': nothing,
  'GET /admin/threads/{id}': (seen) => ({ params: thread(seen) }),
  'GET /admin/threads/{id}/files/{messageId}': (seen) => ({
    params: {
      id: threadOf(seen),
      messageId: seen('GET /admin/threads/{id}').messages.find(({ kind }) => kind === 'voice')?.id ?? 0,
    },
  }),
  'GET /admin/broadcasts': nothing,
  'GET /admin/broadcasts/audience': () => ({ query: { kind: 'away', days: '14' } }),
  'GET /admin/broadcasts/{id}': (seen) => ({ params: { id: draftOf(seen) } }),
  'GET /admin/rules': nothing,
  'GET /admin/rules/{id}': (seen) => ({ params: { id: seen('GET /admin/rules').rules[0]?.id ?? 0 } }),
  'GET /admin/dialogues': nothing,
  'GET /admin/dialogues/{id}': (seen) => ({
    params: { id: seen('GET /admin/dialogues').dialogues[0]?.id ?? 0 },
  }),
  'GET /admin/period': () => november,
  'GET /admin/period/tables': () => november,
  'GET /admin/users': nothing,
  'GET /admin/users/file': nothing,
  'GET /admin/users/{id}': (_, { userId }) => ({ params: { id: userId } }),
  'GET /admin/payments': nothing,
  'GET /admin/payments/file': nothing,
  'GET /admin/export': nothing,
  'GET /admin/lessons/ids': nothing,
  'GET /audio/voices': nothing,
  'GET /studio': nothing,
  'GET /studio/items': () => ({ query: { part: 'letters' } }),
  'GET /admin/voices': nothing,
  'GET /admin/voices/takes': nothing,
  'GET /admin/voices/synthetic': nothing,
  'GET /audio/take/{id}': (seen) => ({ params: take(seen) }),
  // From here on something changes.
  'POST /client-log': () => ({ body: { message: 'mocks' } }),
  'PUT /users/settings': () => ({ body: { dailyGoal: 5 } }),
  'POST /progress': (seen) => {
    const { id: lessonId, words } = seen('GET /lessons/{id}');
    return { body: { lessonId, wordId: words[0]?.id, attempts: { LISTEN: { result: 'right' } } } };
  },
  'POST /quiz/start': (seen) => ({ body: { lessonId: lessonIdAt(seen, 0) } }),
  'POST /quiz/results': (seen) => {
    const quiz = seen('POST /quiz/start');
    return { body: { lessonId: quiz.lessonId, quizId: quiz.quizId, answers: play(questionsOf(quiz)) } };
  },
  'POST /reviews': (seen) => {
    const [task] = seen('GET /today').tasks;
    return {
      body: { eventId: 'mock-review', wordId: task?.wordId ?? 0, exercise: 'listen', result: 'wrong' },
    };
  },
  'POST /letters/answers': () => ({
    body: { eventId: 'mock-letter', letters: ['shin'], event: 'find', result: 'wrong', chosen: 'ayin' },
  }),
  'POST /own-words/read': () => ({ body: { text: 'ועד בית — домовой комитет\nשלט — вывеска\nשלום' } }),
  'POST /own-words': () => ({
    body: {
      eventId: 'mock-own-words',
      words: [
        { hebrew: 'ועד בית', russian: 'домовой комитет', sentence: 'ועד בית מודיע על הפסקת מים.' },
        { hebrew: 'שֶׁלֶט', russian: 'вывеска' },
        { hebrew: 'מבצע', russian: 'акция, скидка' },
      ],
    },
  }),
  'PUT /own-words/{id}': (seen) => ({
    params: ownWord(seen, 0),
    body: { hebrew: 'מִבְצָע', russian: 'акция, скидка' },
  }),
  'POST /audio/own/{id}': (seen, places) => ({ params: ownWord(seen, 2), form: { file: sound(places) } }),
  'DELETE /audio/own/{id}': (seen) => ({ params: ownWord(seen, 2) }),
  'POST /own-lists': (seen) => ({
    body: {
      eventId: 'mock-own-list',
      title: 'Слова с улицы',
      wordIds: seen('POST /own-words').words.map(({ id }) => id),
    },
  }),
  'GET /shared-lists/{token}': (seen) => ({ params: ownList(seen) }),
  'POST /shared-lists/{token}/copy': (seen) => ({ params: ownList(seen), body: { eventId: 'mock-copy' } }),
  'POST /shared-lists/{token}/report': (seen) => ({ params: ownList(seen) }),
  'PUT /admin/shared-lists/{token}': (seen) => ({ params: ownList(seen), body: { isHidden: false } }),
  'DELETE /own-lists/{token}': (seen) => ({ params: ownList(seen) }),
  'DELETE /own-words/{id}': (seen) => ({ params: ownWord(seen, 2) }),
  'POST /own-words/{id}/restore': (seen) => ({ params: ownWord(seen, 2) }),
  'POST /rules/{id}/answers': (seen) => ({
    params: rule(seen),
    body: { eventId: 'mock-rule', result: 'right', check: 0, chosen: 0 },
  }),
  'POST /dialogues/{id}/answers': (seen) => ({
    params: dialogue(seen),
    body: { eventId: 'mock-dialogue', event: 'question', place: 0, isRight: true },
  }),
  'POST /reports': (seen) => ({
    body: {
      ...{ eventId: 'mock-report', subject: 'rule', subjectId: seen('GET /rules')[0]?.id ?? 0 },
      ...{ reason: 'text', words: 'Непонятно, когда так говорят.' },
    },
  }),
  'POST /threads': () => ({ body: { eventId: 'mock-question', text: 'И в уроке 2 тоже.' } }),
  'POST /share': (seen) => ({ body: { kind: 'word', id: seen('GET /lessons/{id}').words[0]?.id ?? 0 } }),
  'POST /known-words': (seen) => ({
    body: { beforeLessonId: seen('GET /placement').levels[0]?.lessonId ?? 1 },
  }),
  'POST /known-words/forget': () => ({ body: {} }),
  'POST /forms/answers': (seen) => {
    const [task] = seen('GET /forms/{wordId}').tasks;
    const { skill = '', wordId = 0, form = '' } = task ?? {};
    return { body: { eventId: 'mock-form', skill, wordId, form, exercise: 'choose', result: 'right' } };
  },
  'POST /reviews/undo': () => ({ body: { eventId: 'mock-review' } }),
  'POST /payments/create-invoice': () => ({ body: { subscriptionType: 'year' } }),
  'GET /payments/orders/{id}': (seen) => ({
    params: { id: seen('POST /payments/create-invoice').orderId },
  }),
  'POST /payments/cancel-pending': () => ({ body: { reason: 'cancelled_by_user' } }),
  'POST /stt': (_, places) => ({ form: { file: sound(places) } }),
  'POST /sounds/import': () => ({ form: { file: new Blob(['none']) } }),
  'POST /sounds/rendering': nothing,
  'GET /sounds/nightly': nothing,
  'POST /uploads': (_, places) => ({ form: { kind: 'audio', file: sound(places) } }),
  'GET /uploads/{id}': (seen) => ({ params: { id: seen('POST /uploads').id } }),
  'POST /lessons': (seen) => ({ body: { ...draft, subsection_id: subsectionIdIn(seen) } }),
  'PUT /lessons/{id}': (seen) => {
    const { id, revision } = seen('POST /lessons');
    return { params: { id }, body: { revision, isPublished: true, topic: 'деревья' } };
  },
  'GET /admin/lessons/{id}/versions': (seen) => ({ params: ownLesson(seen) }),
  'GET /admin/lessons/{id}/versions/{version}': (seen) => ({
    params: { ...ownLesson(seen), version: firstVersionOf(seen) },
  }),
  'POST /admin/lessons/{id}/versions/{version}': (seen) => ({
    params: { ...ownLesson(seen), version: firstVersionOf(seen) },
    body: { revision: seen('GET /admin/lessons/{id}/versions/{version}').revision },
  }),
  'POST /admin/lessons/many': (seen) => ({
    body: { act: 'premium', ids: [seen('POST /lessons').id], eventId: 'mock-many' },
  }),
  'POST /admin/lessons/drafts': (seen) => ({
    body: {
      subsection_id: subsectionIdIn(seen),
      lessons: [{ name: draft.name, words: draft.words }],
      eventId: 'mock-drafts',
    },
  }),
  'POST /admin/lessons/export': (seen) => ({ body: { ids: [seen('POST /lessons').id] } }),
  'DELETE /lessons/{id}': (seen) => ({ params: ownLesson(seen) }),
  'POST /admin/words/taught': () => ({ body: { letters: ['שלום'] } }), // shalom
  'POST /admin/rules/check': (seen) => ({ body: { ...ownRule(seen), text: '' } }),
  'POST /admin/rules': (seen) => ({ body: { ...ownRule(seen), eventId: 'mock-own-rule' } }),
  'PUT /admin/rules/{id}': (seen) => {
    const { id, revision } = seen('POST /admin/rules');
    return { params: { id }, body: { revision, title: 'Как читать подсказку' } };
  },
  'DELETE /admin/rules/{id}': (seen) => ({ params: { id: seen('POST /admin/rules').id } }),
  'POST /admin/dialogues/check': (seen) => ({ body: { ...ownDialogue(seen), title: '' } }),
  'POST /admin/dialogues': (seen) => ({ body: { ...ownDialogue(seen), eventId: 'mock-own-dialogue' } }),
  'PUT /admin/dialogues/{id}': (seen) => {
    const { id, revision } = seen('POST /admin/dialogues');
    return { params: { id }, body: { revision, title: 'Кто там?' } };
  },
  'DELETE /admin/dialogues/{id}': (seen) => ({ params: { id: seen('POST /admin/dialogues').id } }),
  'POST /templates': (seen) => ({ body: { type: 'animals', subsection_id: subsectionIdIn(seen) } }),
  'POST /admin/sections': () => ({ body: { name: 'Город', description: 'Улицы.', icon_emoji: '🏙' } }),
  'POST /admin/subsections': (seen) => {
    const section_id = seen('POST /admin/sections').id;
    return { body: { section_id, name: 'Улица', icon_emoji: '🛣', icon_bg_color: '#ffffff' } };
  },
  'PUT /admin/sections/{id}': (seen) => ({
    params: { id: seen('POST /admin/sections').id },
    body: { name: 'В городе' },
  }),
  'PUT /admin/subsections/{id}': (seen) => ({
    params: { id: seen('POST /admin/subsections').id },
    body: { name: 'На улице' },
  }),
  'DELETE /admin/subsections/{id}': (seen) => ({ params: { id: seen('POST /admin/subsections').id } }),
  'DELETE /admin/sections/{id}': (seen) => ({ params: { id: seen('POST /admin/sections').id } }),
  'POST /admin/threads/{id}/messages': (seen) => ({
    params: thread(seen),
    body: { eventId: 'mock-answer', text: 'Исправили, проверьте.' },
  }),
  'POST /admin/threads/{id}/copies': (seen) => ({ params: thread(seen) }),
  'POST /admin/threads/{id}/close': (seen) => ({ params: thread(seen) }),
  'POST /admin/reports/{id}/close': (seen) => ({
    params: { id: seen('GET /admin/reports').reports[0]?.id ?? 0 },
    body: { reply: 'Исправили, спасибо!' },
  }),
  'POST /admin/broadcasts/test': () => ({ body: broadcast }),
  'POST /admin/broadcasts': () => ({
    body: {
      ...{ ...broadcast, eventId: 'mock-broadcast', audience: { kind: 'all' } },
      localTime: '2026-11-23T10:00',
    },
  }),
  'POST /admin/broadcasts/{id}/continue': (seen) => ({ params: ownBroadcast(seen) }),
  'POST /admin/broadcasts/{id}/stop': (seen) => ({ params: ownBroadcast(seen) }),
  'DELETE /admin/broadcasts/{id}': (seen) => ({ params: { id: draftOf(seen) } }),
  'PUT /admin/order': (seen) => ({
    body: { kind: 'sections', ids: seen('GET /admin/categories').map(({ id }) => id) },
  }),
  'GET /admin/editing': nothing,
  'POST /admin/editing': (seen) => ({ body: { kind: 'lesson', id: lessonIdAt(seen, 0), isOpen: true } }),
  'GET /admin/bin': nothing,
  'POST /admin/bin/restore': (seen) => {
    const { kind, id } = seen('GET /admin/bin').items[0] ?? { kind: 'lesson', id: 0 };
    return { body: { kind, id } };
  },
  'POST /admin/actions/undo': (seen) => ({
    body: { target: `section:${seen('POST /admin/sections').id}` },
  }),
  'PATCH /admin/users/{id}': (_, { otherId }) => ({ params: { id: otherId }, body: { premium: 'year' } }),
  'POST /admin/payments/{chargeId}/refund': (_, { chargeId }) => ({ params: { chargeId } }),
  'POST /admin/import': (seen) => ({
    query: { dryRun: 'true' },
    form: { file: new File([seen.text('GET /admin/export')], 'course.json') },
  }),
  'POST /admin/leaderboard': nothing,
  'POST /admin/reconcile': nothing,
  'POST /audio/missing': nothing,
  'POST /me/deletion': nothing,
  'DELETE /me/deletion': nothing,
  'POST /studio/consent': (seen) => ({ body: { version: seen('GET /studio').consent.version } }),
  'POST /audio/take': (seen, places) => ({
    form: {
      key: seen('GET /studio/items').items[2]?.key ?? '',
      file: sound(places),
    },
  }),
  'POST /admin/voices/takes/{id}': (seen) => ({ params: take(seen), body: { decision: 'accept' } }),
  'POST /admin/voices/publish': () => ({ body: { lessonId: 'letters' } }),
  'PUT /admin/voices/synthetic/{id}': (seen) => ({ params: voice(seen), body: { isOn: false } }),
  'DELETE /admin/voices/synthetic/{id}': (seen) => ({ params: voice(seen) }),
  'DELETE /studio/recordings': nothing,
  'GET /cron/daily': nothing,
  'GET /cron/often': nothing,
  'GET /cron/hourly': nothing,
  'POST /telegram': () => ({ body: { update_id: 1 } }),
  'POST /auth/logout': nothing,
};

/** hu yeled, hi yalda: he is a boy, she is a girl */
const ruleOfPeople = {
  title: 'Он — мальчик, она — девочка',
  theme: 'sentences' as const,
  text: 'Слова «есть» между ними не нужно: сразу кто и кто он.',
  pairs: [
    {
      right: { pronunciation: 'הוּא [יֶלֶד].', transcription: 'һу е́лэд', russian: 'Он мальчик.' },
      other: { hebrew: 'הוא יש ילד', russian: 'Он мальчик.', why: 'слово «есть» лишнее' },
    },
    {
      right: { pronunciation: 'הִיא [יַלְדָּה].', transcription: 'һи ялда́', russian: 'Она девочка.' },
      other: null,
    },
  ],
  checks: [
    {
      kind: 'gap' as const,
      prompt: 'Он мальчик.',
      sentence: '___ יֶלֶד.',
      options: ['הוּא', 'הִיא'],
      answer: 0,
      reasons: ['Это «она».'],
    },
    {
      kind: 'right' as const,
      prompt: 'Она девочка.',
      sentence: null,
      options: ['הוּא יֶלֶד', 'הִיא יַלְדָּה'],
      answer: 1,
      reasons: ['Это «он мальчик».'],
    },
    {
      kind: 'choice' as const,
      prompt: 'Нужно ли слово «есть»?',
      sentence: null,
      options: ['да', 'нет'],
      answer: 1,
      reasons: ['Между ними ничего не нужно.'],
    },
  ],
};

/** The content hash under which the sound is kept. */
const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex').slice(0, 32);

/** hu yeled, hi yalda: he is a boy, she is a girl */
const boy = { pronunciation: 'הוּא יֶלֶד.', transcription: 'һу е́лэд', russian: 'Он мальчик.' };
const girl = { pronunciation: 'הִיא יַלְדָּה.', transcription: 'һи ялда́', russian: 'Она девочка.' };
const hisTurn = { ...boy, cue: 'Скажите, что он мальчик.', needs: 'הוא ילד', also: [], examples: [] };
const herTurn = { ...girl, cue: 'Скажите, что она девочка.', needs: 'היא ילדה', also: [], examples: [] };
const dialogueOfPeople: Omit<
  NonNullable<RequestBodyInput<'POST /admin/dialogues'>>,
  'eventId' | 'lessonId'
> = {
  title: 'Мальчик и девочка',
  scene: 'Дана и Рон смотрят на фотографию.',
  note: '',
  people: [
    { pronunciation: 'דָּנָה', transcription: 'да́на', russian: 'Дана', gender: 'f' },
    { pronunciation: 'רוֹן', transcription: 'рон', russian: 'Рон', gender: 'm' },
  ],
  names: [],
  turns: [
    { ...hisTurn, speaker: 0 },
    { ...herTurn, speaker: 1 },
    { ...hisTurn, speaker: 0, needs: 'הוא/היא', examples: [boy, girl, boy] },
    { ...herTurn, speaker: 1 },
  ],
  questions: [
    { prompt: 'Кто он?', options: ['мальчик', 'девочка'], answer: 0, turn: 0 },
    { prompt: 'Кто она?', options: ['мальчик', 'девочка'], answer: 1, turn: 1 },
  ],
};
