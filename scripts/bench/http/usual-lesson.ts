import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { formsOf } from '../../../core/lesson/sentences/sentence-forms.ts';
import { allStages } from '../../../core/lesson/stages.ts';
import { audioKey } from '../../../db/content/sounds/audio-index.ts';
import type { LessonData } from '../../../db/course/lessons.ts';
import * as schema from '../../../db/schema/index.ts';
import type { UsualDb } from './usual-db.ts';
import { readPremium } from './usual-home-rows.ts';

const { words, wordProgress } = schema;

/** `LessonData` of a published lesson for a learner, as it is usually read: table by table. */
export async function readUsualLesson(
  db: UsualDb,
  { userId, lessonId }: { userId: number; lessonId: number },
  now: Date,
): Promise<LessonData> {
  const lesson = await db.query.lessons.findFirst({
    where: and(eq(schema.lessons.id, lessonId), isNull(schema.lessons.deletedAt)),
  });
  const subsection = await db.query.subsections.findFirst({
    where: eq(schema.subsections.id, lesson?.subsectionId ?? 0),
  });
  const section = await db.query.sections.findFirst({
    where: eq(schema.sections.id, subsection?.sectionId ?? 0),
  });
  if (!lesson?.isPublished || !subsection || !section) throw new Error('no such lesson');
  const user = await db.query.users.findFirst({
    columns: { role: true },
    where: eq(schema.users.id, userId),
  });
  const { isPremium } = await readPremium(db, userId, now);
  const stored = await db.query.settings.findFirst({ where: eq(schema.settings.userId, userId) });
  const taught = await db.query.words.findMany({
    where: and(eq(words.lessonId, lessonId), isNull(words.deletedAt)),
    orderBy: [asc(words.position), asc(words.id)],
  });
  const blobs = taught.flatMap(({ audioBlobHash }) => audioBlobHash ?? []);
  const uploads =
    blobs.length === 0
      ? []
      : await db.query.audioBlobs.findMany({
          columns: { hash: true },
          where: and(inArray(schema.audioBlobs.hash, blobs), eq(schema.audioBlobs.provider, 'upload')),
        });
  const rules = await db.query.rules.findMany({
    columns: { id: true, key: true, title: true, beforeWord: true },
    where: and(eq(schema.rules.lessonId, lessonId), isNull(schema.rules.deletedAt)),
    orderBy: [asc(schema.rules.position), asc(schema.rules.id)],
  });
  const ids = taught.map(({ id }) => id);
  const progress = await db.query.wordProgress.findMany({
    where: and(eq(wordProgress.userId, userId), inArray(wordProgress.wordId, ids)),
  });
  const passed = await db.query.quizResults.findFirst({
    columns: { id: true },
    where: and(
      eq(schema.quizResults.userId, userId),
      eq(schema.quizResults.lessonId, lessonId),
      eq(schema.quizResults.passed, true),
    ),
  });
  const known = await db.query.knownWords.findMany({
    where: and(eq(schema.knownWords.userId, userId), eq(schema.knownWords.lessonId, lessonId)),
    orderBy: asc(schema.knownWords.wordId),
  });
  const sentences = [...taught.flatMap(({ examples }) => examples), ...lesson.proofs];
  const keys = [...new Set([...taught, ...sentences.flatMap((one) => formsOf(one))].map(audioKey))];
  const places = new Map(taught.map(({ key, id }, at) => [key, { id, at }]));
  const placeOf = (key: string | null) => (key === null ? undefined : places.get(key));
  const learned = new Set(progress.flatMap((row) => (row.stages === allStages ? [row.wordId] : [])));
  const uploaded = new Set(uploads.map(({ hash }) => hash));
  return {
    ...lesson,
    isAdmin: user?.role === 'admin',
    isEditing: false,
    isPremium,
    subsection: subsection.name,
    section: section.name,
    words: taught.map(({ verb, examples, ...word }) => ({
      ...{ id: word.id, hebrew: word.hebrew, pronunciation: word.pronunciation, plural: word.plural },
      ...{ transcription: word.transcription, transcriptionKept: word.transcriptionKept },
      ...{ russian: word.russian, gender: word.gender, feminine: word.feminine, variants: word.variants },
      ...{ ownVerb: verb, parts: word.parts, audioHash: word.audioHash, audioBlobHash: word.audioBlobHash },
      examples: examples as LessonData['words'][number]['examples'],
      isRecorded: word.audioBlobHash !== null && uploaded.has(word.audioBlobHash),
      handwritingUploadId: word.handwritingUploadId,
    })),
    proofs: lesson.proofs as LessonData['proofs'],
    rules: rules
      .map(({ beforeWord, ...rule }) => ({ ...rule, before: placeOf(beforeWord)?.id ?? null, beforeWord }))
      .sort((a, b) => (placeOf(a.beforeWord)?.at ?? -1) - (placeOf(b.beforeWord)?.at ?? -1))
      .map(({ beforeWord: _, ...rule }) => rule),
    progress: progress.map(({ wordId, stages, passStages }) => ({ wordId, stages, passStages })),
    quizPassed: passed !== undefined,
    known: known.flatMap(({ wordId }) => (learned.has(wordId) ? [] : [wordId])),
    voices: await voicesOf(db, keys),
    settings: stored?.values,
  };
}

async function voicesOf(db: UsualDb, keys: readonly string[]): Promise<LessonData['voices']> {
  const { recordings, syntheses, renderings } = schema;
  const takes = await db.query.recordings.findMany({
    columns: { itemKey: true, hash: true, speakerId: true },
    where: and(
      inArray(recordings.itemKey, [...keys]),
      isNotNull(recordings.publishedAt),
      eq(recordings.status, 'accepted'),
    ),
    orderBy: asc(recordings.speakerId),
  });
  const speakers = takes.length === 0 ? [] : await db.query.speakers.findMany();
  const made = await db.query.syntheses.findMany({
    columns: { itemKey: true, hash: true, voiceId: true },
    where: inArray(syntheses.itemKey, [...keys]),
    orderBy: asc(syntheses.voiceId),
  });
  const voices = made.length === 0 ? [] : await db.query.syntheticVoices.findMany();
  const rendered = await db.query.renderings.findMany({
    columns: { itemKey: true, hash: true },
    where: and(inArray(renderings.itemKey, [...keys]), eq(renderings.provider, 'google')),
  });
  const all = keys.map((key) => ({
    key,
    human: takes.flatMap(({ itemKey, hash, speakerId }) => {
      const speaker = itemKey === key ? speakers.find(({ userId }) => userId === speakerId) : undefined;
      return speaker ? [{ hash, speakerId, gender: speaker.gender }] : [];
    }),
    synthetic: made.flatMap(({ itemKey, hash, voiceId }) => {
      const voice = itemKey === key ? voices.find(({ id, isOn }) => isOn && id === voiceId) : undefined;
      return voice ? [{ hash, speakerId: voiceId, gender: voice.gender, name: voice.name }] : [];
    }),
    google: rendered.find(({ itemKey }) => itemKey === key)?.hash ?? null,
  }));
  return all.filter(({ human, synthetic, google }) => human.length + synthetic.length > 0 || google !== null);
}
