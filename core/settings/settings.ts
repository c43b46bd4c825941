import type { Difficulty } from '../handwriting/shapes.ts';

/** The learner's choices, stored on the server and applied everywhere. */
export type Settings = {
  /** Voice-over source tried first (SPEC §3). */
  provider: 'google' | 'browser';
  /** Try the other sources when the first fails. */
  autoFallback: boolean;
  /** Playback speed of words. */
  speed: 0.7 | 0.85 | 1;
  /** Show vowel points on the word card. */
  niqqud: boolean;
  /** Show the Cyrillic reading aid on the word card. */
  transcription: boolean;
  /** Letter forms of the handwriting hint and demonstration. */
  script: 'print' | 'cursive';
  /** How strictly a written letter is judged outside the quiz, which is always 'hard' (SPEC §5). */
  handwriting: Difficulty;
  /** A word sounds by itself where listening is asked. */
  autoplay: boolean;
  /** Short sounds after answers and at the end of a lesson. */
  effects: boolean;
  /** Haptics on answers and keys. */
  vibration: boolean;
  /** Words per day the learner wants to finish, 1–30. */
  dailyGoal: number;
  /** New words per day in «Сегодня». */
  newWordsPerDay: 3 | 5 | 10;
  /** How firmly words are remembered: target retention 0.85, 0.90, 0.95. */
  retention: 'lighter' | 'usual' | 'firmer';
  /** Local hour of the reminder, 0–23, or null for none. */
  reminderHour: number | null;
  /** The streak rests from Friday to Saturday evening. */
  shabbatRest: boolean;
};

export const defaultSettings: Settings = {
  provider: 'google',
  autoFallback: true,
  speed: 1,
  niqqud: true,
  transcription: true,
  script: 'cursive',
  handwriting: 'normal',
  autoplay: true,
  effects: true,
  vibration: true,
  dailyGoal: 5,
  newWordsPerDay: 5,
  retention: 'usual',
  reminderHour: null,
  shabbatRest: false,
};
