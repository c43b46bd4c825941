import type { DialogueContent, DialoguePerson } from '../../core/dialogues/content.ts';
import { free, person, question, turn } from '../../db/content/dialogues/shape.ts';

export const people: [DialoguePerson, DialoguePerson] = [
  person('דָּנָה', 'да́на', 'Дана', 'f'),
  person('רוֹן', 'рон', 'Рон', 'm'),
];

const dialogue = (key: string, lesson: string, over: Partial<DialogueContent> = {}): DialogueContent => ({
  key,
  lesson,
  title: `Диалог ${key}`,
  scene: 'Дана встречает Рона.',
  people,
  turns: [
    turn(0, ['שלום, אימא!', 'шало́м и́ма', 'Привет, мама!'], 'Поздоровайтесь с мамой.', 'שלום אימא'),
    turn(1, ['אימא? רון!', 'и́ма рон', 'Мама? Рон!'], 'Удивитесь.', 'רון', ['אימא']),
    free(0, ['שלום, רון.', 'шало́м рон', 'Привет, Рон.'], 'Поздоровайтесь.', 'שלום', [
      ['שלום!', 'шало́м', 'Привет!'],
      ['שלום, אימא.', 'шало́м и́ма', 'Привет, мама.'],
      ['שלום, שלום.', 'шало́м шало́м', 'Привет, привет.'],
    ]),
    turn(1, ['אימא, שלום.', 'и́ма шало́м', 'Мама, привет.'], 'Попрощайтесь.', 'שלום'),
  ],
  questions: [
    question('Кого зовёт Дана?', 0, 'маму', 'папу', 'Рона'),
    question('Кто ответил?', 1, 'Рон', 'мама', 'никто'),
  ],
  ...over,
});

/** Dialogues of the small course (course.ts): one of each lesson, the last of the premium one. */
export const smallDialogues: readonly DialogueContent[] = [
  dialogue('second', 'two', { note: 'Здесь все на «ты».' }),
  dialogue('hello', 'one', { names: [person('לֵנָה', 'лэ́на', 'Лена', 'f')] }),
  dialogue('premium', 'three'),
];
