import type { LessonDetail } from '../../../../core/contracts/catalogue.ts';
import type { DialogueDetail } from '../../../../core/contracts/dialogues.ts';
import type { TodayResponse } from '../../../../core/contracts/memory.ts';
import { formsOf } from '../../../../core/lesson/sentences/sentence-forms.ts';
import { soundsInOrder } from '../../../../core/lesson/sentences/sentences-in-turn.ts';

/** The addresses in a lesson that name a content: they need no token, and what is behind them does not change. */
export function soundsOf({ words, proofs }: Pick<LessonDetail, 'words' | 'proofs'>): string[] {
  const spoken = soundsInOrder({ words, proofs: proofs ?? [] }, undefined);
  return ofContent(spoken.map(({ audio }) => audio));
}

/** The same in a day, in the order of its questions: what is asked, and a word's sentence where it is the question. */
export function soundsOfDay({ words, tasks, again, forms, numbers }: TodayResponse): string[] {
  const known = new Map(words.map((word) => [word.id, word]));
  const asked = [...tasks, ...again].flatMap(({ wordId, exercise }) => {
    const word = known.get(wordId);
    return [
      word?.audio,
      ...(exercise === 'gap' ? (word?.examples ?? []).flatMap(formsOf).map(({ audio }) => audio) : []),
    ];
  });
  const parts = numbers.flatMap(({ pieces }) => pieces.map(({ audio }) => audio));
  return ofContent([
    ...forms.flatMap(({ sentence, answer }) => [sentence?.audio, answer.audio]),
    ...parts,
    ...asked,
  ]);
}

/** The same in a dialogue. */
export const soundsOfTurns = ({ turns }: Pick<DialogueDetail, 'turns'>): string[] =>
  ofContent(turns.map(({ audio }) => audio));

const ofContent = (addresses: readonly (string | null | undefined)[]): string[] => [
  ...new Set(
    addresses.flatMap((address) => (address && /^\/(audio|api\/sounds)\//.test(address) ? [address] : [])),
  ),
];
