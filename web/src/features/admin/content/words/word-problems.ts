import type { DraftProblem } from '../../../../../../core/lesson/draft-problem.ts';
import type { FieldNote } from '../../../../ui/controls/field.tsx';

/** Problems of one word: by field, and counted. */
export type WordProblems = {
  notes: (field: string) => FieldNote[];
  errors: number;
  doubts: number;
};

const noteOf = ({ level, message }: DraftProblem): FieldNote => ({ tone: level, text: message });

/** The message below a field of the lesson. */
export const notesOf = (problems: readonly DraftProblem[], field: string): FieldNote[] =>
  distinct(problems.filter((problem) => problem.field === field).map(noteOf));

/** The messages for the word at a place, counted from 0. Those of fields that are not shown appear at the Hebrew. */
export function problemsOfWord(problems: readonly DraftProblem[], place: number): WordProblems {
  const start = `words.${place}`;
  const mine = problems.filter(({ field }) => field === start || field.startsWith(`${start}.`));
  const fieldOf = ({ field }: DraftProblem) => {
    const name = field.slice(start.length + 1);
    return shown.has(name) ? name : 'hebrew';
  };
  return {
    notes: (field) => distinct(mine.filter((problem) => fieldOf(problem) === field).map(noteOf)),
    errors: mine.filter(({ level }) => level === 'error').length,
    doubts: mine.filter(({ level }) => level === 'warning').length,
  };
}

const shown: ReadonlySet<string> = new Set([
  'hebrew',
  'pronunciation',
  'transcription',
  'russian',
  'plural',
  'feminine',
  'variants',
  'verb',
  'parts',
  'examples',
]);

function distinct(notes: FieldNote[]): FieldNote[] {
  return notes.filter(({ text }, at) => notes.findIndex((other) => other.text === text) === at);
}
