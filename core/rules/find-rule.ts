import { stripNiqqud } from '../hebrew/niqqud.ts';
import { comparableRussian } from '../russian/comparable.ts';
import { textsAskedBy } from '../search/wordings.ts';
import { askedWords } from './asked-words.ts';
import {
  createTerms,
  type MeantTerms,
  type Phrase,
  type RuleTerms,
  type SearchedRule,
  type Terms,
  weakShare,
} from './rule-terms.ts';
import { ruleOfPhrase } from './said-phrases.ts';

/**
 * `score`: how well the rule answers, from `leastScore` to 1.3. `isExact`: the text is one of its wordings, to
 * the letter, alone or in a question.
 */
export type FoundRule = { key: string; score: number; isExact: boolean };
/** Finds the rules that a text asks for, the best first; none where it asks for nothing of the kind. */
export type RuleFinder = (typed: string) => FoundRule[];

/** Lower ones are taken for chance, unless the text says that it is about grammar. */
const leastScore = 0.7;
const leastAboutGrammar = 0.45;
/** Rules whose score is as good as the best one's. */
const equalWithin = 0.03;

/** What a word counts that no rule knows, and one that says little. */
const unknown = { strong: 0.45, weak: 0.05 };
/** From this share of it on a wording, or the text, is as good as whole. */
const wholeFrom = 0.85;
/** The score of a wording that is whole inside a longer text. */
const wholeInside = 0.55;
/** What a wording keeps of which almost nothing was said. */
const leastOfPart = 0.4;
/** A wording of one word that is whole inside a longer text says so much at least. */
const leastAlone = 0.3;
/** The score of what somebody wants to say by the shape of it (said-phrases.ts). */
const ofShape = 0.95;
/** The score of a text that is among the words of a rule without wordings. */
const ofOwnText = 0.6;
/** What the other words of the rule add. */
const ofOtherWords = 0.3;

const maxLength = 200;

const aboutGrammar =
  /(?:^| )(?:глагол|букв|предлог|артикл|врем[яе]|окончани|приставк|род(?:а|е|ом|у)?(?: |$)|прилагательн|существительн|местоимени|числ[оа]|числительн|биньян|слов|корен|корн|ударени|звук|чита|пиш|форм|падеж|частиц|вопрос|предложени|мужск|женск|множественн|иврит)|[א-ת]/;

/**
 * Finds rules by any wording: names from textbooks, everyday questions, what somebody wants to say, Hebrew words or
 * these as they are heard, with one slip in a longer word. A rule without wordings is found by its title and its text.
 */
export function createRuleFinder(rules: readonly SearchedRule[]): RuleFinder {
  const terms = createTerms(rules);
  return (typed) => {
    const text = comparableRussian(typed.slice(0, maxLength));
    const asked = readAsked(terms, text);
    if (asked.weight === 0) return [];
    const meant = textsAskedBy(stripNiqqud(text));
    const said = meant.map(ruleOfPhrase).find(Boolean);
    const least = aboutGrammar.test(text) ? leastAboutGrammar : leastScore;
    return terms.rules
      .map((rule): FoundRule => {
        const score = scoreOf(terms, asked, rule, rule.key === said);
        return { key: rule.key, score, isExact: meant.some((one) => rule.written.has(one)) };
      })
      .filter(({ score }) => score >= least)
      .sort((a, b) => b.score - a.score);
  };
}

/** The rules that answer as well as the best one; `found` as a finder returns it. */
export const bestOf = (found: readonly FoundRule[]): FoundRule[] =>
  found.filter(({ score }) => score >= (found[0]?.score ?? 0) - equalWithin);

/** The words of a text, each with the terms that it may be and what it counts; `weight` of all of them. */
type Asked = { words: readonly { meant: MeantTerms; weight: number }[]; weight: number };

function readAsked({ meantBy, weightOf }: Terms, text: string): Asked {
  const words = askedWords(text).map((word) => {
    const meant = meantBy(word);
    const known = Math.max(0, ...[...meant.keys()].map(weightOf));
    const weight = meant.size === 0 ? unknown[word.isWeak ? 'weak' : 'strong'] : known;
    return { meant, weight: word.isWeak ? Math.min(weight, weakShare) : weight };
  });
  return { words, weight: words.reduce((sum, word) => sum + word.weight, 0) };
}

function scoreOf(terms: Terms, asked: Asked, { phrases, all, isOwn }: RuleTerms, isSaid: boolean): number {
  const answers = phrases.map((phrase) => scoreOfPhrase(terms, asked, phrase));
  const share = shareOf(asked, (term) => all.has(term));
  const others = Math.max(isSaid ? ofShape : 0, isOwn ? ofOwnText * share : 0);
  const best = Math.max(others, ...answers);
  return best + ofOtherWords * share;
}

function scoreOfPhrase({ weightOf }: Terms, asked: Asked, { needed, further }: Phrase): number {
  let all = 0;
  let said = 0;
  for (const term of needed) {
    all += weightOf(term);
    said += weightOf(term) * Math.max(0, ...asked.words.map(({ meant }) => meant.get(term) ?? 0));
  }
  if (said === 0) return 0;
  const ofPhrase = said / all;
  const ofText = shareOf(asked, (term) => needed.has(term) || further.has(term));
  const part = ofText * (leastOfPart + (1 - leastOfPart) * ofPhrase);
  const isWhole = ofPhrase > wholeFrom && (needed.size > 1 || ofText * asked.weight > leastAlone);
  const whole = isWhole ? wholeInside * ofPhrase + (1 - wholeInside) * ofText : 0;
  return Math.max(part, whole);
}

/** The share of a text, 0–1, that is among some terms. */
function shareOf({ words, weight }: Asked, isAmong: (term: string) => boolean): number {
  let sum = 0;
  for (const word of words) {
    let best = 0;
    for (const [term, sureness] of word.meant) if (sureness > best && isAmong(term)) best = sureness;
    sum += best * word.weight;
  }
  return sum / weight;
}
