import type { ResponseData } from '../../core/contracts/endpoints.ts';
import type { DayMeans } from '../../core/day/material.ts';
import { exportWords } from '../../core/memory/export.ts';
import type { HeardNumber } from '../../core/numbers/tasks.ts';
import { isOwnWordId } from '../../core/own-words/limits.ts';
import { rewardFields } from '../../core/status/standing-fields.ts';
import { addDays, dateIn } from '../../core/streak/streak.ts';
import { answerTexts } from '../../core/texts/lesson/answer.ts';
import { ownWordTexts } from '../../core/texts/own-words.ts';
import type { Db } from '../../db/connection/client.ts';
import { numberAudio } from '../../db/content/sounds/numbers-audio.ts';
import type { CatalogueCache } from '../../db/course/catalogue.ts';
import { readPlannedDay } from '../../db/day/plan.ts';
import type { LearnedWord } from '../../db/day/words.ts';
import { readConfusions } from '../../db/memory/confusions.ts';
import { readLearnedWords, readMemory } from '../../db/memory/overview.ts';
import { type SavedReview, saveReview, type WordMemory } from '../../db/memory/review.ts';
import { undoReview } from '../../db/memory/undo.ts';
import { readFigures } from '../../db/rewards/figures.ts';
import { findHeardParts, type Hearing } from '../../db/voices/heard.ts';
import { type AdminList, type Handlers, openerOf, visitorOf } from '../_call.ts';
import { answeredAt } from './answered-at.ts';
import { nextLessonOf } from './course/next-lesson.ts';
import { formTaskShapes } from './forms.ts';
import { checkShape } from './rules.ts';
import { type Sounding, withOwnVoices } from './shapes/own-word-shape.ts';
import { wordShape } from './shapes/word-shape.ts';
import { soundAddress, withVoices } from './voice/heard-voices.ts';

export const memoryHandlers: Handlers<
  | 'GET /today'
  | 'POST /reviews'
  | 'POST /reviews/undo'
  | 'GET /memory'
  | 'GET /memory/confusions'
  | 'GET /memory/export'
> = {
  'GET /today': async ({ query, owner, deps, now }) => {
    const { userId, zone } = owner;
    const { kind, day, speak, listen } = query;
    const voice = deps.recogniser !== undefined;
    const settledOn = dateIn(zone, now);
    const today = day === 'today' ? settledOn : addDays(settledOn, 1);
    const means: DayMeans = {
      ...{ canSpeak: speak && voice, canListen: listen, canShowCursive: true },
      ...{ canHearForms: listen, canFillGaps: true, canPutInOrder: true, canDraw: true },
    };
    const visitor = visitorOf(deps, owner);
    const planned = await readPlannedDay(
      deps.db,
      { ...visitor, today, settledOn, kind, means, mayBeSpoken: voice && !speak },
      now,
    );
    const { words, distractors, rules, forms, isCutShort: _, ...session } = planned;
    return {
      ...session,
      rules: rules.map(({ check, ...task }) => ({ ...task, check: checkShape(check) })),
      forms: await formTaskShapes(deps, forms, { listener: userId, now }),
      numbers: await numberShapes(deps.db, session.numbers, { listener: userId, again: true }),
      kind,
      date: today,
      serverTime: now.toISOString(),
      words: await learnedWordShapes(deps, words, { listener: userId, now }),
      distractors,
      voice,
      newWordsAt: session.newWords > 0 ? await newWordsAt(deps, userId, now) : null,
    };
  },

  'POST /reviews': async ({ body, owner, deps, now }) => {
    const { userId, zone } = owner;
    return savedShape(await saveReview(deps.db, { userId, zone, ...body, at: answeredAt(body) }, now));
  },

  'POST /reviews/undo': async ({ body, owner, deps, now }) =>
    memoryShape(await undoReview(deps.db, { ...owner, eventId: body.eventId }, now)),

  'GET /memory': ({ owner, deps, now }) =>
    readMemory(deps.db, { userId: owner.userId, today: dateIn(owner.zone, now) }),

  'GET /memory/confusions': async ({ owner, deps, now }) => {
    const today = dateIn(owner.zone, now);
    const { confusions, drillWords } = await readConfusions(deps.db, { userId: owner.userId, today });
    return {
      drillWords,
      pairs: confusions.map(({ letters, times, slips }) => ({
        letters,
        times,
        reason: answerTexts.pair(...letters),
        examples: slips.slice(0, 3).map(({ hebrew, typed, russian }) => ({ hebrew, typed, russian })),
      })),
    };
  },

  'GET /memory/export': async ({ query: { format }, owner, deps }) => {
    const words = await readLearnedWords(deps.db, { userId: owner.userId, ownLesson: ownWordTexts.name });
    const { name, mime, text } = exportWords(words, format);
    return new Response(text, {
      headers: {
        'Content-Type': mime,
        'Content-Disposition': `attachment; filename="${name}"`,
        'Cache-Control': 'private, no-store',
      },
    });
  },
};

