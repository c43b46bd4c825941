import { skillName } from '../forms/skills.ts';
import { createTask, type FormStep, type FormTask } from '../forms/task.ts';
import { planFormsOfDay } from '../forms/today.ts';
import { isReadable } from '../letters/unmet.ts';
import type { Random } from '../random.ts';
import type { DayFormWord, DayMaterial, DayMeans, PlacedText } from './material.ts';

/** A task with the step that it was made of, the lesson of its word and, for a gap, the place of its sentence. */
export type PlannedFormTask<P extends PlacedText = PlacedText> = {
  task: FormTask;
  step: FormStep;
  lessonId: number;
  placed?: P | undefined;
};

/** The forms of a session that takes `otherSeconds` without them: at most a quarter of it together. */
export function planForms<P extends PlacedText>(
  material: DayMaterial<P>,
  means: DayMeans,
  { otherSeconds, random }: { otherSeconds: number; random: Random },
): PlannedFormTask<P>[] {
  if (otherSeconds === 0) return [];
  const { forms, today, unmet, verbs, gender } = material;
  const { canSpeak, canHearForms: canListen } = means;
  const planned = planFormsOfDay({
    ...forms,
    ...{ canSpeak, canListen, unmet, today, otherSeconds, verbs, random },
  });
  return planned.flatMap((step) => {
    const { placed, ...asked } = inSentence(step, material);
    const task = createTask(asked, { verbs, tenses: forms.tenses, unmet, gender, random });
    const lessonId = forms.words.find(({ id }) => id === asked.word.id)?.lessonId ?? 0;
    return task ? [{ task, step: asked, lessonId, ...(placed ? { placed } : {}) }] : [];
  });
}

/** A gap gets a sentence: of its own verb, or else of another learned one; without any the form is a choice. */
function inSentence<P extends PlacedText>(
  step: FormStep,
  { forms, sentences, unmet, verbs }: DayMaterial<P>,
): FormStep & { placed?: P } {
  if (step.exercise !== 'gap') return step;
  const verbOf = (word: FormStep['word']) => verbs.placeOf(word)?.verb;
  const own = verbOf(step.word);
  const readable = (sentences.get(skillName(step.skill)) ?? []).filter(({ placed }) =>
    isReadable(placed.sentence.hebrew, unmet),
  );
  const found = readable.find(({ verb }) => verb === own) ?? readable[0];
  const word = found && forms.words.find((one: DayFormWord) => verbOf(one) === found.verb);
  if (!found || !word) return { ...step, exercise: 'choose' };
  return { ...step, word, gap: found.gap, placed: found.placed };
}
