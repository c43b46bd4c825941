import { describe, expect, it } from 'vitest';
import { checkRule, checkRules } from '../../../core/rules/check-rules.ts';
import type { RuleCheck, RuleContent, RulePair } from '../../../core/rules/content.ts';
import { sections } from '../../../db/content/index.ts';
import { names } from '../../../db/content/names.ts';
import { verbBook } from '../../../db/content/verb-book.ts';

const isReached = (key: string) =>
  sections.findIndex(({ subsections }) =>
    subsections.some(({ lessons }) => lessons.some((lesson) => lesson.key === key)),
  );
/** The course as far as the lesson of the rule. */
const course = { sections: sections.slice(0, isReached('glued-prefixes') + 1), verbs: verbBook(), names };

const pair: RulePair = {
  right: {
    pronunciation: 'אֲנִי אוֹהֵב [אֶת] הַיָּם.',
    transcription: 'ани́ оһэ́в эт һая́м',
    russian: 'Я люблю море.',
  },
  other: { hebrew: 'אני אוהב הים', russian: 'Я люблю море.', why: 'не хватает את' },
};
const another: RulePair = {
  right: { pronunciation: 'אֲנִי רוֹאֶה [בַּיִת].', transcription: 'ани́ роэ́ ба́ит', russian: 'Я вижу дом.' },
  other: { hebrew: 'אֲנִי רוֹאֶה אֶת הַבַּיִת.', russian: 'Я вижу тот дом.', why: 'дом известен: нужно את' },
};
const gap: RuleCheck = {
  kind: 'gap',
  prompt: 'Ты видишь море?',
  sentence: 'אַתָּה רוֹאֶה ___ הַיָּם?',
  options: ['אֶת', 'שֶׁל'],
  answer: 0,
  reasons: ['Это «чей?».'],
};
const choice: RuleCheck = {
  kind: 'choice',
  prompt: 'Нужно ли что-то переводить словом את?',
  options: ['да', 'нет'],
  answer: 1,
  reasons: ['Само слово не переводится.'],
};
const order: RuleCheck = {
  kind: 'order',
  prompt: 'Я вижу море.',
  options: ['אֲנִי', 'רוֹאֶה', 'אֶת', 'הַיָּם'],
  answer: 0,
  reasons: ['Слово стоит перед известной вещью.'],
};
const rule: RuleContent = {
  key: 'et',
  theme: 'articles',
  title: 'Кого? Что? — את',
  text: 'Перед известной вещью ставят אֶת.',
  lesson: 'glued-prefixes',
  before: 'et',
  pairs: [pair, another],
  checks: [gap, choice, order],
};

const found = (rules: readonly RuleContent[]) =>
  checkRules(rules, course).map(({ key, field, rule: name }) => `${key} ${field} ${name}`);

/** The rule with one change has one problem, at this field. */
function finds(changes: Readonly<Record<string, readonly [change: Partial<RuleContent>, problem: string]>>) {
  it.each(Object.entries(changes))('%s', (_, [change, problem]) => {
    expect(found([{ ...rule, ...change }])).toContain(`et ${problem}`);
  });
}

const right = (change: Partial<RulePair['right']>) => ({
  pairs: [{ ...pair, right: { ...pair.right, ...change } }, another],
});
const other = (change: Partial<NonNullable<RulePair['other']>>) => ({
  pairs: [pair, { ...another, other: another.other && { ...another.other, ...change } }],
});
const withCheck = (change: Partial<RuleCheck>, of: RuleCheck = gap) => ({
  checks: [{ ...of, ...change }, choice, order],
});

describe('a rule without errors', () => {
  it('has no problem', () => {
    expect(found([rule])).toEqual([]);
  });
});

describe('the texts and the place of a rule', () => {
  finds({
    'a text of 46 words': [{ text: 'слово '.repeat(46) }, 'text rule-long'],
    'an empty text': [{ text: ' ' }, 'text rule-empty'],
    'an empty title': [{ title: '' }, 'title rule-empty'],
    'a text in Latin letters': [{ text: 'Перед вещью ставят et.' }, 'text rule-russian'],
    'a text with a word that is not taught': [{ text: 'Так говорят: אֲנִי גָּר.' }, 'text rule-untaught'],
    'no lesson': [{ lesson: '' }, 'lesson rule-lesson'],
    'a lesson that the course has not': [{ lesson: 'no-such' }, 'lesson rule-lesson'],
    'a word that the lesson has not': [{ before: 'shalom' }, 'before rule-before'],
    'a rule that does not exist': [{ needs: ['the'] }, 'needs rule-needs'],
    'a rule that needs itself': [{ needs: ['et'] }, 'needs rule-needs'],
  });

  it('may have 45 words', () => {
    expect(found([{ ...rule, text: 'слово '.repeat(45) }])).toEqual([]);
  });

  it('has a key in kebab-case', () => {
    expect(found([{ ...rule, key: 'Et' }])).toEqual(['Et key rule-key']);
  });

  it('stands under its key once', () => {
    expect(found([rule, rule])).toEqual(['et key rule-key']);
  });

  it('needs no rule that comes later', () => {
    const later = { ...rule, key: 'later', before: 'habait' };
    expect(found([{ ...rule, needs: ['later'] }, later])).toEqual(['et needs rule-needs']);
    expect(found([rule, { ...later, needs: ['et'] }])).toEqual([]);
  });

  it('is one of at most two in a lesson', () => {
    const three = ['one', 'two', 'three'].map((key) => ({ ...rule, key }));
    expect(found(three)).toEqual(['three lesson rule-crowd']);
  });

  it('comes after the first lesson, which only tells how the transcription is read', () => {
    expect(found([{ ...rule, lesson: 'first-letters', before: undefined }])).toContain(
      'et lesson rule-first',
    );
  });
});

