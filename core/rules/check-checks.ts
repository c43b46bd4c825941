import { atField, error, type FieldProblem, nameOf, type Problem } from '../hebrew/check/finding.ts';
import {
  bareWord,
  hebrewProblems,
  isHebrew,
  isNoWord,
  isSameOption,
  proseProblems,
  rightHebrewProblems,
  wrongHebrewProblems,
} from '../hebrew/lines/hebrew-in-text.ts';
import type { KnownForms } from '../hebrew/sentences/known-forms.ts';
import { gapMark, maxOrdered, minOrdered, type RuleCheck } from './content.ts';

/** One check of a rule: its prompt, its options, its reasons. */
export function checkProblems(check: RuleCheck, known: KnownForms, field: string): FieldProblem[] {
  const within = (place: string, problems: readonly Problem[]) => atField(`${field}.${place}`, problems);
  const { kind, prompt, options, answer, reasons } = check;
  const isOrder = kind === 'order';
  const wrongs = isOrder ? 1 : options.length - 1;
  const isAnswered = Number.isInteger(answer) && answer >= 0 && answer < options.length;
  return [
    ...within('prompt', proseProblems(prompt, known)),
    ...within('sentence', gapProblems(check)),
    ...optionProblems(check, `${field}.options`),
    ...within('answer', isAnswered ? [] : [error('rule-answer', 'no option is the right one')]),
    ...(reasons.length === wrongs
      ? reasons.flatMap((reason, at) => within(`reasons.${at}`, reasonProblems(reason, known)))
      : within('reasons', [error('rule-reasons', `${reasons.length} reasons: want ${wrongs}`)])),
    ...(isAnswered ? rightProblems(check, known, `${field}.options`) : []),
  ];
}

const reasonProblems = (reason: string, known: KnownForms): Problem[] =>
  reason.trim() === '' ? [error('rule-reasons', 'the reason is missing')] : proseProblems(reason, known);

function gapProblems({ kind, sentence }: RuleCheck): Problem[] {
  if (kind !== 'gap') return sentence === undefined ? [] : [error('rule-gap', 'only a gap has a sentence')];
  const gaps = (sentence ?? '').split(gapMark).length - 1;
  return gaps === 1 ? [] : [error('rule-gap', `${gaps} gaps in the sentence: want 1`)];
}

function optionProblems({ kind, options, answer }: RuleCheck, field: string): FieldProblem[] {
  const fewest = kind === 'order' ? minOrdered : 2;
  if (options.length < fewest) {
    return atField(field, [error('rule-options', `${options.length} options: want ${fewest} at least`)]);
  }
  if (kind === 'order' && options.length > maxOrdered) {
    return atField(field, [error('rule-ordered', `${options.length} words: want ${maxOrdered} at most`)]);
  }
  const ends = new Set(options.map((option) => /[.!?…]*$/.exec(option)?.[0]));
  const telltale =
    kind !== 'order' && ends.size > 1
      ? [error('rule-telltale', 'the options end in different signs, which tells them apart')]
      : [];
  const ofEach = options.flatMap((option, at) => {
    const twin = options.findIndex((other) => isSameOption(option, other));
    const isRightAgain = kind !== 'order' && (twin === answer || at === answer);
    return atField(`${field}.${at}`, [
      ...(twin < at ? [twinProblem(option, isRightAgain)] : []),
      ...ownProblems(option),
    ]);
  });
  return [...atField(field, telltale), ...ofEach];
}

function twinProblem(option: string, isRightAgain: boolean): Problem {
  const problem = isRightAgain
    ? error('rule-two-right', `${option} is the right option a second time`)
    : error('rule-same', `${option} stands twice`);
  return { ...problem, written: option };
}

function ownProblems(option: string): Problem[] {
  if (option.trim() === '') return [error('rule-empty', 'an option is empty')];
  if (!isHebrew(option) || isNoWord(option) || !bareWord(option)) return [];
  const why = `${option} has no niqqud on every word, which tells it from the others`;
  return [{ ...error('rule-niqqud', why), written: option }];
}

/** The right option, or what it makes of the sentence, is taught by then; the wrong ones are letters. */
function rightProblems(check: RuleCheck, known: KnownForms, field: string): FieldProblem[] {
  const { kind, prompt, sentence, options, answer } = check;
  if (kind === 'order') return atField(field, rightHebrewProblems(options.join(' '), prompt, known));
  return options.flatMap((option, at) => {
    const isRight = at === answer;
    const place = `${field}.${at}`;
    if (isRight && kind === 'gap' && sentence !== undefined) {
      return atField(place, rightHebrewProblems(sentence.replace(gapMark, option), prompt, known));
    }
    if (!isHebrew(option)) return atField(place, russianOptionProblems(option, known));
    return atField(place, isRight ? rightHebrewProblems(option, prompt, known) : wrongHebrewProblems(option));
  });
}

/** An option in Russian letters, or in signs of a transcription. */
function russianOptionProblems(option: string, known: KnownForms): Problem[] {
  const latin = /\p{Script=Latin}/u.exec(option)?.[0];
  return [
    ...(latin ? [error('rule-letters', `${nameOf(latin)} is Latin`)] : []),
    ...hebrewProblems(option, known),
  ];
}
