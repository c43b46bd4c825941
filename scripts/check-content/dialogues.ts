import type { DialogueFinding } from '../../core/dialogues/check-dialogues.ts';
import type { DialogueContent } from '../../core/dialogues/content.ts';
import { writtenWords } from '../../core/hebrew/sentences/written-words.ts';
import type { LessonContent } from '../../core/lesson/content.ts';
import { findingLine } from './report.ts';

/** The findings as text for a terminal, one a line, then the figures by tens of lessons. */
export function printDialogues(
  dialogues: readonly DialogueContent[],
  findings: readonly DialogueFinding[],
  lessons: readonly LessonContent[],
): string {
  const placeOf = new Map(lessons.map(({ key }, at) => [key, at]));
  const tens = Array.from({ length: Math.ceil(lessons.length / 10) }, (_, at) => ({
    name: `lessons ${at * 10 + 1}–${Math.min(at * 10 + 10, lessons.length)}`,
    within: dialogues.filter(({ lesson }) => Math.floor((placeOf.get(lesson) ?? -1) / 10) === at),
  }));
  const untaught = findings.filter(({ rule }) => rule === 'sentence-unknown' || rule === 'rule-untaught');
  return [
    ...findings.map((finding) => findingLine(`dialogues/${finding.key}`, finding)),
    ...tens.flatMap(({ name, within }) => (within.length === 0 ? [] : [figures(name, within)])),
    `${figures('all', dialogues)}, ${findings.length} errors, ${untaught.length} untaught forms`,
  ].join('\n');
}

function figures(name: string, dialogues: readonly DialogueContent[]): string {
  const turns = dialogues.flatMap((dialogue) => dialogue.turns);
  const words = turns.reduce((sum, { pronunciation }) => sum + writtenWords(pronunciation).length, 0);
  const mean = (sum: number, count: number) => (count === 0 ? '–' : (sum / count).toFixed(1));
  return (
    `Dialogues of ${name}: ${dialogues.length}, ${turns.length} turns ` +
    `(${mean(turns.length, dialogues.length)} each), ${mean(words, turns.length)} words a turn`
  );
}
