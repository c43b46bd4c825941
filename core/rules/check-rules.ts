import { atField, errorAt, type FieldProblem } from '../hebrew/check/finding.ts';
import type { VerbBook } from '../hebrew/conjugation/verb.ts';
import { hebrewProblems, proseProblems } from '../hebrew/lines/hebrew-in-text.ts';
import type { KnownNames } from '../hebrew/sentences/check-sentences.ts';
import { createKnownForms, type KnownForms } from '../hebrew/sentences/known-forms.ts';
import type { LessonContent, SectionContent } from '../lesson/content.ts';
import { checkProblems } from './check-checks.ts';
import { pairProblems } from './check-pairs.ts';
import {
  maxPairs,
  maxRulesOfLesson,
  maxRuleWords,
  minChecks,
  minPairs,
  type RuleContent,
} from './content.ts';
import { countWords } from './count-words.ts';
import { comparePlaces, type RulePlace, rulePlaces } from './course-order.ts';

/** A problem of a rule, and its key. */
export type RuleFinding = FieldProblem & { key: string };

export type RulesCourse = { sections: readonly SectionContent[]; verbs: VerbBook; names?: KnownNames };

/** The rule that opens the first lesson, which brings no other one. */
const firstRule = 'transcription';

/**
 * Checks the rules of a course: each by itself, its place, and that its pairs and checks are made of forms that are
 * known there: those of the lessons before, and of its own lesson up to the word before which it comes. A rule that
 * opens its lesson may show all of its words.
 */
export function checkRules(rules: readonly RuleContent[], course: RulesCourse): RuleFinding[] {
  return checkAmong(rules, course, () => true);
}

/**
 * Checks one rule of a course that has these other ones, too; goes no further than its lesson. A rule that needs it must
 * not come before it.
 */
export function checkRule(
  rule: RuleContent,
  others: readonly RuleContent[],
  course: RulesCourse,
): FieldProblem[] {
  const found = checkAmong([...others, rule], course, (one) => one === rule);
  const placeOf = rulePlaces(course.sections);
  const own = placeOf(rule);
  const early = others.find((other) => {
    const place = other.needs?.includes(rule.key) && placeOf(other);
    return own && place && comparePlaces(place, own) < 0;
  });
  const needed = early && errorAt('lesson', 'rule-needed', `${early.key}, which needs it, comes before it`);
  return [
    ...found.map(({ key: _, ...problem }) => problem),
    ...(needed ? [{ ...needed, written: early.title }] : []),
  ];
}

function checkAmong(
  rules: readonly RuleContent[],
  { sections, verbs, names }: RulesCourse,
  isAsked: (rule: RuleContent) => boolean,
): RuleFinding[] {
  const lessons = sections.flatMap(({ subsections }) => subsections.flatMap((it) => it.lessons));
  const placeOf = rulePlaces(sections);
  const at = (rule: RuleContent, problems: readonly FieldProblem[]): RuleFinding[] =>
    problems.map((problem) => ({ ...problem, key: rule.key }));
  const bare = rules.flatMap((rule, place) => {
    if (!isAsked(rule)) return [];
    const isRepeated = rules.findIndex(({ key }) => key === rule.key) < place;
    const repeated = isRepeated ? [errorAt('key', 'rule-key', 'this key stands twice')] : [];
    return at(rule, [...ownProblems(rule), ...repeated, ...placeProblems(rule, rules, lessons, placeOf)]);
  });
  const asked = rules.filter(isAsked);
  const known = createKnownForms(verbs, new Set(lessons.map(({ key }) => key)));
  const last = lessons.findLastIndex(({ key }) => asked.some(({ lesson }) => lesson === key));
  const taught = lessons.slice(0, last + 1).flatMap((lesson) => {
    const own = asked.filter((rule) => rule.lesson === lesson.key);
    return inLesson(lesson, own, known, names).flatMap(({ rule, problems }) => at(rule, problems));
  });
  return [...bare, ...taught];
}

