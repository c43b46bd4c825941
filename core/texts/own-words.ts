import {
  maxListTitle,
  maxOwnHebrew,
  maxOwnRussian,
  maxOwnSentence,
  maxOwnSounds,
  maxOwnWords,
  maxOwnWordsPerDay,
  maxSharedLists,
  maxWordsAtOnce,
} from '../own-words/limits.ts';
import { type OwnProblem, ownProblemCode, ownProblems } from '../own-words/problems.ts';
import { counted, nouns } from './plural.ts';

/** «Мои слова», wherever they are kept and learned. */
export const ownWordTexts = {
  name: 'Мои слова',
  /** Columns of the table that one can download. */
  columns: ['Иврит', 'Перевод', 'Транскрипция', 'Предложение'],
  /** In place of a lesson, a section and a subsection. */
  lesson: {
    description: 'Слова, которые вы добавили сами',
    topic: 'Мои слова',
  },
  /** What is wrong with a word or a list. */
  problems: {
    'no-hebrew': 'Здесь нет слова на иврите.',
    'not-only-hebrew': 'В слове есть знаки, которых нет в иврите.',
    'hebrew-too-long': `Слово или фраза длиннее ${maxOwnHebrew} знаков.`,
    'no-russian': 'Добавьте перевод: слово — перевод.',
    'russian-too-long': `Перевод длиннее ${maxOwnRussian} знаков.`,
    'niqqud-other-letters': 'Огласовки стоят у других букв. Напишите те же буквы или оставьте поле пустым.',
    'sentence-too-long': `Предложение длиннее ${maxOwnSentence} знаков.`,
    'too-many-words': `Своих слов уже ${maxOwnWords}: больше не поместится. Удалите те, что уже не нужны.`,
    'too-many-today': `За день можно добавить ${counted(maxOwnWordsPerDay, nouns.word)}. Продолжите завтра.`,
    'too-many-lines': `За один раз читается ${counted(maxWordsAtOnce, nouns.line)}.`,
    'no-title': 'Назовите список.',
    'title-too-long': `Название длиннее ${maxListTitle} знаков.`,
    'has-link': 'В списке, которым делятся, не бывает ссылок, имён в Telegram и телефонов.',
    'has-insult': 'В списке есть слово, которым не делятся с другими.',
  } satisfies Record<OwnProblem, string>,
};

/** Errors of this feature, by code. */
export const ownWordErrorTexts: Record<string, string> = {
  own_word_not_found: 'Такого слова среди ваших нет.',
  own_word_kept: 'Такое слово с этим переводом у вас уже есть.',
  own_words_full: ownWordTexts.problems['too-many-words'],
  own_sounds_full: `Своё звучание есть уже у ${maxOwnSounds} слов, больше не поместится.`,
  own_lists_full: `Вы уже делитесь ${maxSharedLists} списками. Закройте один из них.`,
  list_not_found: 'Этого списка больше нет.',
  ...Object.fromEntries(
    ownProblems.map((problem) => [ownProblemCode(problem), ownWordTexts.problems[problem]]),
  ),
};
