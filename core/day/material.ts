import type { Gap } from '../forms/sentence.ts';
import type { LearnedFormWord } from '../forms/today.ts';
import type { Tense } from '../hebrew/conjugation/forms.ts';
import type { VerbBook, VerbContent } from '../hebrew/conjugation/verb.ts';
import type { InflectedWord } from '../hebrew/forms/taught-forms.ts';
import type { WordInSentences } from '../hebrew/sentences/gap.ts';
import type { Gender } from '../lesson/content.ts';
import type { UnmetLetters } from '../letters/unmet.ts';
import type { Exercise, Skill } from '../memory/exercises.ts';
import type { FormMemory } from '../memory/forms.ts';
import type { SessionKind } from '../memory/kinds.ts';
import type { DueLetter } from '../memory/letters.ts';
import type { Circumstances } from '../memory/next-exercise.ts';
import type { PlannedCard } from '../memory/plan.ts';
import type { Recall } from '../memory/recall.ts';
import type { DueRule } from '../memory/rules.ts';
import type { RivalWord } from '../memory/side-by-side.ts';
import type { RuleCheck } from '../rules/content.ts';
import type { ActivityDate } from '../streak/streak.ts';
import type { DialoguesRecord } from './dialogue.ts';

/** What a session can ask where it is played. */
export type DayMeans = Circumstances & {
  /** Letters can be drawn: a chat has no canvas. */
  canDraw: boolean;
  /** Forms can be heard: the app makes their sounds, a chat has none of them. */
  canHearForms: boolean;
  /** A word can be typed where it is missing in its sentence; a chat shows the sentence with the answer. */
  canFillGaps: boolean;
  /** Words can be put in order: a chat has no pieces to move. */
  canPutInOrder: boolean;
};

/** What a learner has done and learned, as far as it decides their day. */
export type DayRecord = {
  kind: SessionKind;
  today: ActivityDate;
  newWordsPerDay: number;
  /** How cues speak of the learner, where they have said it. */
  gender?: Gender | undefined;
  /** Words reviewed, and words learned, today. */
  done: number;
  learned: number;
  /** All cards of each word with a due one. */
  cards: readonly PlannedCard[];
  /** The words of a session that does not ask what is due. */
  chosen: readonly Choice[];
  /** Reviews of today, those of words that were missed today at least. */
  answersToday: readonly (Recall & { wordId: number })[];
  /** Letters that are due and not sure yet. */
  letters: readonly DueLetter[];
  /** Rules that are due and not firm yet, of lessons that are open to the learner. */
  rules: readonly DayRule[];
  /** Missing where the day can have none. */
  dialogues?: DialoguesRecord | undefined;
  /** Keys of the lessons about numbers that were taught. */
  numberLessons: readonly string[];
  forms: FormsRecord;
  unmet: UnmetLetters;
  verbs: VerbBook;
};

/** A word that is asked for one of its skills; with an exercise where the session decides it. */
export type Choice = { wordId: number; skill: Skill; exercise?: Exercise };

/** A rule that is due, with its written checks; `answers` counts those to its checks. */
export type DayRule = Omit<DueRule, 'checks'> & { key: string; title: string; checks: readonly RuleCheck[] };

export type DayFormWord = LearnedFormWord & { lessonId: number };

export type FormsRecord = {
  /** The latest learned words. */
  words: readonly DayFormWord[];
  /** By the name of the skill. */
  memories: ReadonlyMap<string, FormMemory>;
  tenses: readonly Tense[];
  /** Genders whose numerals were taught. */
  numerals: readonly ('m' | 'f')[];
  /** Keys of rules that a later lesson brings: forms that follow from them wait. */
  rulesAhead: ReadonlySet<string>;
};

/** What is read about the words and forms that the record names: `pickWords`, `skillsInSentences`. */
export type DayContent<P extends PlacedText = PlacedText> = {
  /** Words as far as they are (still) taught. */
  words: readonly DayWord[];
  histories: readonly WordHistory[];
  /** The learner's firm words; needed where `needsRivals`. */
  firm: readonly RivalWord[];
  /** Sentences that the learner can read, by the name of the skill whose form they have. */
  sentences: ReadonlyMap<string, readonly FormInSentence<P>[]>;
};

export type DayWord = { id: number } & InflectedWord & Omit<WordInSentences, 'forms'>;

export type WordHistory = {
  wordId: number;
  recalls: readonly Recall[];
  /** The learner's date on which the word was learned or taken as known. */
  learnedOn: ActivityDate | undefined;
};

/** A sentence with its place in the course. */
export type PlacedText = { sentence: { hebrew: string } };

export type FormInSentence<P extends PlacedText = PlacedText> = { verb: VerbContent; gap: Gap; placed: P };

export type DayMaterial<P extends PlacedText = PlacedText> = DayRecord & DayContent<P>;
