import type { Guides, Stroke } from '../handwriting/shapes.ts';
import { comparableHebrew } from '../hebrew/comparable.ts';
import { isSynonym } from '../hebrew/known/synonyms.ts';
import { typedSpelling } from '../hebrew/spelling/typed-spelling.ts';
import { judge } from '../speech/judge.ts';
import type { Question, QuizWord } from './question.ts';
import { practiceAttempts, questionKinds, sentAs } from './question-types.ts';

/**
 * A stroke as it is sent and judged, alternating x and y in tenths of a canvas pixel: [x0, y0, x1, y1, …]. The phone
 * judges what it sends (`packedStroke`, `strokeOf`), so that the server sees exactly the same drawing.
 */
export type PackedStroke = readonly number[];
export type Drawing = readonly PackedStroke[];

/** The learner's answer to one question. */
export type QuizAnswer =
  /** The text of the chosen option, or what was typed. */
  | { kind: 'text'; text: string }
  /** One list of transcripts, best first, for each attempt that was understood as speech; at most 2. */
  | { kind: 'speech'; attempts: readonly (readonly string[])[] }
  /** For each letter of the word in order, spaces left out, its drawings; at most 2 per letter. */
  | { kind: 'drawing'; guides: Guides; letters: readonly (readonly Drawing[])[] }
  | { kind: 'skip' };

/** Limits of one answer on the wire. */
export const answerLimits = {
  /** A gloss may have 200 characters. */
  textLength: 200,
  transcripts: 3,
  transcriptLength: 300,
  letters: 100,
  strokes: 24,
  /** Numbers of one stroke: 300 points. */
  strokeNumbers: 600,
  coordinate: 100_000,
} as const;

/**
 * A text as it is sent: cut to its limit, without characters that the wire refuses. A text that is cut cannot have been
 * right.
 */
export function boundedText(text: string, maxLength: number): string {
  return text.slice(0, maxLength).replace(/\p{Cs}|\0/gu, '');
}

/** Transcripts as they are sent: the first three, each cut to its limit. */
export function boundedTranscripts(transcripts: readonly string[]): string[] {
  return transcripts
    .slice(0, answerLimits.transcripts)
    .map((transcript) => boundedText(transcript, answerLimits.transcriptLength));
}

/** The letters of a word that are drawn: spaces are left out. */
export function lettersToDraw({ hebrew }: Pick<QuizWord, 'hebrew'>): string[] {
  return [...hebrew].filter((char) => char.trim() !== '');
}

/** A stroke as it is sent: rounded to tenths of a pixel, and thinned evenly when it has more than 300 points. */
export function packedStroke(stroke: Stroke): number[] {
  const most = answerLimits.strokeNumbers / 2;
  const every = Math.max(1, (stroke.length - 1) / (most - 1));
  return Array.from({ length: most }, (_, i) => stroke[Math.round(i * every)]).flatMap((point) =>
    point ? [Math.round(point.x * 10), Math.round(point.y * 10)] : [],
  );
}

/** The stroke that `packedStroke` packed. The pen's pressure and time are not kept: judging does not use them. */
export function strokeOf(packed: PackedStroke): Stroke {
  return Array.from({ length: Math.floor(packed.length / 2) }, (_, i) => ({
    x: (packed[2 * i] ?? 0) / 10,
    y: (packed[2 * i + 1] ?? 0) / 10,
    pressure: 0.5,
    timestamp: i * 10,
  }));
}

/**
 * True for the right option, or for the exact spelling of a typed word or another spelling in use. A synonym is asked
 * again before anything is sent; one that comes all the same, from an older app, is no error and so is right.
 */
export function isTextRight({ type, word, correctAnswer }: Question, text: string): boolean {
  if (questionKinds[type].answer === 'choice') return text === correctAnswer;
  return typedSpelling(text, word) !== undefined || isSynonym(text, word);
}

/** True when the recogniser understood the word, or a synonym (as for `isTextRight`), in one of the attempts. */
export function isSpeechRight({ word }: Question, attempts: readonly (readonly string[])[]): boolean {
  const verdicts = attempts.map((transcripts) => judge({ expected: word, transcripts }).verdict);
  return verdicts.some((verdict) => verdict === 'correct' || verdict === 'synonym');
}

/** True if the answer is possible for this question: of its kind, one of its options, within its attempts, not blank. */
export function isPossible(question: Question, answer: QuizAnswer): boolean {
  const { answer: way } = questionKinds[question.type];
  switch (answer.kind) {
    case 'skip':
      return true;
    case 'text':
      if (way === 'choice') return question.options.some(({ text }) => text === answer.text);
      // A learner who cannot be recorded types the word instead of saying it (`mute` in session.ts).
      return sentAs[way] !== 'drawing' && comparableHebrew(answer.text) !== '';
    case 'speech':
      return (
        sentAs[way] === 'speech' && answer.attempts.length >= 1 && answer.attempts.length <= practiceAttempts
      );
    case 'drawing':
      return sentAs[way] === 'drawing' && isPossibleDrawing(question, answer);
  }
}

function isPossibleDrawing(
  { word }: Question,
  { guides, letters }: QuizAnswer & { kind: 'drawing' },
): boolean {
  return (
    guides.top < guides.baseline &&
    guides.baseline < guides.bottom &&
    letters.length >= 1 &&
    letters.length <= lettersToDraw(word).length &&
    letters.every((drawings) => drawings.length >= 1 && drawings.length <= practiceAttempts)
  );
}
