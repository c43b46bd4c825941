import { atField, error, type FieldProblem, type Problem } from '../check/finding.ts';
import { russianProblems } from '../check/plain-text.ts';
import { spokenEProblems } from '../check/spoken-e.ts';
import { transcriptionProblems } from '../check/transcription.ts';
import { hasNiqqud, stripNiqqud } from '../niqqud.ts';
import { taughtProblems } from '../sentences/check-sentences.ts';
import type { KnownForms } from '../sentences/known-forms.ts';
import { heardWords, writtenWords } from '../sentences/written-words.ts';
import { wrongHebrewProblems } from './hebrew-in-text.ts';

/** Hebrew with niqqud, how it is heard, and what it means. */
type PointedLine = { pronunciation: string; transcription: string; russian: string };

/** Rules about a sentence that speak of its transcription. */
const aboutTranscription: ReadonlySet<string> = new Set(['sentence-transcription', 'sentence-hyphen']);

/** A line of a rule or a dialogue, which are made of forms that are known: its letters, niqqud, transcription, Russian. */
export function lineProblems(
  { pronunciation, transcription, russian }: PointedLine,
  known: KnownForms,
  field: string,
): FieldProblem[] {
  const problems = [
    ...atField(`${field}.pronunciation`, pointedProblems(pronunciation)),
    ...atField(`${field}.russian`, russianProblems(russian)),
  ];
  if (heardWords(transcription).length !== writtenWords(pronunciation).length) {
    const why = 'as many words in the transcription as in the sentence';
    problems.push(...atField(`${field}.transcription`, [error('rule-heard', why)]));
  }
  if (problems.length > 0) return problems;
  const sentence = { hebrew: stripNiqqud(pronunciation), pronunciation, transcription, russian };
  const heard = [
    ...transcriptionProblems(transcription, pronunciation).filter(({ level }) => level === 'error'),
    ...spokenEProblems(pronunciation, transcription),
  ];
  const taught = taughtProblems(sentence, known).flatMap((problem) =>
    atField(`${field}.${aboutTranscription.has(problem.rule) ? 'transcription' : 'pronunciation'}`, [
      problem,
    ]),
  );
  return [...atField(`${field}.transcription`, heard), ...taught];
}

function pointedProblems(pronunciation: string): Problem[] {
  const bare = writtenWords(pronunciation).find((word) => !hasNiqqud(word) && !/^[א-ת]$/.test(word));
  return [
    ...wrongHebrewProblems(pronunciation),
    ...(bare ? [{ ...error('rule-niqqud', `${bare} has no niqqud`), written: bare }] : []),
  ];
}
