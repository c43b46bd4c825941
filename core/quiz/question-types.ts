/** What a quiz is made of (SPEC §9 Quiz, DESIGN §2). */

export const questionTypes = [
  'hebrew-russian',
  'russian-hebrew',
  'pronunciation',
  'handwriting',
  'typing',
  'listening',
  'reading',
  /** Hear the word and type it: replaces `pronunciation` where the learner cannot be recorded. */
  'dictation',
] as const;
export type QuestionType = (typeof questionTypes)[number];

/** The parts of a word that a question may use. `hebrew` follows the learner's settings: with niqqud or without. */
export type Shown = 'hebrew' | 'russian' | 'transcription' | 'sound';

/**
 * The ways of answering, and as what each is sent, judged and kept (`QuizAnswer`). One more way of giving a text needs a
 * line here and its player in the quiz's view.
 */
export const sentAs = { choice: 'text', text: 'text', speech: 'speech', drawing: 'drawing' } as const;

export type QuestionKind = {
  /** What the question shows or plays. */
  shows: readonly Shown[];
  /** How it is answered. */
  answer: keyof typeof sentAs;
  /** What the options of a choice are made of. */
  options?: 'hebrew' | 'russian' | 'transcription';
  /** Attempts before the question counts as an error; a drawn word has them for each letter. */
  attempts: number;
};

/** Attempts at a spoken word, and at each letter of a drawn one (SPEC §9). */
export const practiceAttempts = 2;

export const questionKinds: Readonly<Record<QuestionType, QuestionKind>> = {
  'hebrew-russian': { shows: ['hebrew'], answer: 'choice', options: 'russian', attempts: 1 },
  'russian-hebrew': { shows: ['russian'], answer: 'choice', options: 'hebrew', attempts: 1 },
  pronunciation: { shows: ['hebrew', 'russian'], answer: 'speech', attempts: practiceAttempts },
  handwriting: { shows: ['russian', 'transcription'], answer: 'drawing', attempts: practiceAttempts },
  typing: { shows: ['russian'], answer: 'text', attempts: 1 },
  listening: { shows: ['sound'], answer: 'choice', options: 'hebrew', attempts: 1 },
  reading: { shows: ['hebrew'], answer: 'choice', options: 'transcription', attempts: 1 },
  // The meaning is shown with the sound: words that sound alike are spelled differently.
  dictation: { shows: ['sound', 'russian'], answer: 'text', attempts: 1 },
};

/** The seven types of one quiz: a learner who cannot speak types what they hear. */
export function typesOf({ voice }: { voice: boolean }): QuestionType[] {
  return questionTypes.filter((type) => type !== (voice ? 'dictation' : 'pronunciation'));
}

export const questionsPerType = 5;
/** Options of a choice: the answer and three distractors. */
export const optionsPerChoice = 4;
/** Right answers needed to pass. */
export const correctToPass = 32;
/** The error that ends the quiz; a pass has fewer. */
export const maxErrors = 5;
/** Questions that may be skipped. */
export const maxSkips = 5;
