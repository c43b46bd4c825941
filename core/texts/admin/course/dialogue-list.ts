import { counted, type PluralForms } from '../../plural.ts';

const dialogues: PluralForms = ['диалог', 'диалога', 'диалогов'];
export const lineForms: PluralForms = ['реплика', 'реплики', 'реплик'];

/** Russian texts of the lists of dialogues in the admin area: of the whole course, of a lesson. */
export const dialogueListAdminTexts = {
  list: {
    create: 'Новый диалог',
    searchHint: 'Название, сцена, имя или урок',
    found: (count: number) => `Найдено: ${counted(count, dialogues)}`,
    emptyTitle: 'Ничего не найдено',
    emptyText: 'Измените поиск или напишите новый диалог.',
    noLesson: 'Без урока: ученики его не видят',
    who: (people: readonly string[], turns: number) => `${people.join(' и ')} · ${counted(turns, lineForms)}`,
  },

  lesson: {
    heading: 'Диалоги урока',
    none: 'Диалогов в этом уроке нет.',
    create: 'Новый диалог',
  },
} as const;
