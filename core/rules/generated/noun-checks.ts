import { pluralOfNoun } from '../../russian/plural-noun.ts';
import { ruleCheckTexts as texts } from '../../texts/lesson/grammar/rule-checks.ts';
import { gapMark } from '../content.ts';
import type { Draft } from './draft.ts';
import { type Noun, type Quality, withArticle } from './nouns.ts';
import { isOwned } from './owned.ts';

type Asked = Omit<Draft, 'wordId'>;

/** Ways to ask a rule with a noun, and an adjective where it takes one; undefined where the noun does not fit. */
export type NounCheck = (noun: Noun, quality: Quality | undefined) => Asked | undefined;

const theKnown: NounCheck = ({ russian, russianGender, one, theOne, theMany }) => ({
  prompt: texts.say(texts.known(russian, russianGender)),
  right: theOne,
  wrong: [
    [one, texts.article.bare],
    [theMany, texts.article.many],
  ],
});

const theSome: NounCheck = ({ russian, russianGender, one, theOne, many }) => ({
  prompt: texts.say(texts.some(russian, russianGender)),
  right: one,
  wrong: [
    [theOne, texts.article.surplus],
    [many, texts.article.many],
  ],
});

const theKnownMeans: NounCheck = ({ russian, russianGender, theOne }) => ({
  prompt: texts.mean(theOne),
  right: texts.known(russian, russianGender),
  wrong: [[texts.some(russian, russianGender), texts.article.bareMeans]],
});

const theSomeMeans: NounCheck = ({ russian, russianGender, one }) => ({
  prompt: texts.mean(one),
  right: texts.some(russian, russianGender),
  wrong: [[texts.known(russian, russianGender), texts.article.surplusMeans]],
});

/** 'הוּא רוֹאֶה': he sees. */
const heSees = `הוּא רוֹאֶה ${gapMark}.`;
const et = 'אֶת';

/** A noun after a verb is in the accusative, which of a Russian noun in -а, -я or -о is sure. */
function seen({ russian, russianGender }: Noun, isKnown: boolean): string | undefined {
  if (/\s/.test(russian) || russianGender === 'm') return undefined;
  if (russianGender === 'n') return texts.sees(russian, 'n', isKnown);
  if (/[ая]я$/.test(russian) || !/[аяь]$/.test(russian)) return undefined;
  const accusative = russian.replace(/а$/, 'у').replace(/я$/, 'ю');
  return texts.sees(accusative, 'f', isKnown);
}

const etKnown: NounCheck = (noun) => {
  const { one, theOne } = noun;
  const prompt = seen(noun, true);
  return prompt === undefined
    ? undefined
    : {
        prompt,
        sentence: heSees,
        right: `${et} ${theOne}`,
        wrong: [
          [theOne, texts.et.withoutEt],
          [`${et} ${one}`, texts.et.withoutArticle],
        ],
      };
};

const etSome: NounCheck = (noun) => {
  const { one, theOne } = noun;
  const prompt = seen(noun, false);
  return prompt === undefined
    ? undefined
    : {
        prompt,
        sentence: heSees,
        right: one,
        wrong: [
          [`${et} ${one}`, texts.et.surplusEt],
          [`${et} ${theOne}`, texts.et.known],
        ],
      };
};

/** An adjective in the gender of a noun, alone and with the article; and in Russian. */
function qualified({ gender, russianGender }: Noun, quality: Quality | undefined) {
  const form = quality?.forms[`sg.${gender}`];
  if (!quality || !form) return undefined;
  return {
    plain: form.pointed,
    the: withArticle(form.pointed, form.transcription),
    russian: quality.russian[russianGender],
  };
}

const theBigOne: NounCheck = (noun, quality) => {
  const { one, theOne, russian, russianGender } = noun;
  const adjective = qualified(noun, quality);
  return (
    adjective && {
      prompt: texts.say(texts.known(`${adjective.russian} ${russian}`, russianGender)),
      right: `${theOne} ${adjective.the}`,
      wrong: [
        [`${theOne} ${adjective.plain}`, texts.adjective.whole(texts.is(russian, adjective.russian))],
        [`${one} ${adjective.the}`, texts.adjective.nounToo],
      ],
    }
  );
};

