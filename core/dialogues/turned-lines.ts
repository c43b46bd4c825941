import { writtenWords } from '../hebrew/sentences/written-words.ts';
import { isPartOfNumber } from '../speech/numbers.ts';
import { findParts, isPatternWord, type PatternPart, type Span, withoutParticles } from './line-pattern.ts';

/** A line as it stands in the dialogue, and examples where the learner speaks about oneself; plain letters. */
export type OwnLine = { hebrew: string; examples: readonly string[] };

/** What was said: plain letters word by word, and where each part of a pattern was found. */
export type SaidLine = {
  words: readonly string[];
  parts: readonly PatternPart[];
  found: readonly (Span | undefined)[];
};

const listed = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** lo, ein, al: not, there is not, do not. */
export const negations = listed('לא אין אל');
/** Said beside anything: ein beaya, ein be'ad ma, lo nora, lo meshane. */
const polite = listed('בעיה בעד נורא משנה');
/** Words that may stand between a negation and what it is about. */
export const degrees = listed('כל כך ממש באמת כבר עוד בדיוק גם');
/** Another one asks something else. */
export const questionWords = listed('מה מי איפה לאן מאיפה מתי למה מדוע איך כמה איזה איזו אילו היכן כיצד');

/** Words that tell of whom the line is, in families: who speaks, to whom, whose, whom. */
const persons: readonly (readonly string[])[] = [
  'אני,אתה,הוא,היא,אנחנו אנו,אתם,אתן,הם,הן',
  'לי,לך,לו,לה,לנו,לכם לכן,להם להן',
  'שלי,שלך,שלו,שלה,שלנו,שלכם שלכן,שלהם שלהן',
  'אותי,אותך,אותו,אותה,אותנו,אתכם אתכן,אותם אותן',
].map((family) => family.split(','));
const firstPersons = listed('אני אנחנו אנו לי לנו שלי שלנו אותי אותנו');

const clausesOf = (line: string): string[][] =>
  line
    .split(/[.,!?:;…–—]/)
    .map(writtenWords)
    .filter((words) => words.length > 0);

/** A word without ו or ש before it, where that is one of the listed. */
const among = (list: ReadonlySet<string>, word: string): string | undefined =>
  list.has(word) ? word : /^[וש]/.test(word) && list.has(word.slice(1)) ? word.slice(1) : undefined;

/**
 * The words that make another line of what has all that is needed: a negation or a question word that the line does not
 * have, another person, a number that goes on. Empty for a line that says the same.
 */
export function turningWords(said: SaidLine, own: OwnLine): string[] {
  const isCovered = (at: number) => said.found.some((span) => span && span.from <= at && at < span.to);
  const place = { said, own, isCovered, clauses: [own.hebrew, ...own.examples].flatMap(clausesOf) };
  return [
    ...new Set([
      ...turningNegations(place),
      ...turningQuestions(place),
      ...turningPersons(place),
      ...turningNumbers(place),
    ]),
  ];
}

type Place = {
  said: SaidLine;
  own: OwnLine;
  /** True for the place of a word that is a needed one. */
  isCovered: (at: number) => boolean;
  /** The clauses of the line and of its examples. */
  clauses: readonly (readonly string[])[];
};

const isFree = ({ own }: Place): boolean => own.examples.length > 0;

/** The word that a negation is about: the next one that is none, nor tells how much. */
const deniedBy = (words: readonly string[], at: number): number => {
  const next = words.slice(at + 1).findIndex((word) => !among(negations, word) && !degrees.has(word));
  return next < 0 ? words.length : at + 1 + next;
};

function turningNegations(place: Place): string[] {
  const { said, clauses, isCovered } = place;
  const { words, parts, found } = said;
  /** Negations that one way of a part of several says: yes or no are right. */
  const isOpenTo = (negation: string) =>
    parts.some(
      ({ ways }) =>
        ways.some((way) => way.length === 1 && way[0]?.letters === negation) &&
        ways.some((way) => way.every(({ letters }) => letters !== negation)),
    );
  return words.filter((word, at) => {
    const negation = among(negations, word);
    if (!negation || polite.has(words[at + 1] ?? '') || isOpenTo(negation)) return false;
    const owner = found.findIndex((span) => span && span.from <= at && at < span.to);
    const denied = deniedBy(words, at);
    if (owner >= 0 && (parts[owner]?.ways ?? []).some((way) => way.length > 1)) {
      return !isBoundAsInLine(place, owner);
    }
    const isInLine = clauses.some((clause) =>
      clause.some((own, place) => {
        if (among(negations, own) !== negation) return false;
        const target = clause[deniedBy(clause, place)];
        // The answer "no" stands alone in its clause, and what comes after it in the line is said after it.
        return target === undefined ? isAnswer(words, at, place, clause, clauses) : target === words[denied];
      }),
    );
    if (isInLine) return false;
    if (owner >= 0 && clauses.length === 0) return false;
    return isFree(place) ? isCovered(denied) : true;
  });
}

