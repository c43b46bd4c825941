import { error, nameOf, type Problem } from '../hebrew/check/finding.ts';
import { russianProblems } from '../hebrew/check/plain-text.ts';
import { spokenEProblems } from '../hebrew/check/spoken-e.ts';
import { transcriptionProblems } from '../hebrew/check/transcription.ts';
import { hasNiqqud, stripNiqqud } from '../hebrew/niqqud.ts';
import { taughtProblems } from '../hebrew/sentences/check-sentences.ts';
import type { KnownForms } from '../hebrew/sentences/known-forms.ts';
import { heardWords, wordsApart, writtenWords } from '../hebrew/sentences/written-words.ts';
import type { RuleLine, RulePair } from './content.ts';
import { atField, type FieldProblem } from './field-problem.ts';
import { areBracketsPaired, marksLetters, splitMarks } from './marks.ts';

const hebrewRuns = (text: string): string[] =>
  text.normalize('NFC').match(/[א-ת][א-ת\u0591-\u05c7\s]*/g) ?? [];

/** Every way in which each word may be read, where it is pointed as it is taught. */
function exactReadings(text: string, known: KnownForms) {
  const pointed = wordsApart(text);
  const written = writtenWords(stripNiqqud(text));
  const readings = known.read(written, pointed);
  return pointed.map((word, at) => ({
    word,
    readings: readings[at] ?? [],
    exact: (readings[at] ?? []).filter((it) => it.pointed === word),
  }));
}

/** Hebrew within a text: what has niqqud is taught by then, and pointed as it is taught. */
export function hebrewProblems(text: string, known: KnownForms): Problem[] {
  const pointed = hebrewRuns(text).filter((run) => hasNiqqud(run) && stripNiqqud(run).trim().length > 1);
  return pointed.flatMap((run) =>
    exactReadings(run, known).flatMap(({ word, readings, exact }) => {
      if (exact.length > 0) return [];
      if (readings.length === 0) {
        return [{ ...error('rule-untaught', `${word} is not taught yet`), written: word }];
      }
      const taught = readings[0]?.pointed;
      return [{ ...error('rule-niqqud', `${word} is taught as ${taught}`, taught), written: word }];
    }),
  );
}

/** A text for the learner: Russian, with Hebrew that is taught. */
export function proseProblems(text: string, known: KnownForms): Problem[] {
  const isSilent = !/[а-яё]/iu.test(text);
  const latin = /\p{Script=Latin}/u.exec(text)?.[0];
  return [
    ...(isSilent ? [error('rule-russian', 'no Russian letter')] : []),
    ...(latin ? [error('rule-russian', `${nameOf(latin)} is Latin`)] : []),
    ...hebrewProblems(text, known),
  ];
}

/** Hebrew of which nothing is known but its letters. */
export function wrongHebrewProblems(text: string): Problem[] {
  const foreign = /[^א-ת\u0591-\u05c7\s.,!?:;"׳״'…—–-]/u.exec(text)?.[0];
  if (foreign) return [error('rule-letters', `${nameOf(foreign)} does not belong in Hebrew`)];
  return /[א-ת]/.test(text) ? [] : [error('rule-letters', 'no Hebrew letter')];
}

/** Single letters, or an ending behind its maqaf: there is nothing to be taught. */
export const isNoWord = (text: string): boolean =>
  /^[־-]/.test(text) ||
  stripNiqqud(text)
    .split(/[\s–-]+/)
    .every((piece) => piece.length < 2);

/**
 * Hebrew without a transcription of its own, as far as it is right for somebody who knows only these forms: `russian`
 * is what it means, as far as that is said.
 */
export function rightHebrewProblems(text: string, russian: string, known: KnownForms): Problem[] {
  const foreign = wrongHebrewProblems(text);
  if (foreign.length > 0 || isNoWord(text)) return foreign;
  const pronunciation = text.normalize('NFC');
  const words = exactReadings(pronunciation, known);
  const transcription = words.map(({ exact }) => exact[0]?.transcription ?? 'а').join(' ');
  const hebrew = stripNiqqud(pronunciation);
  // What is asked is no translation, so the rule about the Russian of «почему» says nothing here.
  return taughtProblems({ hebrew, pronunciation, transcription, russian }, known).filter(
    ({ rule }) => !['sentence-hyphen', 'sentence-question', 'sentence-transcription'].includes(rule),
  );
}

/** Rules about a sentence that speak of its transcription. */
const aboutTranscription: ReadonlySet<string> = new Set(['sentence-transcription', 'sentence-hyphen']);

function lineProblems(
  { pronunciation, transcription, russian }: RuleLine,
  known: KnownForms,
  field: string,
): FieldProblem[] {
  const { text } = splitMarks(pronunciation);
  const problems = [
    ...atField(`${field}.pronunciation`, markedProblems(pronunciation)),
    ...atField(`${field}.russian`, russianProblems(russian)),
  ];
  if (heardWords(transcription).length !== writtenWords(text).length) {
    const why = 'as many words in the transcription as in the sentence';
    problems.push(...atField(`${field}.transcription`, [error('rule-heard', why)]));
  }
  if (problems.length > 0) return problems;
  const sentence = { hebrew: stripNiqqud(text), pronunciation: text, transcription, russian };
  const heard = [
    ...transcriptionProblems(transcription, text).filter(({ level }) => level === 'error'),
    ...spokenEProblems(text, transcription),
  ];
  const taught = taughtProblems(sentence, known).flatMap((problem) =>
    atField(`${field}.${aboutTranscription.has(problem.rule) ? 'transcription' : 'pronunciation'}`, [
      problem,
    ]),
  );
  return [...atField(`${field}.transcription`, heard), ...taught];
}

/** Hebrew with its decisive letters in brackets: its letters, its brackets, its niqqud. */
function markedProblems(pronunciation: string): Problem[] {
  const { text, marks } = splitMarks(pronunciation);
  const problems = wrongHebrewProblems(text);
  if (!areBracketsPaired(pronunciation))
    problems.push(error('rule-marks', 'a bracket without its other one'));
  else if (marks.length === 0) problems.push(error('rule-marks', 'nothing is marked'));
  if (marks.some((mark) => !marksLetters(text, mark))) {
    problems.push(error('rule-marks', 'a mark is around whole letters with their points'));
  }
  const bare = writtenWords(text).find((word) => !hasNiqqud(word) && !/^[א-ת]$/.test(word));
  if (bare) problems.push({ ...error('rule-niqqud', `${bare} has no niqqud`), written: bare });
  return problems;
}

/** A pair: its right line, and what stands beside it. */
export function pairProblems({ right, other }: RulePair, known: KnownForms, field: string): FieldProblem[] {
  const within = (place: string, problems: readonly Problem[]) => atField(`${field}.${place}`, problems);
  const problems = lineProblems(right, known, `${field}.right`);
  if (!other) return problems;
  const { text } = splitMarks(right.pronunciation);
  const isRightToo = hasNiqqud(other.hebrew);
  const same = isRightToo ? other.hebrew.normalize('NFC') === text : other.hebrew === stripNiqqud(text);
  return [
    ...problems,
    ...within('other.hebrew', [
      ...(isRightToo
        ? rightHebrewProblems(other.hebrew, other.russian, known)
        : wrongHebrewProblems(other.hebrew)),
      ...(same ? [error('rule-pair', 'both sides of the pair are the same')] : []),
    ]),
    ...within('other.russian', russianProblems(other.russian)),
    ...within('other.why', proseProblems(other.why, known)),
  ];
}
