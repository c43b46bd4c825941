import { freeExamples, maxQuestions, maxTurns, minQuestions, minTurns } from '../../../dialogues/content.ts';
import type { Gender } from '../../../lesson/content.ts';
import { counted } from '../../plural.ts';
import { lineForms } from './dialogue-list.ts';

/** Russian texts of the editor of dialogues. */
export const dialogueAdminTexts = {
  dialogue: {
    delete: 'Удалить диалог',
    deleteTitle: 'Удалить диалог?',
    deleteText: (title: string) =>
      `«\u2068${title}\u2069» исчезнет из урока и из «Диалогов». Ответы учеников сохранятся.`,
    deleteYes: 'Удалить',
    deleted: 'Диалог удалён',
    deleteFailed: 'Не удалось удалить диалог',
    turns: (count: number) => counted(count, lineForms),
    questions: (count: number) => `Вопросов: ${count}`,
    silent: (count: number) => `Без звука: ${counted(count, lineForms)}`,
    silentHint: 'Пока их читает голос устройства. Звук даёт озвучивание или диктор в студии.',
    scene: 'Сцена',
    note: 'К слову',
  },

  editor: {
    newTitle: 'Новый диалог',
    editTitle: 'Редактирование диалога',
    title: 'Название',
    titleHint: 'Коротко, например «Вода в киоске».',
    scene: 'Сцена',
    sceneHint: 'Одна-две фразы: кто где встретился и зачем.',
    note: 'К слову',
    noteHint: 'О жизни в Израиле, если кстати. Можно не заполнять.',
    people: 'Кто говорит',
    peopleHint: 'У каждого своё имя и свой голос: женский или мужской.',
    person: (place: number) => `Участник ${place}`,
    name: 'Имя с огласовками',
    nameInRussian: 'Имя по-русски',
    gender: 'Голос',
    genders: { f: 'Женский', m: 'Мужской' } as const satisfies Record<Gender, string>,
    names: 'О ком говорят',
    namesHint: 'Имена других людей, если они звучат: слов уроков среди них нет.',
    other: (place: number) => `Имя ${place}`,
    addName: 'Добавить имя',
    removeName: (place: number) => `Убрать имя ${place}`,

    turns: 'Реплики',
    turnsHint: `От ${minTurns} до ${maxTurns}. Только формы, пройденные к концу урока.`,
    turn: (place: number) => `Реплика ${place}`,
    newTurn: 'Новая реплика',
    addTurn: 'Добавить реплику',
    removeTurn: (place: number) => `Убрать реплику ${place}`,
    silent: 'нет звука',
    speaker: 'Говорит',
    pronunciation: 'Реплика с огласовками',
    cue: 'Что сказать, по-русски',
    cueHint: 'Задание тому, кто играет роль: «Спросите, сколько стоит кофе».',
    needs: 'Что обязательно сказать',
    needsHint: 'Без огласовок, через пробел. «/» — или, «_» — вместе, «*» — любое слово.',
    takeWords: (words: string) => `Подставить «${words}»`,
    also: (place: number) => `Или иначе ${place}`,
    alsoHint: 'Другой способ сказать всё целиком.',
    addAlso: 'Добавить «или иначе»',
    removeAlso: (place: number) => `Убрать «или иначе ${place}»`,
    signs: { or: 'Или', together: 'Вместе', any: 'Любое слово' },
    isFree: 'Ученик отвечает о себе',
    isFreeHint: `Такая реплика одна. Верно всё, в чём есть обязательное; потом видны ${freeExamples} примера.`,
    example: (place: number) => `Пример ${place}`,
    exampleLine: 'Пример с огласовками',

    questions: 'Вопросы',
    questionsHint: `О том, что произошло: от ${minQuestions} до ${maxQuestions}.`,
    question: (place: number) => `Вопрос ${place}`,
    newQuestion: 'Новый вопрос',
    addQuestion: 'Добавить вопрос',
    removeQuestion: (place: number) => `Убрать вопрос ${place}`,
    prompt: 'Вопрос',
    heardIn: 'Ответ слышно в реплике',
    noTurn: 'Реплика не выбрана',

    saved: 'Диалог сохранён',
    saveFailed: 'Не удалось сохранить диалог',
    dropText: 'Останется диалог, каким он сохранён на сервере.',
    dropNewText: 'Всё написанное будет стёрто.',
  },

  preview: {
    hint: 'Так диалог видит ученик, когда читает его по репликам.',
    empty: 'Напишите хотя бы одну реплику, и здесь появится диалог.',
  },

  conflict: {
    title: 'Диалог уже изменён',
    unknown:
      'Пока вы редактировали, диалог изменил кто-то другой. Ваша правка не потеряна, но и не записана поверх.',
  },
} as const;
