import type { FormTask } from '../../core/contracts/forms.ts';
import { daySeed } from '../../core/day/seed.ts';
import type { FormMeans } from '../../core/forms/skills.ts';
import { createTask } from '../../core/forms/task.ts';
import { formKeys, type Tense } from '../../core/hebrew/conjugation/forms.ts';
import type { UnmetLetters } from '../../core/letters/unmet.ts';
import { createRandom, type Random } from '../../core/random.ts';
import { dateIn } from '../../core/streak/streak.ts';
import type { SpokenWord } from '../../db/content/sounds/audio-index.ts';
import { courseVerbs } from '../../db/course/verbs.ts';
import { type PlacedStep, readFormsOfDay, readVerbRound } from '../../db/forms/rounds.ts';
import { saveFormAnswer } from '../../db/forms/save-answer.ts';
import { signFormAddress } from '../_auth/addresses.ts';
import { type Handlers, visitorOf } from '../_call.ts';
import type { Deps } from '../_deps.ts';
import { findVoicing } from './voice/heard-voices.ts';
import { placedSentenceShape } from './word-shape.ts';

export const formHandlers: Handlers<'GET /forms/{wordId}' | 'POST /forms/answers'> = {
  'GET /forms/{wordId}': async ({ params, query, owner, deps, now }) => {
    const random = createRandom(now.getTime());
    const input = {
      ...visitorOf(deps, owner),
      wordId: params.wordId,
      tense: query.tense,
      today: dateIn(owner.zone, now),
      random,
      canSpeak: deps.recogniser !== undefined,
      canListen: true,
    };
    const { tenses, steps, taught, unmet } = await readVerbRound(deps.db, input, now);
    return {
      wordId: params.wordId,
      tenses,
      tasks: await formTasks(deps, steps, {
        listener: owner.userId,
        tenses: taught.tenses,
        unmet,
        random,
        now,
      }),
    };
  },

  'POST /forms/answers': async ({ body: { at, ...answer }, owner, deps, now }) => {
    const visitor = visitorOf(deps, owner);
    const input = {
      ...visitor,
      zone: owner.zone,
      ...answer,
      at: at === undefined ? undefined : new Date(at),
    };
    const { isRight, memory } = await saveFormAnswer(deps.db, input, now);
    const { sureness, due, answers, misses } = memory;
    return {
      skill: answer.skill,
      result: isRight ? 'right' : 'wrong',
      ...{ sureness, due, answers, misses },
    };
  },
};

/** The tasks of steps; a step whose word has lost the form meanwhile is left out. */
async function formTasks(
  deps: Deps,
  steps: readonly PlacedStep[],
  {
    listener,
    now,
    ...context
  }: { listener: number; tenses: readonly Tense[]; unmet?: UnmetLetters; random: Random; now: Date },
): Promise<FormTask[]> {
  const made = steps.flatMap((step) => {
    const task = createTask(step, { verbs: courseVerbs(), ...context });
    if (!task) return [];
    const key = formKeys.find((one) => one === step.form);
    const place = { lessonId: step.lessonId, wordId: step.word.id };
    const { pointed: pronunciation, transcription } = task.answer;
    // Only forms of verbs have an address; other forms are spoken as text.
    const audio =
      step.skill.kind === 'verb' && key ? signFormAddress(place, key, deps.signingSecret, now) : null;
    const form = { pronunciation, transcription, audio };
    const sentence = step.placed && placedSentenceShape(deps, step.placed, now);
    return [{ task, form, sentence }];
  });
  const spoken = made.flatMap(({ form, sentence }) => (sentence ? [form, sentence] : [form]));
  const voiced = await findVoicing(deps, spoken, { listener, again: true });
  return made.map(({ task, form, sentence }) => {
    const { audio, voice } = voiced<Form>(form);
    return {
      ...task,
      sentence: task.sentence && sentence ? { ...task.sentence, audio: voiced(sentence).audio } : null,
      answer: { ...task.answer, audio, ...(voice ? { voice } : {}) },
    };
  });
}

type Form = SpokenWord & Pick<FormTask['answer'], 'audio' | 'voice'>;

/** The forms that «Сегодня» asks, the same all day for one learner as long as nothing is answered. */
export async function formsOfDay(
  deps: Deps,
  input: FormMeans & { userId: number; today: string; otherSeconds: number },
  now: Date,
): Promise<FormTask[]> {
  const { userId, today } = input;
  const random = createRandom(daySeed(userId, today));
  const { steps, tenses, unmet } = await readFormsOfDay(deps.db, { ...input, random });
  return formTasks(deps, steps, { listener: userId, tenses, unmet, random, now });
}
