/** What a setting may be: a switch, one of some values, or a whole number of a range; and what it is until it is chosen. */
export type SettingRule =
  | { usual: boolean }
  | { usual: string | number; of: readonly (string | number)[] }
  /** With `usual: null` it may also be none. */
  | { usual: number | null; from: number; to: number };

/** The learner's choices, stored on the server and applied everywhere. Type, defaults and contract come from this table. */
export const settingRules = {
  /** Voice-over source tried first (SPEC §3). */
  provider: { usual: 'google', of: ['google', 'browser'] },
  /** Try the other sources when the first fails. */
  autoFallback: { usual: true },
  /** Whose voice is preferred, as far as speakers have recorded. */
  voice: { usual: 'any', of: ['any', 'female', 'male'] },
  /** How sentences and cues speak of the learner. Asked once, when it first matters: 'unsaid' is who would not say. */
  gender: { usual: 'unasked', of: ['unasked', 'unsaid', 'f', 'm'] },
  /** Playback speed of words. */
  speed: { usual: 1, of: [0.7, 0.85, 1] },
  /** Show vowel points on the word card. */
  niqqud: { usual: true },
  /** Show the Cyrillic reading aid on the word card. */
  transcription: { usual: true },
  /** Letter forms of the handwriting hint and demonstration. */
  script: { usual: 'cursive', of: ['print', 'cursive'] },
  /** How strictly a written letter is judged outside the quiz, which is always 'hard' (SPEC §5). */
  handwriting: { usual: 'normal', of: ['easy', 'normal', 'hard'] },
  /** A word sounds by itself where listening is asked. */
  autoplay: { usual: true },
  /** Short sounds after answers and at the end of a lesson. */
  effects: { usual: true },
  /** Haptics on answers and keys. */
  vibration: { usual: true },
  /** Words per day the learner wants to finish. */
  dailyGoal: { usual: 5, from: 1, to: 30 },
  /** New words per day in «Сегодня». */
  newWordsPerDay: { usual: 5, of: [3, 5, 10] },
  /** How firmly words are remembered: target retention 0.85, 0.90, 0.95. */
  retention: { usual: 'usual', of: ['lighter', 'usual', 'firmer'] },
  /** Local hour of the reminder, or null for none. */
  reminderHour: { usual: null, from: 0, to: 23 },
  /** The streak rests from Friday to Saturday evening. */
  shabbatRest: { usual: false },
} as const satisfies Record<string, SettingRule>;

type Rules = typeof settingRules;

type ValueOf<Rule> = Rule extends { of: readonly (infer Value)[] }
  ? Value
  : Rule extends { from: number; usual: infer Usual }
    ? number | Extract<Usual, null>
    : boolean;

export type Settings = { -readonly [Name in keyof Rules]: ValueOf<Rules[Name]> };

// Each name gets the `usual` of its own rule, which the type of `fromEntries` cannot express.
export const defaultSettings = Object.fromEntries(
  Object.entries(settingRules).map(([name, { usual }]) => [name, usual]),
) as Settings;
