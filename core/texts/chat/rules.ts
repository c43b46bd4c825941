import { hasNiqqud } from '../../hebrew/niqqud.ts';
import type { RuleCheck, RulePair, RuleTheme } from '../../rules/content.ts';
import { splitMarks } from '../../rules/marks.ts';
import { formTexts } from '../lesson/grammar/forms.ts';
import { ruleTexts } from '../lesson/grammar/rules.ts';
import { hebrewInLine, hebrewLine, inLine, optionOf, type RichText, withGap } from './bot.ts';

type Titled = { title: string };
type Card = Titled & { text: string; pairs: readonly RulePair[] };
/** Which question of how many, both from 1. */
type Place = { number: number; of: number };

/** Two names stand in one row, so long ones are shortened. */
const shortThemes: Partial<Record<RuleTheme, string>> = {
  'nouns-and-adjectives': 'Род и число',
  'numbers-and-time': 'Числа и время',
};

/** Rules of grammar in the chat. A line begins with Russian or with a mark before its Hebrew. */
export const ruleChatTexts = {
  button: {
    check: 'Проверить себя',
    open: 'Открыть в Миле',
    themes: '‹ Все темы',
    earlier: '‹ Раньше',
    later: 'Дальше ›',
    next: 'Следующий вопрос',
    finish: 'К правилу',
    again: 'Сначала',
    theme: (theme: RuleTheme): string => shortThemes[theme] ?? ruleTexts.theme[theme],
    title: ({ title, isOpen }: Titled & { isOpen: boolean }): string => `${isOpen ? '' : '🔒 '}${title}`,
    rule: ({ title }: Titled): string => `Правило: ${title}`,
  },

  /** `hasMet`: the last buttons are rules that were met. */
  themes: (hasMet: boolean): RichText => [
    { bold: 'Правила' },
    `\n\nВыберите тему${hasMet ? ' или одно из недавних правил' : ''}. Или спросите своими словами: `,
    '/rule у меня есть',
  ],
  noRules: 'Правил в уроках пока нет.',
  theme: (theme: RuleTheme): RichText => [{ bold: ruleTexts.theme[theme] }],
  choice: (asked: string): RichText => [
    `По запросу «${inLine(asked)}» подходит несколько правил. Какое открыть?`,
  ],
  unknown: (asked: string): RichText => [
    `Правила по запросу «${inLine(asked)}» не нашлось. Попробуйте сказать иначе, например /rule у меня есть, или выберите тему.`,
  ],
  /** To a text that is no word. */
  meant: 'Слова такого не нашлось. Может быть, вы о правиле?',

  locked: ({ title }: Titled, lesson: string): RichText => [
    { bold: hebrewInLine(title) },
    `\n\nЭто правило из премиум-урока «${inLine(lesson)}». Оно откроется с премиум-доступом: /premium.`,
  ],
  card: ({ title, text, pairs }: Card): RichText => [
    { bold: hebrewInLine(title) },
    `\n\n${hebrewInLine(text)}`,
    ...pairs.flatMap(pairLines),
  ],

  question: ({ title }: Titled, check: RuleCheck, { number, of }: Place): RichText => [
    { bold: hebrewInLine(title) },
    `\nВопрос ${number} из ${of}\n\n${hebrewInLine(check.prompt)}`,
    check.sentence === undefined ? '' : `\n\n${hebrewLine(withGap(check.sentence))}`,
  ],
  /** The words of an order that were taken so far. */
  taken: (words: readonly string[]): string =>
    words.length > 0 ? `\n\n${hebrewLine(words.join(' '))}` : '\n\nНажимайте слова по порядку.',
  result: (
    check: RuleCheck,
    { isRight, reason }: { isRight: boolean; reason: string | undefined },
  ): RichText => [
    `\n\n`,
    { bold: isRight ? formTexts.right : `${formTexts.wrong}.` },
    ...(isRight && check.kind !== 'order' ? [] : [`\n${optionOf(rightAnswer(check))}`]),
    reason === undefined ? '' : `\n\n${hebrewInLine(reason)}`,
  ],
  done: ({ right, of }: { right: number; of: number }): RichText => [`\n\nВерно: ${right} из ${of}.`],

  changed: 'Правило с тех пор изменилось. Откройте его ещё раз.',
  gone: 'Этого правила в уроках больше нет. Другие найдёте по команде /rule.',
} as const;

function pairLines({ right, other }: RulePair): RichText {
  const { transcription, russian } = right;
  return [
    '\n\n• ',
    ...markedLine(right.pronunciation),
    ` [${transcription}] — ${russian}`,
    other ? `\n${hasNiqqud(other.hebrew) ? '↔' : '✗'} ${hebrewLine(other.hebrew)}` : '',
    other && other.russian !== russian ? ` — ${other.russian}` : '',
    other ? ` — ${hebrewInLine(other.why)}` : '',
  ];
}

/** The line with its decisive letters bold. */
function markedLine(pronunciation: string): RichText {
  const { text, marks } = splitMarks(pronunciation);
  const pieces: (string | { bold: string })[] = [];
  let at = 0;
  for (const { start, end } of marks) {
    pieces.push(text.slice(at, start), { bold: text.slice(start, end) });
    at = end;
  }
  const [before, after] = hebrewLine(text).split(text);
  return [before ?? '', ...pieces, text.slice(at), after ?? ''];
}

const rightAnswer = ({ kind, options, answer }: RuleCheck): string =>
  kind === 'order' ? options.join(' ') : (options[answer] ?? '');
