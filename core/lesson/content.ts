/**
 * The shape of the course as data: sections of subsections of lessons of words.
 * The files under `db/content/` hold values of these types; the seed, the checker and the lesson editor read them.
 */

export type Gender = 'm' | 'f';

/** Something short that people really say, made of taught forms. */
export type SentenceContent = {
  /** Full spelling with its punctuation, e.g. 'מה שלומך?'. */
  hebrew: string;
  /** The same with niqqud on every word, NFC. */
  pronunciation: string;
  /** Cyrillic reading aid by the course's convention, without punctuation. */
  transcription: string;
  /** A Russian sentence with its punctuation. */
  russian: string;
  /**
   * Its other form where it depends on who speaks or is spoken to: `feminine` of one that a man says or hears, else
   * `masculine`. At most one of the two, and that form has none itself.
   */
  feminine?: SentenceContent | undefined;
  masculine?: SentenceContent | undefined;
};

/** A word of a phrase: how it is said there, and what it means word for word. */
export type ChunkPart = {
  /** The part with niqqud, NFC. */
  pronunciation: string;
  /** Its Russian word for word, which may be odd as the gloss of a word: 'сын' of בֶּן in 'сколько лет'. */
  russian: string;
};

export type WordContent = {
  /** Stable name within the lesson, latin kebab-case, e.g. 'shalom'. Never changed once published. */
  key: string;
  /** Full spelling (ktiv male): only the 27 letters and single spaces, e.g. 'שולחן'. The typing and handwriting target. */
  hebrew: string;
  /** The same letters with niqqud, NFC, e.g. 'שׁוּלְחָן'. Read by the voices and by the speech judge. */
  pronunciation: string;
  /** Cyrillic reading aid with U+0301 after the stressed vowel of words of two syllables and more, e.g. 'шулха́н'. */
  transcription: string;
  /** The niqqud reads differently, and the author keeps the transcription anyway. */
  transcriptionKept?: boolean;
  /** Russian gloss, unique inside the lesson, unambiguous inside the subsection, e.g. 'стол'. */
  russian: string;
  /** Grammatical gender, nouns only. */
  gender?: Gender;
  /** Plural form with niqqud in full spelling, e.g. 'שׁוּלְחָנוֹת': nouns, where it is in common use; adjectives, masculine. */
  plural?: string;
  /** Feminine form with niqqud in full spelling: adjectives, colours, verbs, nouns for persons; e.g. 'גְּדוֹלָה'. */
  feminine?: string;
  /** Other spellings that are accepted when typed or recognised, plain letters, e.g. ['אמא']. */
  variants?: readonly string[];
  /** The verb that the word is a form of, where the course's own list has it not or otherwise: a line of `readVerbLine`. */
  verb?: string;
  /** A phrase word by word, in the order of the words of `pronunciation`. */
  parts?: readonly ChunkPart[];
  /** Sentences with the word in one of its forms. */
  examples?: readonly SentenceContent[];
};

/** CEFR-like steps: A0 letters, A1 first daily life, A2 independent daily life. */
export const lessonLevels = ['A0', 'A1', 'A2'] as const;
export type LessonLevel = (typeof lessonLevels)[number];

export type LessonContent = {
  /** Stable name in the whole course, latin kebab-case, e.g. 'pronouns'. */
  key: string;
  /** Position in the course, counted from 1. */
  number: number;
  name: string;
  /** One or two Russian sentences for the lesson card. */
  description: string;
  /** Short theme, e.g. 'счёт в женском роде'. */
  topic: string;
  level: LessonLevel;
  isFree: boolean;
  /** True: learners do not see it yet. */
  isDraft?: boolean;
  /** Name of the lesson template this lesson is made from, if any. */
  template?: 'animals' | 'pronouns';
  authorName?: string;
  authorLink?: string;
  /** What one can say after the lesson: two sentences that show it. */
  proofs?: readonly SentenceContent[];
  /** 1 to 10 words. */
  words: readonly WordContent[];
};

export type SubsectionContent = {
  key: string;
  name: string;
  iconEmoji: string;
  /** Background of the icon in the light theme, '#rrggbb'. */
  iconBgColor: string;
  lessons: readonly LessonContent[];
};

export type SectionContent = {
  key: string;
  name: string;
  /** One Russian sentence: what the learner will be able to say. */
  description: string;
  iconEmoji: string;
  subsections: readonly SubsectionContent[];
};