describe('an order of a rule', () => {
  finds({
    'two words': [
      { checks: [gap, choice, { ...order, options: ['רוֹאֶה', 'אֲנִי'] }] },
      'checks.2.options rule-options',
    ],
    'thirteen words': [
      { checks: [gap, choice, { ...order, options: Array.from({ length: 13 }, () => 'אֶת') }] },
      'checks.2.options rule-ordered',
    ],
  });
});

describe('the pairs of a rule', () => {
  finds({
    'one pair': [{ pairs: [pair] }, 'pairs rule-pairs'],
    'four pairs': [{ pairs: [pair, another, pair, another] }, 'pairs rule-pairs'],
    'a word that is not taught yet': [
      right({ pronunciation: 'אֲנִי [גָּר] פֹּה.', transcription: 'ани́ гар по', russian: 'Я живу здесь.' }),
      'pairs.0.right.pronunciation sentence-unknown',
    ],
    'a word of a later place in the lesson': [
      right({ pronunciation: 'אֲנִי הוֹלֵךְ [הַבַּיְתָה].', transcription: 'ани́ һолэ́х һаба́йта' }),
      'pairs.0.right.pronunciation sentence-unknown',
    ],
    'niqqud that is not that of the word': [
      right({ pronunciation: 'אֲנִי אוֹהֵב [אֵת] הַיָּם.' }),
      'pairs.0.right.pronunciation sentence-niqqud',
    ],
    'a word without niqqud': [
      right({ pronunciation: 'אֲנִי אוהב [אֶת] הַיָּם.' }),
      'pairs.0.right.pronunciation rule-niqqud',
    ],
    'another transcription': [
      right({ transcription: 'ани́ оһа́в эт һая́м' }),
      'pairs.0.right.transcription sentence-transcription',
    ],
    'a transcription with a word less': [
      right({ transcription: 'ани́ оһэ́в һая́м' }),
      'pairs.0.right.transcription rule-heard',
    ],
    'two stresses in a word': [
      right({ transcription: 'а́ни́ оһэ́в эт һая́м' }),
      'pairs.0.right.transcription transcription-stress',
    ],
    'an article before nothing known, without agreement': [
      right({ pronunciation: '[הִיא] אוֹהֵב אֶת הַיָּם.', transcription: 'һи оһэ́в эт һая́м' }),
      'pairs.0.right.pronunciation sentence-agreement',
    ],
    'no Russian': [right({ russian: 'sea' }), 'pairs.0.right.russian russian-letters'],
    'nothing marked': [
      right({ pronunciation: 'אֲנִי אוֹהֵב אֶת הַיָּם.' }),
      'pairs.0.right.pronunciation rule-marks',
    ],
    'a mark around nothing': [
      right({ pronunciation: 'אֲנִי אוֹהֵב [] אֶת הַיָּם.' }),
      'pairs.0.right.pronunciation rule-marks',
    ],
    'a mark around a full stop': [
      right({ pronunciation: 'אֲנִי אוֹהֵב אֶת הַיָּם[.]' }),
      'pairs.0.right.pronunciation rule-marks',
    ],
    'a mark around a point without its letter': [
      right({ pronunciation: 'אֲנִי אוֹהֵב א[ֶת] הַיָּם.' }),
      'pairs.0.right.pronunciation rule-marks',
    ],
    'a bracket that is not closed': [
      right({ pronunciation: 'אֲנִי אוֹהֵב [אֶת הַיָּם.' }),
      'pairs.0.right.pronunciation rule-marks',
    ],
    'another right form that is not taught': [
      other({ hebrew: 'אֲנִי גָּר פֹּה.' }),
      'pairs.1.other.hebrew sentence-unknown',
    ],
    'a wrong form in other letters': [other({ hebrew: 'ani roe bait' }), 'pairs.1.other.hebrew rule-letters'],
    'two sides that are the same': [other({ hebrew: 'אני רואה בית.' }), 'pairs.1.other.hebrew rule-pair'],
    'no word about why it is wrong': [other({ why: '' }), 'pairs.1.other.why rule-russian'],
  });

  it('may have any letters in a form that is wrong', () => {
    expect(found([{ ...rule, ...other({ hebrew: 'אני רואה דירות' }) }])).toEqual([]);
  });
});

