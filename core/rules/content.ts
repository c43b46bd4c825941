/**
 * Rules of grammar and reading as content: a few words, pairs that show the contrast, checks. The files under
 * `db/content/rules/` hold values of these types.
 */

/** Themes in the order in which they are looked up; their Russian names are in `core/texts/lesson/grammar/rules.ts`. */
export const ruleThemes = [
  'reading',
  'nouns-and-adjectives',
  'articles',
  'sentences',
  'questions-and-negation',
  'having',
  'prepositions',
  'verbs',
  'joining',
  'numbers-and-time',
] as const;
export type RuleTheme = (typeof ruleThemes)[number];

/** Words of the text of a rule at most. */
export const maxRuleWords = 45;
/** A lesson brings so many rules at most. */
export const maxRulesOfLesson = 2;
export const minPairs = 2;
export const maxPairs = 3;
export const minChecks = 3;
/** Words of which an order can be asked: the places of more do not fit a button of the chat. */
export const minOrdered = 3;
export const maxOrdered = 12;

/** Hebrew that is right: made of forms that are taught by then. */
export type RuleLine = {
  /** With niqqud and punctuation; square brackets around the decisive letters: 'אֲנִי אוֹהֵב [אֶת] הַיָּם.'. */
  pronunciation: string;
  /** By the course's convention, without punctuation. */
  transcription: string;
  russian: string;
};

export type RulePair = {
  right: RuleLine;
  /**
   * What stands beside it. Without niqqud: what a Russian would say by habit, and `why` says what is wrong. With niqqud:
   * another right form, and `why` says what is different.
   */
  other: { hebrew: string; russian: string; why: string } | null;
};

/**
 * choice: a question with options in Hebrew or Russian · gap: a Hebrew sentence with a gap · order: words to be put in
 * order · right: which of these is right.
 */
export const ruleCheckKinds = ['choice', 'gap', 'order', 'right'] as const;
export type RuleCheckKind = (typeof ruleCheckKinds)[number];

/** Where the option belongs in the sentence of a gap; it may be a part of a word. */
export const gapMark = '___';

export type RuleCheck = {
  kind: RuleCheckKind;
  /** In Russian; of a gap what the sentence means. */
  prompt: string;
  /** Of a gap alone: the Hebrew sentence with niqqud and `gapMark`. */
  sentence?: string;
  /** Hebrew has niqqud. Of `order` the words in their right order, which the player shuffles. */
  options: readonly string[];
  /** Place of the only right option; 0 for `order`. */
  answer: number;
  /** What is wrong about each wrong option, in their order; of `order` one, which says why the order is this one. */
  reasons: readonly string[];
};

export type RuleContent = {
  /** Stable name in the whole course, latin kebab-case, e.g. 'et'. Never changed once published. */
  key: string;
  theme: RuleTheme;
  /** E.g. 'Кого? Что? — את'. */
  title: string;
  /** At most `maxRuleWords` words of plain Russian. */
  text: string;
  /** Key of the lesson that brings it. */
  lesson: string;
  /** Key of the word of that lesson before which it comes; without it the rule opens the lesson. */
  before?: string;
  /** Keys of rules that come before it. */
  needs?: readonly string[];
  pairs: readonly RulePair[];
  checks: readonly RuleCheck[];
};

/** What is wrong about an option; for `order`, whatever was put together, why the order is this one. */
export function reasonOf(
  { kind, answer, reasons }: Pick<RuleCheck, 'kind' | 'answer' | 'reasons'>,
  chosen: number,
): string | undefined {
  if (kind === 'order') return reasons[0];
  if (chosen === answer) return undefined;
  return reasons[chosen < answer ? chosen : chosen - 1];
}
