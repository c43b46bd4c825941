import type { Problem } from '../../../hebrew/check/finding.ts';
import { gapMark, maxOrdered, maxPairs, maxRuleWords, minChecks, minPairs } from '../../../rules/content.ts';
import { counted, nouns } from '../../plural.ts';
import { courseFileTexts, findingText } from './course-file.ts';

export type StatedProblem = Pick<Problem, 'rule' | 'why' | 'expected' | 'written'>;

/** What is said of a problem; `lesson` is the name of the lesson of the rule or dialogue. */
export type Saying = (problem: StatedProblem, lesson: string) => string;

const untaught: Saying = ({ written = '' }, lesson) =>
  lesson === ''
    ? `Форма ${written} к этому уроку ещё не пройдена.`
    : `Форма ${written} ещё не пройдена к уроку «${lesson}».`;

/** What `core/rules/check-rules.ts` finds, by its codes; what is not here is said as of sentences and words. */
export const ruleFindingTexts: Readonly<Record<string, string | Saying>> = {
  'rule-key': courseFileTexts.rules.key,
  'rule-empty': 'Заполните поле.',
  'rule-long': ({ why }) =>
    `Здесь ${counted(Number.parseInt(why, 10), nouns.word)}, а нужно не больше ${maxRuleWords}.`,
  'rule-pairs': `Пар должно быть от ${minPairs} до ${maxPairs}.`,
  'rule-checks': `Проверок должно быть не меньше ${minChecks}.`,
  'rule-lesson': 'У правила нет урока. Выберите, в каком уроке его показать.',
  'rule-before': 'В этом уроке нет слова, перед которым стоит правило.',
  'rule-first': 'В первом уроке одно правило: как читать транскрипцию. Выберите другой урок.',
  'rule-crowd': (_, lesson) => `В уроке «${lesson}» уже два правила, больше в урок не помещается.`,
  'rule-needs': ({ written }) =>
    written
      ? `Правило опирается на «${written}», а то стоит позже.`
      : 'Правило опирается на другое, а того в курсе нет.',
  'rule-needed': ({ written }) => `Правило «${written}» опирается на это, а стоит раньше.`,
  'rule-untaught': untaught,
  'sentence-unknown': untaught,
  'rule-niqqud': ({ written, expected }) =>
    expected ? `Форму ${written} учили так: ${expected}.` : `Здесь нужны огласовки: ${written}.`,
  'rule-russian': 'Здесь нужен русский текст без латинских букв.',
  'rule-letters': ({ why }) => {
    const sign = /^'(.)'/u.exec(why)?.[1];
    return sign ? `Здесь лишний знак: ${sign}` : 'Здесь нужны буквы иврита.';
  },
  'rule-marks': 'Возьмите решающие буквы в квадратные скобки, целиком с огласовками: [אֶת].',
  'rule-heard': 'В транскрипции столько же слов, сколько на иврите.',
  'rule-pair': 'Обе стороны пары одинаковы.',
  'rule-gap': `Предложению с пропуском нужен один знак ${gapMark}. Другим проверкам предложение не нужно.`,
  'rule-answer': 'Отметьте верный вариант.',
  'rule-reasons': 'Объясните каждый неверный вариант, а порядок слов — одной фразой.',
  'rule-options': 'Нужно хотя бы два варианта, а для порядка слов — три слова.',
  'rule-ordered': `Слов, которые ставят по порядку, должно быть не больше ${maxOrdered}. Возьмите фразу короче.`,
  'rule-telltale': 'Варианты кончаются разными знаками, и это выдаёт ответ.',
  'rule-two-right': ({ written }) => `Верных вариантов два: «${written}» стоит ещё раз.`,
  'rule-same': ({ written }) => `«${written}» стоит дважды.`,
};

/** A problem of a rule in one Russian sentence or two. */
export function ruleFindingText(problem: StatedProblem, lesson: string): string {
  const text = ruleFindingTexts[problem.rule];
  if (text === undefined) return findingText(problem);
  return typeof text === 'string' ? text : text(problem, lesson);
}