/** True where a negation that ends its clause in the line is followed by what the next clause begins with, or by nothing. */
function isAnswer(
  words: readonly string[],
  at: number,
  ownPlace: number,
  clause: readonly string[],
  clauses: readonly (readonly string[])[],
): boolean {
  const after = words[deniedBy(words, at)];
  const next = clauses[clauses.indexOf(clause) + 1]?.[0];
  return ownPlace === clause.length - 1 && (after === undefined || next === undefined || after === next);
}

/**
 * True where what comes after the negated part is what comes after it in the line, or is of the same clause there: "I
 * don't like coffee, I like tea" has the parts of its opposite.
 */
function isBoundAsInLine({ said, own }: Place, owner: number): boolean {
  const clauses = clausesOf(own.hebrew);
  const line = clauses.flat();
  const ownFound = findParts(said.parts, line.length, (way, { from, to }) => {
    const isLong = to - from === way.length;
    return isLong && way.every((word, at) => isPatternWord(word, line[from + at] ?? ''));
  });
  if (ownFound.includes(undefined)) return true;
  const after = (found: readonly (Span | undefined)[]) => {
    const end = found[owner]?.to ?? 0;
    const later = found.flatMap((span, part) =>
      span && span.from >= end ? [{ part, from: span.from }] : [],
    );
    return later.sort((a, b) => a.from - b.from)[0]?.part;
  };
  const next = after(said.found);
  if (next === undefined || next === after(ownFound)) return true;
  const clauseOf = (part: number) => {
    let left = ownFound[part]?.from ?? 0;
    return clauses.findIndex((clause) => {
      left -= clause.length;
      return left < 0;
    });
  };
  return clauseOf(next) === clauseOf(owner);
}

function turningQuestions(place: Place): string[] {
  const { said, clauses, isCovered } = place;
  const own = new Set(clauses.flat().flatMap(withoutParticles));
  return said.words.filter((word, at) => {
    const question = among(questionWords, word);
    if (!question || isCovered(at) || own.has(question)) return false;
    // Of what one says about oneself kama may be "some": kama shanim, some years.
    return !(isFree(place) && question === 'כמה');
  });
}

function turningPersons(place: Place): string[] {
  const { said, clauses, isCovered } = place;
  const lines = new Set(clauses.flat());
  return persons.flatMap((family, kind) => {
    const groups = family.map((group) => listed(group));
    const placed = said.words.flatMap((word, at) => {
      const group = groups.find((one) => among(one, word));
      return group ? [{ word, at, group }] : [];
    });
    if (kind === 0) placed.push(...pronounAt(said.words));
    const isOwn = (group: ReadonlySet<string>) =>
      [...lines].some((word) => among(group, word)) ||
      (isFree(place) && [...group].some((word) => firstPersons.has(word)));
    if (placed.some(({ group, at }) => isCovered(at) || isOwn(group))) return [];
    const hasOwn = groups.some(isOwn);
    return placed.flatMap(({ word, at }) =>
      hasOwn || (kind === 0 && isOtherSubject(place, at + 1)) ? [word] : [],
    );
  });
}

const she = listed('את');

/** At, "you" to a woman, where it is not the sign of an object: before everything else, and not before an article. */
function pronounAt(words: readonly string[]): { word: string; at: number; group: ReadonlySet<string> }[] {
  const at = words.findIndex((word) => !openers.has(word));
  return words[at] === 'את' && !words[at + 1]?.startsWith('ה') ? [{ word: 'את', at, group: she }] : [];
}

const openers: ReadonlySet<string> = new Set([
  ...questionWords,
  ...listed('אז ו גם כן לא סליחה האם אולי נו'),
]);

/** True for a needed word behind a pronoun, where the line says it of a noun. */
function isOtherSubject({ said, clauses, isCovered }: Place, at: number): boolean {
  const word = said.words[at];
  if (word === undefined || !isCovered(at) || /תי$|נו$/.test(word)) return false;
  return clauses.some((clause) => clause.indexOf(word) > 0);
}

/** Twenty is not said by "twenty-five" or "a hundred and twenty". */
function turningNumbers({ said, clauses, isCovered }: Place): string[] {
  const own = new Set(clauses.flat().flatMap(withoutParticles));
  const { words } = said;
  return words.filter((word, at) => {
    if (!isPartOfNumber(word) || isCovered(at) || own.has(word)) return false;
    return [at - 1, at + 1].some((next) => {
      const beside = words[next] ?? '';
      return isCovered(next) && beside !== word && withoutParticles(beside).some(isPartOfNumber);
    });
  });
}