/** Goes through a lesson word by word, and looks at each of its rules where it comes. */
function inLesson(
  lesson: LessonContent,
  rules: readonly RuleContent[],
  known: KnownForms,
  names: KnownNames | undefined,
): { rule: RuleContent; problems: FieldProblem[] }[] {
  const look = (rule: RuleContent) => ({ rule, problems: taughtProblemsOf(rule, known) });
  known.reach({ ...lesson, words: names?.from === lesson.key ? names.words : [] });
  const inside = lesson.words.flatMap((word) => {
    known.reach({ ...lesson, words: [word] });
    return rules.filter(({ before }) => before === word.key).map(look);
  });
  return [...inside, ...rules.filter(({ before }) => before === undefined).map(look)];
}

/** What is wrong in a rule whatever the course: its key, its texts, how many pairs and checks it has. */
function ownProblems({ key, title, text, pairs, checks }: RuleContent): FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(key)) {
    problems.push(errorAt('key', 'rule-key', 'a key is latin kebab-case'));
  }
  if (title.trim() === '') problems.push(errorAt('title', 'rule-empty', 'the title is empty'));
  if (text.trim() === '') problems.push(errorAt('text', 'rule-empty', 'the text is empty'));
  const words = countWords(text);
  if (words > maxRuleWords) {
    problems.push(errorAt('text', 'rule-long', `${words} words: want at most ${maxRuleWords}`));
  }
  if (pairs.length < minPairs || pairs.length > maxPairs) {
    problems.push(errorAt('pairs', 'rule-pairs', `${pairs.length} pairs: want ${minPairs} to ${maxPairs}`));
  }
  if (checks.length < minChecks) {
    problems.push(errorAt('checks', 'rule-checks', `${checks.length} checks: want ${minChecks}`));
  }
  return problems;
}

function placeProblems(
  rule: RuleContent,
  rules: readonly RuleContent[],
  lessons: readonly LessonContent[],
  placeOf: (rule: RuleContent) => RulePlace | undefined,
): FieldProblem[] {
  const problems = needProblems(rule, rules, placeOf);
  if (rule.lesson === '') return [...problems, errorAt('lesson', 'rule-lesson', 'the rule has no lesson')];
  const lesson = lessons.find(({ key }) => key === rule.lesson);
  if (!lesson) {
    return [...problems, errorAt('lesson', 'rule-lesson', `the course has no lesson ${rule.lesson}`)];
  }
  if (rule.before !== undefined && !lesson.words.some(({ key }) => key === rule.before)) {
    problems.push(errorAt('before', 'rule-before', `${lesson.key} has no word ${rule.before}`));
  }
  const beside = rules.filter((other) => other.lesson === lesson.key);
  if (lesson === lessons[0] && rule.key !== firstRule) {
    problems.push(errorAt('lesson', 'rule-first', `the first lesson has only the rule ${firstRule}`));
  } else if (beside.indexOf(rule) >= maxRulesOfLesson) {
    const why = `${lesson.key} has ${beside.length} rules: want at most ${maxRulesOfLesson}`;
    problems.push(errorAt('lesson', 'rule-crowd', why));
  }
  return problems;
}

function needProblems(
  rule: RuleContent,
  rules: readonly RuleContent[],
  placeOf: (rule: RuleContent) => RulePlace | undefined,
): FieldProblem[] {
  return (rule.needs ?? []).flatMap((key) => {
    const needed = rules.find((one) => one.key === key);
    if (!needed) return [errorAt('needs', 'rule-needs', `there is no rule ${key}`)];
    const [own, other] = [placeOf(rule), placeOf(needed)];
    const isBefore = !own || !other || comparePlaces(other, own) < 0;
    const isFirstOfTwo =
      own && other && comparePlaces(other, own) === 0 && isListedBefore(needed, rule, rules);
    if (isBefore || isFirstOfTwo) return [];
    return [{ ...errorAt('needs', 'rule-needs', `${key} comes later`), written: needed.title }];
  });
}

const isListedBefore = (one: RuleContent, other: RuleContent, rules: readonly RuleContent[]): boolean =>
  one !== other && rules.indexOf(one) < rules.indexOf(other);

/** What is wrong in a rule for somebody who knows only these forms. */
function taughtProblemsOf({ title, text, pairs, checks }: RuleContent, known: KnownForms): FieldProblem[] {
  return [
    ...atField('title', hebrewProblems(title, known)),
    ...atField('text', proseProblems(text, known)),
    ...pairs.flatMap((pair, at) => pairProblems(pair, known, `pairs.${at}`)),
    ...checks.flatMap((check, at) => checkProblems(check, known, `checks.${at}`)),
  ];
}
