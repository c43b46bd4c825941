import type { FormTask } from '../../core/contracts/forms.ts';
import type { LearnedWord, RuleTask, TodayResponse } from '../../core/contracts/memory.ts';
import type { NumberTask } from '../../core/contracts/numbers.ts';
import { type FormWord, inflect } from '../../core/forms/inflect.ts';
import { type Gap, gapFor } from '../../core/forms/sentence.ts';
import type { FormExercise } from '../../core/forms/skills.ts';
import { createTask } from '../../core/forms/task.ts';
import { type FormKey, formKeys, tenses } from '../../core/hebrew/conjugation/forms.ts';
import type { VerbContent } from '../../core/hebrew/conjugation/verb.ts';
import { gapOf } from '../../core/hebrew/sentences/gap.ts';
import type { WordContent } from '../../core/lesson/content.ts';
import { mapForms } from '../../core/lesson/sentences/sentence-forms.ts';
import { exercises } from '../../core/memory/exercises.ts';
import { sayPhone } from '../../core/numbers/say.ts';
import { createRandom } from '../../core/random.ts';
import { ruleCheckKinds } from '../../core/rules/content.ts';
import { sections } from '../../db/content/index.ts';
import { rules } from '../../db/content/rules/index.ts';
import { verbBook } from '../../db/content/verb-book.ts';

const words = sections.flatMap(({ subsections }) =>
  subsections.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.words)),
);
const longestFirst = <T>(values: readonly T[], textOf: (value: T) => string): T[] =>
  [...values].sort((a, b) => textOf(b).length - textOf(a).length);

/** A session that asks all exercises with the longest words, rules, forms and sentences that the course has. */
export function withLongestTasks(today: TodayResponse): TodayResponse {
  const [inSentence, ...others] = longestFirst(words, ({ russian }) => russian);
  const [gap] = longestFirst(words.filter(isInSentence), ({ examples }) => examples?.[0]?.russian ?? '');
  const first = today.words[0];
  if (!first || !inSentence || !gap)
    throw new Error('the learner has words to review, and the course has sentences');
  const asked = exercises.map((exercise, place) => (exercise === 'gap' ? gap : (others[place] ?? gap)));
  return {
    ...today,
    words: asked.map((word, place) => ({ ...first, ...asWord(word), id: today.words[place]?.id ?? 0 })),
    tasks: exercises.map((exercise, place) => ({
      wordId: today.words[place]?.id ?? 0,
      skill: 'read',
      exercise,
    })),
    distractors: today.distractors,
    again: [],
    letters: [],
    rules: longestRules(),
    forms: longestForms(first.id),
    numbers: [longestNumber()],
  };
}

const isInSentence = (word: WordContent) => gapOf(asWord(word)) !== undefined;

function asWord({ examples = [], variants = [], verb: _, ...word }: WordContent) {
  return {
    ...word,
    gender: word.gender ?? null,
    plural: word.plural ?? null,
    feminine: word.feminine ?? null,
    variants: [...variants],
    forms: [],
    examples: examples.map((sentence) =>
      mapForms(sentence, ({ hebrew, pronunciation, transcription, russian }) => ({
        ...{ hebrew, pronunciation, transcription, russian },
        audio: '',
      })),
    ),
    audio: null,
  } satisfies Partial<LearnedWord>;
}

/** The longest check of each kind, that of words to be put in order last. */
function longestRules(): RuleTask[] {
  const tasks = rules.flatMap(({ key, title, checks }, at) =>
    checks.map(
      (check, place): RuleTask => ({
        ...{ ruleId: at + 1, key, title, place },
        check: {
          ...check,
          sentence: check.sentence ?? null,
          options: [...check.options],
          reasons: [...check.reasons],
        },
      }),
    ),
  );
  const textOf = ({ check }: RuleTask) => [check.prompt, check.sentence, ...check.options].join();
  const kinds = [...ruleCheckKinds].sort((a, b) => Number(a === 'order') - Number(b === 'order'));
  return kinds.flatMap((kind) =>
    longestFirst(
      tasks.filter(({ check }) => check.kind === kind),
      textOf,
    ).slice(0, 1),
  );
}

const book = verbBook();

type VerbWord = { word: FormWord; verb: VerbContent };

/** All exercises of forms: about the verb with the longest meaning, and the longest sentence that a verb stands in. */
function longestForms(wordId: number): FormTask[] {
  const verbs = words.flatMap((content): VerbWord[] => {
    const word = { ...asWord(content), id: wordId };
    const inflected = inflect(word, book);
    return inflected?.kind === 'verb' ? [{ word, verb: inflected.place.verb }] : [];
  });
  const [longest] = longestFirst(verbs, ({ verb }) => `${verb.imperfective}${verb.perfective}`);
  if (!longest) throw new Error('the course has verbs');
  return [
    ...formTask(longest, 'past.1sg', 'meet'),
    ...formTask(longest, 'past.1sg', 'choose'),
    ...formTask(longest, 'present.pl.f', 'hear'),
    ...longestGap(verbs),
    ...formTask(longest, 'past.1sg', 'say'),
  ];
}

function longestGap(verbs: readonly VerbWord[]): FormTask[] {
  const sentences = words.flatMap(({ examples = [] }) => examples);
  for (const sentence of longestFirst(sentences, ({ russian }) => russian)) {
    for (const one of verbs) {
      for (const key of formKeys) {
        const gap = gapFor(sentence, key, { verb: one.verb, forms: book.formsOf(one.verb) });
        if (gap) return formTask(one, key, 'gap', gap);
      }
    }
  }
  return [];
}

function formTask({ word, verb }: VerbWord, key: FormKey, exercise: FormExercise, gap?: Gap): FormTask[] {
  const skill = { kind: 'verb', binyan: verb.binyan, key } as const;
  const step = { skill, form: key, word, exercise, ...(gap && { gap }) };
  const task = createTask(step, { verbs: book, tenses, random: createRandom(1) });
  if (!task) return [];
  const { pointed, full, transcription } = task.answer;
  const sentence = task.sentence && { ...task.sentence, audio: '' };
  return [{ ...task, sentence, answer: { pointed, full, transcription, audio: null } }];
}

/** A number of a mobile phone. */
function longestNumber(): NumberTask {
  const digits = '0547778899';
  return { kind: 'phone', digits, pieces: sayPhone(digits).map((piece) => ({ ...piece, audio: null })) };
}
