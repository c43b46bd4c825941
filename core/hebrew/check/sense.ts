import type { SentenceContent, WordContent } from '../../lesson/content.ts';
import { type Problem, warning } from './finding.ts';
import { areRelated, russianWords } from './russian-stems.ts';

/** Russian words of one meaning that share no stem, as glosses and sentences of courses use them. */
const alike = [
  'волноваться волнуйся волнуется беспокоиться обеспокоенный тревожиться',
  'дата число · исчезать исчезнуть пропал пропасть · прибывать прибыть приедешь приехать приду',
  'учить обучать преподает преподавать · покидать покинуть уезжаешь уехать · нога пешком · вообще совсем',
  'наружу улицу · половина полчаса · невозможно нельзя · каждый весь всякий · каникулы отпуска отпуск',
  'поездка пути путь · гордый горжусь · посередине середине · послать пришлю · приносит принесу',
  'присматривать присмотри · видеть увидеть приснился снился · тихо тише · легкий нелегко · плохой неплохо · дешевый недешево · учится учу',
]
  .join(' · ')
  .split(' · ')
  .map((group) => new Set(group.split(' ')));

const isAlike = (one: string, other: string): boolean => alike.some((it) => it.has(one) && it.has(other));

/**
 * A sentence whose Russian shares no word with the gloss: it may use another meaning of the word. `names` are further
 * Russian names of the word, as those of its verb.
 */
export function senseProblems(
  word: Pick<WordContent, 'russian'>,
  sentence: Pick<SentenceContent, 'russian'>,
  names: readonly string[] = [],
): Problem[] {
  const meant = [word.russian, ...names].flatMap(russianWords);
  const said = russianWords(sentence.russian);
  if (meant.length === 0 || said.length === 0) return [];
  if (meant.some((one) => said.some((other) => areRelated(one, other) || isAlike(one, other)))) return [];
  return [warning('sentence-sense', `no word of '${word.russian}' is in «${sentence.russian}»`)];
}