describe('the checks of a rule', () => {
  finds({
    'two checks': [{ checks: [gap, choice] }, 'checks rule-checks'],
    'two equal options': [
      withCheck({ options: ['אֶת', 'שֶׁל', 'שֶׁל'], reasons: ['Раз.', 'Два.'] }),
      'checks.0.options.2 rule-same',
    ],
    'the right option a second time': [
      withCheck({ options: ['אֶת', 'אֶת'] }),
      'checks.0.options.1 rule-two-right',
    ],
    'the right option a second time, without niqqud': [
      withCheck({ options: ['אֶת', 'את'] }),
      'checks.0.options.1 rule-two-right',
    ],
    'the right option a second time, with a capital and a full stop': [
      withCheck({ options: ['Нет.', 'нет'] }, choice),
      'checks.0.options.1 rule-two-right',
    ],
    'an empty option': [withCheck({ options: ['אֶת', ' '] }), 'checks.0.options.1 rule-empty'],
    'a single option': [withCheck({ options: ['אֶת'], reasons: [] }), 'checks.0.options rule-options'],
    'an answer that is none of the options': [withCheck({ answer: 2 }), 'checks.0.answer rule-answer'],
    'a missing reason': [withCheck({ reasons: [] }), 'checks.0.reasons rule-reasons'],
    'an empty reason': [withCheck({ reasons: [' '] }), 'checks.0.reasons.0 rule-reasons'],
    'a right option that is not taught': [
      withCheck({ kind: 'right', options: ['אֲנִי גָּר פֹּה', 'שֶׁל'], sentence: undefined }),
      'checks.0.options.0 sentence-unknown',
    ],
    'a right option without niqqud': [
      withCheck({ options: ['את', 'שֶׁל'] }),
      'checks.0.options.0 sentence-niqqud',
    ],
    'a wrong option without niqqud, which gives it away': [
      withCheck({ options: ['אֶת', 'של'] }),
      'checks.0.options.1 rule-niqqud',
    ],
    'a full stop at one option only': [
      withCheck({ options: ['да.', 'нет'] }, choice),
      'checks.0.options rule-telltale',
    ],
    'a wrong option in Latin letters': [
      withCheck({ options: ['אֶת', 'et'] }),
      'checks.0.options.1 rule-letters',
    ],
    'a gap without a sentence': [withCheck({ sentence: undefined }), 'checks.0.sentence rule-gap'],
    'a sentence with two gaps': [withCheck({ sentence: '___ רוֹאֶה ___' }), 'checks.0.sentence rule-gap'],
    'a sentence at a choice': [withCheck({ sentence: 'זֶה ___' }, choice), 'checks.0.sentence rule-gap'],
    'an order of two words': [withCheck({ options: ['זֶה', 'בַּיִת'] }, order), 'checks.0.options rule-options'],
    'an order with a word twice': [
      withCheck({ options: ['אֲנִי', 'רוֹאֶה', 'רוֹאֶה'] }, order),
      'checks.0.options.2 rule-same',
    ],
    'an order whose words do not agree': [
      withCheck({ options: ['הִיא', 'רוֹאֶה', 'אֶת', 'הַיָּם'] }, order),
      'checks.0.options sentence-agreement',
    ],
    'a prompt that is not Russian': [withCheck({ prompt: 'אֶת' }), 'checks.0.prompt rule-russian'],
  });

  it('may have two options that only niqqud tells apart', () => {
    const told = { ...choice, options: ['אַתָּה', 'אֶת', 'אַתְּ'], answer: 1, reasons: ['Мужчина.', 'Женщина.'] };
    expect(found([{ ...rule, checks: [gap, told, order] }])).toEqual([]);
  });
});

describe('one rule among others', () => {
  const problems = (changed: RuleContent, others: readonly RuleContent[]) =>
    checkRule(changed, others, course).map(({ field, rule: name }) => `${field} ${name}`);
  const broken = { ...rule, key: 'broken', text: '' };

  it('is told its own problems alone', () => {
    expect(problems(rule, [broken])).toEqual([]);
    expect(problems(broken, [rule])).toEqual(['text rule-empty', 'text rule-russian']);
  });

  it('is the one too many in its lesson, wherever it stood before', () => {
    const others = ['one', 'two'].map((key) => ({ ...rule, key }));
    expect(problems(rule, others)).toEqual(['lesson rule-crowd']);
  });

  it('must not come after a rule that needs it', () => {
    const later = { ...rule, key: 'later', before: 'habait', needs: ['et'] };
    expect(problems(rule, [later])).toEqual([]);
    const earlier = { ...later, before: undefined };
    expect(problems(rule, [earlier])).toEqual(['lesson rule-needed']);
  });
});
