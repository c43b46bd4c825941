import { atField, error, type FieldProblem, type Problem } from '../hebrew/check/finding.ts';
import { bareWord, isHebrew, proseProblems, rightHebrewProblems } from '../hebrew/lines/hebrew-in-text.ts';
import { lineProblems } from '../hebrew/lines/line-problems.ts';
import { listenerOf, type Side, speakerOf } from '../hebrew/sentences/genders.ts';
import type { KnownForms } from '../hebrew/sentences/known-forms.ts';
import { writtenWords } from '../hebrew/sentences/written-words.ts';
import type { DialogueContent, DialogueLine, DialoguePerson, DialogueTurn, LinePattern } from './content.ts';
import { patternFault, readPattern, withoutParticles } from './line-pattern.ts';
import { lettersOf, patternField } from './own-problems.ts';

/** What is taught so far: forms, and all words by their letters, those of phrases among them. */
export type Taught = { known: KnownForms; spelled: ReadonlySet<string> };

/** What is wrong in a dialogue for somebody who knows only these forms. */
export function taughtProblemsOf(dialogue: DialogueContent, taught: Taught): FieldProblem[] {
  const { known } = taught;
  const { title, scene, note, turns, questions } = dialogue;
  const prose = (field: string, text: string): FieldProblem[] =>
    text.trim() === '' ? [] : atField(field, proseProblems(text, known));
  return [
    ...prose('title', title),
    ...prose('scene', scene),
    ...prose('note', note ?? ''),
    ...turns.flatMap((turn, at) => [
      ...taughtTurnProblems(turn, taught, `turns.${at}`),
      ...atField(`turns.${at}.pronunciation`, genderProblems(turn, dialogue, known)),
    ]),
    ...questions.flatMap(({ prompt, options }, at) => {
      const field = `questions.${at}`;
      return [
        ...textProblems(`${field}.prompt`, prompt, known),
        ...options.flatMap((option, place) => textProblems(`${field}.options.${place}`, option, known)),
      ];
    }),
  ];
}

/** A man who speaks of himself as of a woman, or is spoken to so, and the other way round. */
function genderProblems(turn: DialogueTurn, { people }: DialogueContent, known: KnownForms): Problem[] {
  const [own, other] = turn.speaker === 0 ? people : [people[1], people[0]];
  const isOther = (side: Side, { gender }: DialoguePerson) => side === (gender === 'm' ? 'f' : 'm');
  const speaks = error('dialogue-gender', `${own.russian} speaks as the other gender`);
  const isSpokenTo = error('dialogue-addressed', `${other.russian} is spoken to as the other gender`);
  return [
    ...(isOther(speakerOf(turn, known), own) ? [{ ...speaks, written: own.russian }] : []),
    ...(isOther(listenerOf(turn, known), other) ? [{ ...isSpokenTo, written: other.russian }] : []),
  ];
}

/** A prompt or an option: in Hebrew with niqqud, or in Russian. */
function textProblems(field: string, text: string, known: KnownForms): FieldProblem[] {
  if (text.trim() === '') return [];
  if (!isHebrew(text)) return /^\d+([:.,]\d+)?$/.test(text) ? [] : atField(field, proseProblems(text, known));
  const written = bareWord(text);
  return atField(
    field,
    written
      ? [{ ...error('rule-niqqud', `${written} has no niqqud`), written }]
      : rightHebrewProblems(text, '', known),
  );
}

function taughtTurnProblems(turn: DialogueTurn, taught: Taught, field: string): FieldProblem[] {
  const { known } = taught;
  const { cue, needs, also = [], examples = [] } = turn;
  if (turn.pronunciation.trim() === '') return atField(`${field}.cue`, proseProblems(cue, known));
  const lines = [turn, ...examples].flatMap(lettersOf);
  const patterns = [needs, ...also].flatMap((pattern, at) => {
    if (patternFault(pattern) !== undefined) return [];
    return atField(patternField(field, at), untaughtProblems(pattern, lines, taught));
  });
  return [
    ...sentencesProblems(turn, known, field),
    ...(cue.trim() === '' ? [] : atField(`${field}.cue`, proseProblems(cue, known))),
    ...patterns,
    ...examples.flatMap((example, at) => sentencesProblems(example, known, `${field}.examples.${at}`)),
  ];
}

/** A line sentence by sentence: what ends in a full stop is no part of what comes after it. */
function sentencesProblems(line: DialogueLine, known: KnownForms, field: string): FieldProblem[] {
  const sentences = line.pronunciation.split(/(?<=[.!?…])\s+/);
  const heard = line.transcription.match(/[^\s-]+[\s-]*/g) ?? [];
  const counts = sentences.map((sentence) => writtenWords(sentence).length);
  const isWhole = heard.length === counts.reduce((sum, count) => sum + count, 0);
  if (!isWhole || sentences.length < 2) return lineProblems(line, known, field);
  let at = 0;
  return sentences.flatMap((pronunciation, place) => {
    const from = at;
    at += counts[place] ?? 0;
    const transcription = heard.slice(from, at).join('').trim();
    const problems = lineProblems({ ...line, pronunciation, transcription }, known, field);
    // The Russian is that of the whole line, so it is read once.
    return place === 0 ? problems : problems.filter((problem) => problem.field !== `${field}.russian`);
  });
}

/** Words of a pattern that are neither taught spellings nor in a line of the turn. */
function untaughtProblems(
  pattern: LinePattern,
  lines: readonly string[],
  { known, spelled }: Taught,
): Problem[] {
  const given = new Set([...spelled, ...lines.flatMap(withoutParticles)]);
  const words = readPattern(pattern).flatMap(({ ways }) =>
    ways.flatMap((way) => {
      const letters = way.map((word) => word.letters);
      const readings = known.read(letters, letters);
      return way.filter(
        ({ isOpen, letters: own }, at) => !isOpen && !given.has(own) && (readings[at] ?? []).length === 0,
      );
    }),
  );
  return [...new Set(words.map(({ letters }) => letters))].map((written) => ({
    ...error('rule-untaught', `${written} is not taught yet`),
    written,
  }));
}
