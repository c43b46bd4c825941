import * as z from 'zod';
import { mostLevels, questionsPerLevel } from '../placement/placement.ts';
import { PlainWord } from './catalogue.ts';
import { endpoint } from './endpoint.ts';
import { RowId } from './shapes/shared.ts';

const Count = z.number().int().nonnegative();

export const PlacementResponse = z.object({
  /** Places of the course that the caller may open, easiest first; each asks some of its words. */
  levels: z
    .array(
      z.object({
        lessonId: RowId,
        lessonName: z.string(),
        /** Words of all open lessons before this one. */
        wordsBefore: Count,
        /** What is asked, then words for the choices. */
        words: z.array(PlainWord).min(questionsPerLevel),
      }),
    )
    .max(mostLevels),
});
export type PlacementResponse = z.output<typeof PlacementResponse>;

export const KnownWordsResponse = z.object({
  /** Words taken as known and not learned since, in all lessons. */
  total: Count,
  /** Words that can still be taken as known on this server day. */
  leftToday: Count,
});

export const TakeKnownResponse = KnownWordsResponse.extend({
  /** Words that this call has taken; 0 when it is repeated. */
  taken: Count,
  /** Words before the lesson that wait for another day. */
  waiting: Count,
});
export type TakeKnownResponse = z.output<typeof TakeKnownResponse>;

export const placementEndpoints = {
  'GET /placement': endpoint({
    summary: 'Вопросы, по которым выбирается урок для начала: только из открытых уроков',
    access: 'learner',
    callsPerMinute: 20,
    response: PlacementResponse,
  }),
  'GET /known-words': endpoint({
    summary: 'Сколько слов ученик отметил как известные',
    access: 'learner',
    response: KnownWordsResponse,
  }),
  'POST /known-words': endpoint({
    summary:
      'Считать слова открытых уроков до этого известными, не больше ста в день; повтор ничего не меняет',
    access: 'learner',
    callsPerMinute: 20,
    body: z.object({ beforeLessonId: RowId }),
    response: TakeKnownResponse,
  }),
  'POST /known-words/forget': endpoint({
    summary: 'Вернуть отмеченные слова в новые, все или одно; выученное остаётся',
    access: 'learner',
    callsPerMinute: 60,
    /** Without a word all of them. */
    body: z.object({ wordId: RowId.optional() }),
    response: KnownWordsResponse,
  }),
};
