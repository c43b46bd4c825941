import type { LessonContent, SectionContent } from '../../lesson/content.ts';
import { type Finding, warning } from './finding.ts';
import { areRelated, russianWords } from './russian-stems.ts';

/** Words by which a lesson speaks of itself and of the language: they promise nothing. */
const aboutLessons = new Set(
  (
    'первый первые короткий короткие слово слова знак знаков буква буквы конечная конечный пара пары глаз глазами рука рукой ' +
    'здесь вниз конце надо самых нужных семи десять для вопрос вопросов ' +
    'узнать узнаете знать знаете сказать говорить говорит рассказать спросить ответить назвать иврит иврите число числа числах ' +
    'наличие настоящее будущее прошедшее время окончание окончаниями кто кем ком пей что чего как где это этот эта эти'
  ).split(' '),
);

type Said = { lesson: LessonContent; own: readonly string[]; taught: readonly string[] };

/** What a lesson teaches, and what its sentences say beside it. */
function saidIn(lesson: LessonContent): Said {
  const sentences = [...lesson.words.flatMap(({ examples = [] }) => examples), ...(lesson.proofs ?? [])];
  const glosses = lesson.words.flatMap(({ russian }) => russianWords(russian.replace(/\([^)]*\)/g, ' ')));
  const words = new Set([...glosses, ...sentences.flatMap(({ russian }) => russianWords(russian))]);
  return { lesson, own: [...words], taught: glosses.filter((word) => word.length > 2) };
}

/** Whether a list that grows has a word related to `word`; each of its words is looked at once. */
function relativesIn(list: readonly string[]): (word: string) => boolean {
  const known = new Map<string, { isThere: boolean; seen: number }>();
  return (word) => {
    const { isThere = false, seen = 0 } = known.get(word) ?? {};
    const found = isThere || list.slice(seen).some((it) => areRelated(word, it));
    known.set(word, { isThere: found, seen: list.length });
    return found;
  };
}

/** The place of the last lesson that teaches a word related to `word`; -1 without one. */
function lastTaughtIn(lessons: readonly Said[]): (word: string) => number {
  const known = new Map<string, number>();
  return (word) => {
    const last =
      known.get(word) ?? lessons.findLastIndex(({ taught }) => taught.some((it) => areRelated(word, it)));
    known.set(word, last);
    return last;
  };
}

/**
 * What the description or topic of a lesson promises and neither it nor an earlier one keeps: a word in «quotes» that
 * nobody has taught or said yet, and a word of a list (the topic, or what follows a colon) that only a later lesson
 * teaches. `only`: keys of the lessons that are checked, all of them where it is missing.
 */
export function unkeptPromises(sections: readonly SectionContent[], only?: ReadonlySet<string>): Finding[] {
  const lessons = sections.flatMap(({ subsections }) => subsections.flatMap((it) => it.lessons)).map(saidIn);
  const before = new Set<string>();
  const said: string[] = [];
  const isKept = relativesIn(said);
  const lastTaught = lastTaughtIn(lessons);
  return lessons.flatMap(({ lesson, own }, at) => {
    const fresh = own.filter((word) => !before.has(word));
    for (const word of fresh) before.add(word);
    said.push(...fresh);
    if (only && !only.has(lesson.key)) return [];
    const { description, topic } = lesson;
    const quoted = [...`${description} ${topic}`.matchAll(/«([^»]*)»/gu)].flatMap(([, text = '']) =>
      russianWords(text),
    );
    const after = [...description.matchAll(/:\s*([^.:]*)/g)].map(([, list = '']) => list);
    const listed = russianWords([topic, ...after].join(', ').replace(/«[^»]*»/gu, ' '));
    const isMissing = (word: string) => word.length > 2 && !aboutLessons.has(word) && !isKept(word);
    const missing = [
      ...quoted.filter(isMissing),
      ...listed.filter((word) => isMissing(word) && lastTaught(word) > at),
    ];
    return [...new Set(missing)].map((word) => ({
      ...warning('lesson-promise', `«${word}» is promised and not taught yet`),
      ...{ lesson: lesson.key, word: '', field: '' as const },
    }));
  });
}
