import {
  firstDialogueLesson,
  freeExamples,
  maxOptions,
  maxQuestions,
  maxRunning,
  maxTurns,
  minOptions,
  minQuestions,
  minTurns,
} from '../../../dialogues/content.ts';
import { courseFileTexts } from './course-file.ts';
import { ruleFindingText, type Saying, type StatedProblem } from './rule-findings.ts';

/** What `core/dialogues/check-dialogues.ts` finds, by its codes; what is not here is said as of rules, sentences and words. */
export const dialogueFindingTexts: Readonly<Record<string, string | Saying>> = {
  'dialogue-key': courseFileTexts.rules.key,
  'dialogue-empty': 'Заполните поле.',
  'dialogue-lesson': 'У диалога нет урока. Выберите, после какого урока его показать.',
  'dialogue-early': `Диалоги начинаются с урока ${firstDialogueLesson}. Выберите урок дальше.`,
  'dialogue-name': ({ written = '' }) => `Имя «${written}» уже есть. Дайте другое, чтобы людей не путали.`,
  'dialogue-turns': `Реплик должно быть от ${minTurns} до ${maxTurns}.`,
  'dialogue-role': 'У этой роли нет ни одной реплики. Отдайте ей хотя бы одну.',
  'dialogue-running': `Подряд говорят не больше ${maxRunning} раз. Отдайте эту реплику другому.`,
  'dialogue-speaker': 'У реплики нет говорящего. Выберите, кто её говорит.',
  'dialogue-gender': ({ written = '' }) =>
    `${written} говорит о себе в другом роде. Поправьте форму, род участника или выберите другого.`,
  'dialogue-addressed': ({ written = '' }) =>
    `${written} слышит обращение в другом роде. Поправьте форму или род участника.`,
  'dialogue-pattern': ({ written }) =>
    [
      ...(written ? [`Здесь не годится «${written}».`] : []),
      'Пишут слова без огласовок через один пробел: «/» между вариантами, «_» внутри выражения, «*» вместо окончания или любого слова.',
    ].join(' '),
  'dialogue-any': 'Так подойдёт что угодно. Добавьте слово, без которого реплика не годится.',
  'dialogue-needs': ({ written = '' }) =>
    `В самой фразе этого нет: ${written}. Уберите лишнее или добавьте через «/» то, что в ней сказано.`,
  'dialogue-decisive': ({ written = '' }) =>
    `Без «${written}» выйдет другой смысл. Добавьте это слово к обязательным.`,
  'dialogue-examples': `Примеров ответа о себе должно быть ${freeExamples}.`,
  'dialogue-free':
    'Ровно в одной реплике ученик отвечает о себе. Отметьте её и дайте примеры, остальные отметки снимите.',
  'dialogue-questions': `Вопросов должно быть от ${minQuestions} до ${maxQuestions}.`,
  'dialogue-options': `Вариантов ответа должно быть от ${minOptions} до ${maxOptions}.`,
  'dialogue-turn': 'Такой реплики нет. Выберите ту, из которой ясен ответ.',
  'sentence-end': 'Реплика кончается точкой, вопросительным или восклицательным знаком. Поставьте его.',
};

/** A problem of a dialogue in one Russian sentence or two; `lesson` is the name of the lesson that it belongs to. */
export function dialogueFindingText(problem: StatedProblem, lesson: string): string {
  const text = dialogueFindingTexts[problem.rule];
  if (text === undefined) return ruleFindingText(problem, lesson);
  return typeof text === 'string' ? text : text(problem, lesson);
}

const parts: Readonly<Record<string, string>> = {
  people: 'участник',
  names: 'имя',
  turns: 'реплика',
  questions: 'вопрос',
  examples: 'пример',
  options: 'вариант',
};

/** Where a field of a dialogue is, for somebody who reads a list: 'turns.2.examples.0.russian' is 'реплика 3, пример 1'. */
export function dialoguePlaceText(field: string): string {
  const names = field.split('.');
  return names
    .flatMap((name, at) => {
      const part = parts[name];
      const number = names[at + 1];
      return part && number !== undefined ? [`${part} ${Number(number) + 1}`] : [];
    })
    .join(', ');
}
