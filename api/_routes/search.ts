import type { FoundRule, SearchMatch } from '../../core/contracts/search.ts';
import { ranks } from '../../core/search/ranks.ts';
import { dateIn } from '../../core/streak/streak.ts';
import { russianPair } from '../../core/texts/lesson/grammar/verbs.ts';
import { shapeReading } from '../../core/texts/lesson/readings.ts';
import { lookUpText, readOpenWords } from '../../db/course/search/course-search.ts';
import { readHebrewText } from '../../db/course/search/read-hebrew.ts';
import { type RuleMatch, searchRules } from '../../db/rules/search-rules.ts';
import { type Handlers, limitCalls, visitorOf } from '../_call.ts';
import { wordShape } from './shapes/word-shape.ts';
import { withVoices } from './voice/heard-voices.ts';

/** The best of them; more would hide the words. Beside a word of the course only those asked for to the letter. */
const mostRules = 3;

/** Whoever types asks again with every pause. */
const searchLimit = { name: 'search', calls: 60, windowSeconds: 60 };

export const searchHandlers: Handlers<'GET /search' | 'GET /search/words' | 'POST /search/text'> = {
  'GET /search/words': ({ owner, deps, now }) => readOpenWords(deps.db, visitorOf(deps, owner), now),

  'POST /search/text': async ({ body: { text }, owner, deps, now }) => {
    const input = { ...visitorOf(deps, owner), text, today: dateIn(owner.zone, now) };
    const { words, order } = await readHebrewText(deps.db, input, now);
    const shaped = words.map(({ readings, ...word }) => ({ ...word, readings: readings.map(shapeReading) }));
    return { words: shaped, order };
  },

  'GET /search': async ({ query: { q }, owner, deps, now }) => {
    await limitCalls(deps, searchLimit, String(owner.userId));
    const asked = { ...visitorOf(deps, owner), text: q };
    const [{ matches: found, readings }, rules] = await Promise.all([
      lookUpText(deps.db, asked, now),
      searchRules(deps.db, asked, now),
    ]);
    const open = found.filter(({ lesson }) => lesson.isOpen);
    const words = await withVoices(
      deps,
      open.map(({ lesson, word }) => wordShape(deps, lesson.id, word, now)),
      { listener: owner.userId },
    );
    const shapes = new Map(open.map((match, at) => [match, words[at]]));
    const locked = new Set<number>();
    const matches = found.flatMap((match): SearchMatch[] => {
      const { isOpen: _, ...lesson } = match.lesson;
      const word = shapes.get(match);
      if (word) {
        const pair = match.verb ? russianPair(match.verb) : null;
        return [{ lesson, word, pair, forms: match.forms }];
      }
      // Of a locked lesson only that it has the word, and once.
      if (locked.has(lesson.id)) return [];
      locked.add(lesson.id);
      return [{ lesson, word: null, pair: null, forms: [] }];
    });
    const isWord = found.some(({ isPartial, rank }) => !isPartial && rank <= ranks.form);
    const meant = isWord ? rules.filter(({ isExact }) => isExact) : rules;
    return { matches, readings: readings.map(shapeReading), rules: meant.slice(0, mostRules).map(ruleShape) };
  },
};

const ruleShape = ({ id, key, title, theme, lessonId, isOpen }: RuleMatch): FoundRule => ({
  ...{ id, key, title, theme, lessonId },
  isLocked: !isOpen,
});
