import { comparableRussian } from '../russian/comparable.ts';
import { keysOfTranscription } from '../search/heard-as.ts';
import { isOneEditAway } from '../search/one-edit.ts';
import { type AskedWord, askedWords, heardKeys } from './asked-words.ts';
import { ruleWordings } from './wordings.ts';

/** A rule as it is looked for. `text` is read where the rule has no wordings: that of an author. */
export type SearchedRule = { key: string; title: string; text: string };

/** The terms of a wording: those that make it up, and those of its examples. */
export type Phrase = { needed: ReadonlySet<string>; further: ReadonlySet<string> };
/** `isOwn`: without wordings, so that its text counts. */
export type RuleTerms = {
  key: string;
  /** Its wordings that are written, with their examples and without, and its title. */
  written: ReadonlySet<string>;
  phrases: readonly Phrase[];
  all: ReadonlySet<string>;
  isOwn: boolean;
};

/** Terms that a word may be, each with how surely it is, 0–1. */
export type MeantTerms = ReadonlyMap<string, number>;

export type Terms = {
  rules: readonly RuleTerms[];
  /** How much a term says, 0–1: the fewer rules have it, the more. */
  weightOf(term: string): number;
  /** The terms that an asked word is, or sounds like; of a longer word that is none, those one slip away. */
  meantBy(word: AskedWord): MeantTerms;
};

/** What a word that says little by itself counts, compared with another. */
export const weakShare = 0.25;
const surely = { written: 1, heard: 0.9, weakHeard: 0.4, slip: 0.7 };
/** Shorter words are too like others for a slip. */
const shortestSlip = { written: 5, stem: 4, heard: 6, sounds: 5 };

/** Before a term that is heard, so that it is none that is written. */
const sound = '/';

/** The words by which rules are asked for; terms are stems, Hebrew words and what is heard. */
export function createTerms(rules: readonly SearchedRule[]): Terms {
  const rulesOf = new Map<string, Set<number>>();
  const weak = new Set<string>();
  const termsOfSounds = new Map<string, Set<string>>();
  const read = rules.map(termsOfRule);
  const weights = new Map([...rulesOf].map(([term, { size }]) => [term, rarity(size, rules.length)]));
  const stems = [...rulesOf.keys()].filter((term) => !term.startsWith(sound));

  return { rules: read, weightOf, meantBy };

  function weightOf(term: string): number {
    return (weights.get(term) ?? 0) * (weak.has(term) ? weakShare : 1);
  }

  function meantBy({ stem, written, isWeak }: AskedWord): MeantTerms {
    const heard = heardKeys(written);
    const found = new Map(rulesOf.has(stem) ? [[stem, surely.written]] : []);
    const heardSurely = isWeak ? surely.weakHeard : surely.heard;
    for (const key of heard) for (const term of termsOfSounds.get(key) ?? []) found.set(term, heardSurely);
    if (found.size > 0 || written.length < shortestSlip.written) return found;
    for (const term of [...slipsOf(stem), ...slipsOfSounds(heard)]) found.set(term, surely.slip);
    return found;
  }

  function slipsOf(stem: string): string[] {
    return stems.filter((term) => term.length >= shortestSlip.stem && isOneEditAway(term, stem));
  }

  function slipsOfSounds(heard: readonly string[]): string[] {
    const longer = heard.filter(({ length }) => length >= shortestSlip.heard);
    return [...termsOfSounds].flatMap(([key, terms]) =>
      key.length >= shortestSlip.sounds && longer.some((one) => isOneEditAway(one, key)) ? [...terms] : [],
    );
  }

  function termsOfRule({ key, title, text }: SearchedRule, at: number): RuleTerms {
    const own = ruleWordings[key];
    const name = comparableRussian(title);
    const names = [name, ...name.split(/[:—]/)].map((part) => part.trim());
    const wordings = [...parted(own?.asked), ...parted(own?.hebrew)];
    const phrases = [
      ...wordings.map((asked) => phraseOf(asked, at)),
      ...names.map((part) => ({ needed: termsIn(part, at), further: none })),
      ...parted(own?.heard).map((heard) => ({ needed: soundsIn(heard, at), further: none })),
    ];
    const ofPhrases = phrases.flatMap(({ needed, further }) => [...needed, ...further]);
    const ofText = own ? none : termsIn(comparableRussian(text), at);
    const written = new Set([...wordings.flatMap(spellingsOf), ...names]);
    return { key, written, phrases, all: new Set([...ofPhrases, ...ofText]), isOwn: !own };
  }

  function phraseOf(asked: string, at: number): Phrase {
    const examples = [...asked.matchAll(/\(([^)]*)\)/g)].flatMap(([, example = '']) => askedWords(example));
    const further = new Set(examples.map(({ stem }) => add(stem, at, true)));
    const needed = askedWords(asked.replaceAll(/\([^)]*\)/g, ' '));
    return { needed: new Set(needed.map(({ stem, isWeak }) => addStrong(stem, at, isWeak))), further };
  }

  /** Of titles and texts: what is an example elsewhere is one here. */
  function termsIn(text: string, at: number): Set<string> {
    return new Set(askedWords(text).map(({ stem, isWeak }) => add(stem, at, isWeak)));
  }

  function soundsIn(heard: string, at: number): Set<string> {
    return new Set(
      heard.split(' ').map((word) => {
        const keys = keysOfTranscription(word);
        const term = add(`${sound}${keys[0] ?? word}`, at, false);
        for (const key of keys) termsOfSounds.set(key, (termsOfSounds.get(key) ?? new Set()).add(term));
        return term;
      }),
    );
  }

  function addStrong(term: string, at: number, isWeak: boolean): string {
    if (!isWeak) weak.delete(term);
    return add(term, at, isWeak);
  }

  function add(term: string, at: number, isWeak: boolean): string {
    const known = rulesOf.get(term);
    if (!known && isWeak) weak.add(term);
    rulesOf.set(term, (known ?? new Set()).add(at));
    return term;
  }
}

/** A wording with its examples, and without them where more than a word is left. */
function spellingsOf(wording: string): string[] {
  const without = wording.replaceAll(/ ?\([^)]*\)/g, '').trim();
  const whole = wording.replaceAll(/[()]/g, '');
  return without.includes(' ') ? [whole, without] : [whole];
}

const none: ReadonlySet<string> = new Set();

const rarity = (having: number, all: number): number => Math.log(1 + all / having) / Math.log(1 + all);

/** Wordings as they are compared; they are written without anything else that `comparableRussian` mends. */
const parted = (wordings: string | undefined): string[] =>
  wordings ? wordings.trim().replaceAll(/\s+/g, ' ').toLowerCase().replaceAll('ё', 'е').split(' · ') : [];
