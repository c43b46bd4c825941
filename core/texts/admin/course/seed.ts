import type { SeedClash } from '../../../lesson/seed-clash.ts';
import { counted, type PluralForms } from '../../plural.ts';

const words: PluralForms = ['слово', 'слова', 'слов'];
const places: PluralForms = ['место', 'места', 'мест'];

/** What `npm run db:seed` prints. */
export const seedTexts = {
  written: (lessons: number, wordsInAll: number) => `Курс записан: ${lessons} уроков, ${wordsInAll} слов.`,
  unchanged: 'Курс уже на месте.',
  moved: (count: number) =>
    `Перешли в другой урок: ${counted(count, words)}. У тех, кто их учил, всё осталось.`,
  clashes: (count: number) =>
    `Оставлено так, как сделали администраторы, ${counted(count, places)} (записано и в журнале действий):`,
  clash: clashText,
};

function clashText(clash: SeedClash): string {
  switch (clash.kind) {
    case 'word-stays':
      return `слово ${clash.word} осталось в уроке «${clash.from}»: новый курс ставит его в «${clash.to}», но один из этих уроков правил администратор`;
    case 'word-not-added':
      return `слово ${clash.word} не добавлено в урок «${clash.to}»: урок правил администратор`;
    case 'word-deleted':
      return `слово ${clash.word} не появилось в уроке «${clash.to}»: администратор его удалил`;
    case 'lesson-stays':
      return `урок «${clash.lesson}» остался в «${clash.from}», новый курс ставит его в «${clash.to}»`;
    case 'group-stays':
      return `«${clash.name}» в новом курсе нет, но там уроки администратора`;
  }
}
