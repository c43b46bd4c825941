import type { DialogueContent } from '../../core/dialogues/content.ts';
import type { SectionContent, WordContent } from '../../core/lesson/content.ts';
import { free, person, question, turn } from '../../db/content/dialogues/shape.ts';
import { gadol, ima, lessonOf, lo, sectionOf, shalom } from './taught-course.ts';

/** toda, thanks */
const toda: WordContent = {
  key: 'toda',
  hebrew: 'תודה',
  pronunciation: 'תּוֹדָה',
  transcription: 'тода́',
  russian: 'спасибо',
};

/** Four lessons: at the end of the last one a dialogue may come. */
export const talkingCourse: SectionContent[] = [
  sectionOf('start', [
    lessonOf('hello', [shalom, lo]),
    lessonOf('family', [ima], { number: 2 }),
    lessonOf('thanks', [toda], { number: 3 }),
    lessonOf('sizes', [gadol], { number: 4 }),
  ]),
];

/** A dialogue without errors for the lesson `sizes` of `talkingCourse`. */
export const familyDialogue: DialogueContent = {
  key: 'thanks-ima',
  lesson: 'sizes',
  title: 'Спасибо, мама',
  scene: 'Дана звонит маме, а рядом стоит Рон.',
  people: [person('דָּנָה', 'да́на', 'Дана', 'f'), person('רוֹן', 'рон', 'Рон', 'm')],
  turns: [
    turn(0, ['שָׁלוֹם, אִימָּא!', 'шало́м и́ма', 'Привет, мама!'], 'Поздоровайтесь с мамой.', 'שלום אימא'),
    turn(1, ['אִימָּא? לֹא!', 'и́ма ло', 'Мама? Нет!'], 'Возразите: это не мама.', 'לא'),
    free(0, ['לֹא, תּוֹדָה.', 'ло тода́', 'Нет, спасибо.'], 'Откажитесь или поблагодарите.', 'תודה/לא', [
      ['תּוֹדָה!', 'тода́', 'Спасибо!'],
      ['תּוֹדָה, רוֹן.', 'тода́ рон', 'Спасибо, Рон.'],
      ['לֹא, לֹא.', 'ло ло', 'Нет, нет.'],
    ]),
    turn(1, ['שָׁלוֹם, דָּנָה.', 'шало́м да́на', 'Пока, Дана.'], 'Попрощайтесь с Даной.', 'שלום'),
  ],
  questions: [question('Кому звонит Дана?', 0, 'маме', 'Рону'), question('Кто ответил?', 1, 'Рон', 'мама')],
};
