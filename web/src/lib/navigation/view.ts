import type { PracticeMode } from '../../../../core/lesson/practice-state.ts';
import type { SessionKind } from '../../../../core/memory/kinds.ts';

/** How a lesson is opened: go on, go through all words again, or its quiz (SPEC §2 Lesson card). */
export type LessonMode = PracticeMode | 'quiz';

/** A field of the lesson editor that a link opens: one of its texts, a word, or the sentences of a word. */
export type EditorField = { name: 'name' | 'description' } | { name: 'word' | 'sentence'; id: number };

/** What is on the screen: views change by state, there is no router. */
export type View =
  /** `sectionId`: the section that a link opens. */
  | { name: 'home'; sectionId?: number }
  /** `newWords`: the trainer stops after this many words not learned yet and asks whether to go on. `from` as with rules. */
  | { name: 'trainer'; lessonId: number; mode: PracticeMode; newWords?: number; from?: 'own-words' }
  | { name: 'quiz'; lessonId: number }
  /** Reviews; without a kind what is due. */
  | { name: 'today'; kind?: SessionKind }
  /** The alphabet: how sure each letter is; a tap practises it. */
  | { name: 'letters' }
  /** Grammar to look up: all rules, or the card of one. `from` is where back leads, home where it is missing. */
  | { name: 'rules'; ruleId?: number; from?: 'profile' }
  /** Scenes of two people: all of them, or one. `from` as with rules. */
  | { name: 'dialogues'; dialogueId?: number; from?: 'profile' }
  /** What the learner keeps for themselves. `from` as with rules. */
  | { name: 'own-words'; from?: 'profile' }
  /** Somebody's list of words, by its link. */
  | { name: 'shared-list'; token: string }
  /** Finds the lesson to begin with. */
  | { name: 'placement' }
  /** Where speakers record the course's voices. */
  | { name: 'studio' }
  | { name: 'profile' }
  /** `lessonId`: the locked lesson that led there. */
  | { name: 'subscription'; lessonId?: number }
  /** For admins only: the server refuses everybody else. Whatever is beside the name is what a link from the chat names. */
  | {
      name: 'admin';
      lessonId?: number;
      field?: EditorField;
      ruleId?: number;
      dialogueId?: number;
      section?: 'inbox';
      threadId?: number;
      broadcastId?: number;
    };

/** The views that `app/screens/screens.tsx` loads on demand: all but home. */
export type ScreenName = Exclude<View['name'], 'home'>;

/** Props of a view's screen: the view's own fields, and the ways out of it. */
export type ScreenProps<Name extends ScreenName> = Omit<Extract<View, { name: Name }>, 'name'> & {
  /** Back home. */
  onExit: () => void;
  /** To another view; refused with a toast where it cannot be opened now. */
  onOpen: (view: View) => void;
};
