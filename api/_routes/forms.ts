import type { FormTask } from '../../core/contracts/forms.ts';
import type { PlannedFormTask } from '../../core/day/forms.ts';
import { createTask } from '../../core/forms/task.ts';
import { formKeys } from '../../core/hebrew/conjugation/forms.ts';
import { createRandom } from '../../core/random.ts';
import { genderIn } from '../../core/settings/gender.ts';
import { dateIn } from '../../core/streak/streak.ts';
import type { SpokenWord } from '../../db/content/sounds/audio-index.ts';
import { courseVerbs } from '../../db/course/verbs.ts';
import { readVerbRound } from '../../db/forms/rounds.ts';
import { saveFormAnswer } from '../../db/forms/save-answer.ts';
import type { PlacedSentence } from '../../db/forms/sentences.ts';
import { readSettings } from '../../db/settings.ts';
import { signFormAddress } from '../_auth/addresses.ts';
import { type Handlers, visitorOf } from '../_call.ts';
import { answeredAt } from './answered-at.ts';
import type { Sounding } from './shapes/own-word-shape.ts';
import { placedSentenceShape } from './shapes/word-shape.ts';
import { findVoicing } from './voice/heard-voices.ts';

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
    const gender = genderIn(await readSettings(deps.db, owner.userId));
    const context = { verbs: courseVerbs(), tenses: taught.tenses, unmet, gender, random };
    // A step whose word has lost the form meanwhile is left out.
    const tasks = steps.flatMap(({ lessonId, placed, ...step }) => {
      const task = createTask(step, context);
      return task ? [{ task, step, lessonId, placed }] : [];
    });
    return {
      wordId: params.wordId,
      tenses,
      tasks: await formTaskShapes(deps, tasks, { listener: owner.userId, now }),
    };
  },

  'POST /forms/answers': async ({ body, owner, deps, now }) => {
    const visitor = visitorOf(deps, owner);
    const answer = { ...visitor, zone: owner.zone, ...body, at: answeredAt(body) };
    const { isRight, memory } = await saveFormAnswer(deps.db, answer, now);
    const { sureness, due, answers, misses } = memory;
    return {
      skill: body.skill,
      result: isRight ? 'right' : 'wrong',
      ...{ sureness, due, answers, misses },
    };
  },
};

/** Tasks about forms with their sounds. */
export async function formTaskShapes(
  deps: Sounding,
  tasks: readonly PlannedFormTask<PlacedSentence>[],
  { listener, now }: { listener: number; now: Date },
): Promise<FormTask[]> {
  const made = tasks.map(({ task, step, lessonId, placed }) => {
    const key = formKeys.find((one) => one === step.form);
    const { pointed: pronunciation, transcription } = task.answer;
    // Only forms of verbs have an address; other forms are spoken as text.
    const audio =
      step.skill.kind === 'verb' && key
        ? signFormAddress({ lessonId, wordId: step.word.id }, key, deps.signingSecret, now)
        : null;
    const form = { pronunciation, transcription, audio };
    const sentence = placed && placedSentenceShape(deps, placed, now);
    return { task, form, sentence };
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