const theOneIsBig: NounCheck = (noun, quality) => {
  const { one, theOne, russian } = noun;
  const adjective = qualified(noun, quality);
  return (
    adjective && {
      prompt: texts.say(texts.is(russian, adjective.russian)),
      right: `${theOne} ${adjective.plain}`,
      wrong: [
        [`${theOne} ${adjective.the}`, texts.adjective.known],
        [`${one} ${adjective.the}`, texts.adjective.nounToo],
      ],
    }
  );
};

const someBigOne: NounCheck = (noun, quality) => {
  const { one, theOne, russian, russianGender } = noun;
  const adjective = qualified(noun, quality);
  return (
    adjective && {
      prompt: texts.say(texts.some(`${adjective.russian} ${russian}`, russianGender)),
      right: `${one} ${adjective.plain}`,
      wrong: [
        [`${theOne} ${adjective.the}`, texts.adjective.knownSome],
        [`${theOne} ${adjective.plain}`, texts.adjective.whole(texts.is(russian, adjective.russian))],
      ],
    }
  );
};

/** 'הֲכִי': most. */
const most = 'הֲכִי';

const theBiggest: NounCheck = (noun, quality) => {
  const { theOne, russian, russianGender } = noun;
  const adjective = qualified(noun, quality);
  return (
    adjective && {
      prompt: texts.say(texts.most(adjective.russian, russian, russianGender)),
      right: `${theOne} ${most} ${adjective.plain}`,
      wrong: [
        [`${most} ${adjective.plain} ${noun.one}`, texts.superlative.after],
        [`${theOne} ${most} ${adjective.the}`, texts.superlative.surplus],
      ],
    }
  );
};

/** 'הַזֶּה', 'הַזֹּאת': this, after its noun; without the article before it. */
const these = { m: { the: 'הַזֶּה', plain: 'זֶה' }, f: { the: 'הַזֹּאת', plain: 'זֹאת' } };

/** «Это окно» is "this window" and "it is a window": a neuter noun is not asked. */
const thisOne: NounCheck = ({ gender, one, theOne, russian, russianGender }) =>
  russianGender === 'n'
    ? undefined
    : {
        prompt: texts.say(texts.these(russian, russianGender)),
        right: `${theOne} ${these[gender].the}`,
        wrong: [
          [`${these[gender].plain} ${one}`, texts.this.whole(russian)],
          [`${these[gender].the} ${theOne}`, texts.this.after],
          [`${one} ${these[gender].the}`, texts.this.article],
        ],
      };

const thisIsOne: NounCheck = ({ gender, one, theOne, russian, russianGender }) =>
  russianGender === 'n'
    ? undefined
    : {
        prompt: texts.say(texts.this.isThis(russian)),
        right: `${these[gender].plain} ${one}`,
        wrong: [
          [`${theOne} ${these[gender].the}`, texts.this.notWhole(texts.these(russian, russianGender))],
          [`${one} ${these[gender].the}`, texts.this.article],
        ],
      };

/** 'כָּל': all, every. */
const all = 'כָּל';

const eachOne: NounCheck = ({ one, theOne, theMany, russian, russianGender }) => ({
  prompt: texts.say(texts.each(russian, russianGender)),
  right: `${all} ${one}`,
  wrong: [
    [`${all} ${theOne}`, texts.all.whole],
    [`${all} ${theMany}`, texts.all.many],
  ],
});

const allOfThem: NounCheck = ({ one, theOne, theMany, russian }) => {
  const plural = pluralOfNoun(russian);
  return plural === undefined
    ? undefined
    : {
        prompt: texts.say(texts.every(plural)),
        right: `${all} ${theMany}`,
        wrong: [
          [`${all} ${one}`, texts.all.each],
          [`${all} ${theOne}`, texts.all.whole],
        ],
      };
};

const mine: NounCheck = ({ one, theOne, russian, russianGender }) =>
  isOwned(russian)
    ? {
        prompt: texts.say(texts.mine(russian, russianGender)),
        right: `${theOne} שֶׁלִּי`,
        wrong: [
          [`שֶׁלִּי ${one}`, texts.own.after],
          [`${one} שֶׁל אֲנִי`, texts.own.merged],
        ],
      }
    : undefined;

