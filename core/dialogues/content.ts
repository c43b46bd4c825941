/**
 * Dialogues as content: a short scene of two people, made of forms that are taught by its lesson. The files under
 * `db/content/dialogues/` hold values of these types.
 */

import type { Gender } from '../lesson/content.ts';

/** The lesson, counted from 1, at whose end the first dialogue may come. */
export const firstDialogueLesson = 4;
export const minTurns = 4;
export const maxTurns = 10;
export const minQuestions = 2;
export const maxQuestions = 3;
/** Options of a question. */
export const minOptions = 2;
export const maxOptions = 4;
/** So many turns running one person may speak. */
export const maxRunning = 2;
/** Examples that are shown after a free turn. */
export const freeExamples = 3;

/** Hebrew of a turn or an example: as a sentence of the course, without its plain spelling. */
export type DialogueLine = {
  /** With niqqud and punctuation. */
  pronunciation: string;
  /** By the course's convention, without punctuation. */
  transcription: string;
  /** With punctuation. */
  russian: string;
};

/** The place of a speaker among the people of the dialogue. */
export type Speaker = 0 | 1;

/**
 * What matters in a line that is said, in plain letters, parted by spaces: each part has to be said, in any order, with
 * whatever else around it. `/` parts alternatives, among them the form of the other gender where the learner speaks of
 * oneself ('גר/גרה'); `_` joins the words of one alternative ('כמה/מה_המחיר'). A part is also found behind the glued
 * particles ה ו ש ב ל מ כ; one that ends with `*` stands for every longer word that begins so, `*` alone for any word that no
 * other part has taken. Of a particle, 'ב*', that is a place, a person or a thing behind it, and neither a word that only
 * begins with the letter nor a time. An alternative that ends with `!` is a short answer: nothing but small words may be said
 * beside it ('כן!').
 */
export type LinePattern = string;

export type DialogueTurn = DialogueLine & {
  speaker: Speaker;
  /** What the learner who plays the turn is asked to say, in Russian: 'Спросите, сколько стоит кофе.' */
  cue: string;
  needs: LinePattern;
  /** Other ways to say it as a whole; each is a pattern of its own. */
  also?: readonly LinePattern[];
  /**
   * The learner answers about oneself: `needs` is what such an answer has. Afterwards it can be compared with examples,
   * the line itself is the answer of the person in the dialogue.
   */
  examples?: readonly DialogueLine[];
};

/** A question on what happened, with one right option. */
export type DialogueQuestion = {
  /** In Russian, in later lessons in Hebrew with niqqud. */
  prompt: string;
  options: readonly string[];
  /** Place of the right option. */
  answer: number;
  /** Place of the turn that tells it: played again after a miss. */
  turn: number;
};

export type DialoguePerson = {
  /** With niqqud: 'דָּנָה'. */
  pronunciation: string;
  transcription: string;
  /** 'Дана' */
  russian: string;
  gender: Gender;
};

export type DialogueContent = {
  /** Stable name in the whole course, latin kebab-case, e.g. 'kiosk-water'. Never changed once published. */
  key: string;
  /** Key of the lesson at whose end it comes. */
  lesson: string;
  /** In Russian, e.g. 'Вода в киоске'. */
  title: string;
  /** The scene in Russian, one or two short sentences: who meets where, and what for. */
  scene: string;
  /** A line in Russian on manners or life in Israel, where it helps; shown at the end. */
  note?: string;
  people: readonly [DialoguePerson, DialoguePerson];
  /** Names of others who are spoken of: with those of the two the only words that need not be taught. */
  names?: readonly DialoguePerson[];
  turns: readonly DialogueTurn[];
  questions: readonly DialogueQuestion[];
};