type NumberTask = ResponseData<'GET /today'>['numbers'][number];

/** A number is said by one voice from its first part to its last. */
async function numberShapes(
  db: Db,
  numbers: readonly HeardNumber[],
  hearing: Hearing,
): Promise<NumberTask[]> {
  const partsOf = ({ pieces }: HeardNumber) =>
    pieces.map(({ pointed: pronunciation, transcription }) => ({ pronunciation, transcription }));
  const heard = await findHeardParts(db, numbers.map(partsOf), hearing);
  return numbers.map((number) => {
    const hashes = heard(partsOf(number));
    const pieces = number.pieces.map((piece, at) => {
      const hash = hashes?.[at];
      return { ...piece, audio: hash === undefined ? numberAudio(piece) : soundAddress(hash) };
    });
    return { kind: number.kind, digits: number.digits, pieces };
  });
}

/** The words of a day with their sounds, in their order: those of the course, and own ones. */
async function learnedWordShapes(
  deps: Sounding,
  words: readonly LearnedWord[],
  { listener, now }: { listener: number; now: Date },
): Promise<ResponseData<'GET /today'>['words']> {
  const isOwn = ({ id }: LearnedWord) => isOwnWordId(id);
  const taught = words.filter((word) => !isOwn(word));
  const shapes = [
    ...(await withVoices(
      deps,
      taught.map(({ lessonId, ...word }) => wordShape(deps, lessonId, word, now)),
      { listener, again: true },
    )),
    ...(await withOwnVoices(deps, words.filter(isOwn), { listener, now, again: true })),
  ];
  const shapeOf = new Map(shapes.map((shape) => [shape.id, shape]));
  return words.flatMap(({ id, lessonId }) => {
    const shape = shapeOf.get(id);
    return shape ? [{ ...shape, lessonId }] : [];
  });
}

async function newWordsAt(
  deps: AdminList & { db: Db; catalogue: CatalogueCache },
  userId: number,
  now: Date,
): Promise<ResponseData<'GET /today'>['newWordsAt']> {
  const figures = await readFigures(deps.db, userId, now);
  const next = nextLessonOf(await deps.catalogue.get(deps.db), figures, openerOf(deps, figures.user));
  return next ? { lessonId: next.lessonId, lessonName: next.lessonName } : null;
}

function memoryShape({ wordId, cards, nextDue, isFirm }: WordMemory): ResponseData<'POST /reviews/undo'> {
  return {
    wordId,
    nextDue,
    isFirm,
    cards: cards.map(({ skill, due, stability, reviews, lapses }) => ({
      skill,
      due,
      stability,
      reviews,
      lapses,
    })),
  };
}

export function savedShape(saved: SavedReview): ResponseData<'POST /reviews'> {
  return {
    ...memoryShape(saved),
    ...rewardFields(saved),
    result: saved.result,
    becameFirm: saved.becameFirm,
  };
}