const has: NounCheck = ({ one, russian }) =>
  isOwned(russian)
    ? {
        prompt: texts.say(texts.has(russian)),
        right: `יֵשׁ לִי ${one}`,
        wrong: [
          [`אֲנִי יֵשׁ ${one}`, texts.have.me],
          [`אֵין לִי ${one}`, texts.have.negated],
          [`לִי ${one}`, texts.have.withoutThere],
        ],
      }
    : undefined;

/** The genitive is sure of a noun in -а or -я, but «время» is none of these. */
const hasNot: NounCheck = ({ one, russian }) => {
  if (!isOwned(russian) || !/[^ая][ая]$/.test(russian) || /мя$/.test(russian)) return undefined;
  const genitive = russian
    .replace(/([гкхжшчщ])а$/, '$1и')
    .replace(/а$/, 'ы')
    .replace(/я$/, 'и');
  return {
    prompt: texts.say(texts.hasNot(genitive)),
    right: `אֵין לִי ${one}`,
    wrong: [
      [`אֲנִי לֹא ${one}`, texts.have.notMe],
      [`לֹא יֵשׁ לִי ${one}`, texts.have.isMerged],
      [`יֵשׁ לִי ${one}`, texts.have.positive],
    ],
  };
};

/** 'הָיָה' is of a masculine noun: the feminine has a form of its own. */
const had: NounCheck = ({ gender, one, russian, russianGender }) =>
  isOwned(russian) && gender === 'm'
    ? {
        prompt: texts.had(russian, russianGender),
        sentence: `${gapMark} לִי ${one}.`,
        right: 'הָיָה',
        wrong: [
          ['יֵשׁ', texts.have.now],
          ['יִהְיֶה', texts.have.will],
        ],
      }
    : undefined;

const willHave: NounCheck = ({ gender, one, russian }) =>
  isOwned(russian) && gender === 'm'
    ? {
        prompt: texts.willHave(russian),
        sentence: `${gapMark} לִי ${one}.`,
        right: 'יִהְיֶה',
        wrong: [
          ['יֵשׁ', texts.have.now],
          ['הָיָה', texts.have.was],
        ],
      }
    : undefined;

/** Read «э» at its end: 'חוֹזֶה'. Most such nouns are masculine. */
const endsInE = (pointed: string): boolean => /[\u05b5\u05b6]\u05bc?ה$/.test(pointed);

const ofGender: NounCheck = ({ gender, one, russian, russianGender }) => {
  const { m, f, n, ask, noNeuter, ending, noEnding, isShe, isHe, endingInE } = texts.gender;
  const last = /[הת]$/.exec(one)?.[0];
  const whyHe = !last ? noEnding : endsInE(one) ? endingInE : isHe(last);
  const why = gender === 'f' ? (last ? ending(last) : isShe) : whyHe;
  return {
    prompt: ask(one, russian),
    right: gender === 'f' ? f : m,
    wrong: [[gender === 'f' ? m : f, why], ...(russianGender === 'n' ? [[n, noNeuter] as const] : [])],
  };
};

/** «Он — סוּס, «лошадь»» is no Russian: what is asked of is «он» in Russian, too. */
const sheIs: NounCheck = ({ gender, one, many, feminine, russian, russianGender }) =>
  gender === 'm' && russianGender === 'm' && feminine
    ? {
        prompt: texts.job.ask(one, russian),
        right: feminine.normalize('NFC'),
        wrong: [
          [one, texts.job.he],
          [many, texts.job.many],
        ],
      }
    : undefined;

/** The ways in which a rule is asked with a noun, by the key of the rule. */
export const nounChecks: Readonly<Record<string, readonly NounCheck[]>> = {
  the: [theKnown, theSome, theKnownMeans, theSomeMeans],
  et: [etKnown, etSome],
  'definite-adjective': [theBigOne, theOneIsBig, someBigOne],
  most: [theBiggest],
  'this-after': [thisOne, thisIsOne],
  'all-every': [eachOne, allOfThem],
  'of-mine': [mine],
  having: [has, hasNot],
  had: [had, willHave],
  gender: [ofGender],
  jobs: [sheIs],
};
