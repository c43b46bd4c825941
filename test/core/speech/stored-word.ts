import { judge, type Verdict } from '../../../core/speech/judge.ts';

export const withoutPoints = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
/** As a lesson stores it: plain letters, and the same with points where the row has points. */
export const asStored = (expected: string, transcription?: string) => ({
  hebrew: withoutPoints(expected),
  pronunciation: expected,
  transcription,
  variants: [],
});
export const verdictOf = (expected: string, transcription: string | undefined, transcript: string): Verdict =>
  judge({ expected: asStored(expected, transcription), transcripts: [transcript] }).verdict;
