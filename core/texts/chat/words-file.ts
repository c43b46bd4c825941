import { memoryTexts } from '../home/memory.ts';
import { counted, nouns } from '../plural.ts';
import type { RichText } from './bot.ts';

const [, pointed, reading, meaning, gender, plural, feminine] = memoryTexts.export.columns;
const { audioColumn, deck } = memoryTexts.export;

/** What the bot says about the files with a learner's words. */
export const wordsFileTexts = {
  button: { csv: 'Таблица CSV', anki: 'Колода Anki' },
  offer: (words: number): RichText => [
    { bold: 'Ваши слова — с собой' },
    `\nВыучено: ${counted(words, nouns.word)}.`,
    '\n\nТаблица CSV открывается в любой программе для таблиц. Колода Anki — с голосом: откройте файл в приложении ' +
      'Anki, и слова импортируются. Повторный импорт добавит новые слова, а ваши правки в карточках не тронет.',
  ],
  none: 'Выученных слов пока нет. Пройдите урок до конца, и слова можно будет унести с собой.',
  preparing: 'Собираю файл…',
  sent: {
    csv: (words: number) => `${counted(words, nouns.word)}.`,
    anki: (words: number, sounds: number) =>
      `${counted(words, nouns.word)}, с голосом: ${sounds === words ? 'все' : sounds}. Откройте файл в Anki.`,
  },
  failed: 'Файл не отправился. Попробуйте ещё раз через минуту: /mywords.',
  tooOften: 'Файлы отправляются не чаще нескольких раз за десять минут. Немного подождите.',
} as const;

/** The deck as it looks in Anki. */
export const ankiTexts = {
  deck,
  noteType: 'Мила: слово на иврите',
  fields: [...memoryTexts.export.columns, audioColumn],
  cards: [
    {
      name: 'Иврит → русский',
      front: `<div class="he">{{${pointed}}}</div>{{${audioColumn}}}`,
      back: `{{FrontSide}}<hr id="answer"><div class="ru">{{${meaning}}}</div>${detailsOf()}`,
    },
    {
      name: 'Русский → иврит',
      front: `<div class="ru">{{${meaning}}}</div>`,
      back: `{{FrontSide}}<hr id="answer"><div class="he">{{${pointed}}}</div>${detailsOf()}{{${audioColumn}}}`,
    },
  ],
} as const;

/** Reading, gender and other forms, each where there is one. */
function detailsOf(): string {
  const form = (field: string | undefined) =>
    `{{#${field}}}<div class="more">${field}: <bdi lang="he">{{${field}}}</bdi></div>{{/${field}}}`;
  return (
    `<div class="reading">[{{${reading}}}]</div>` +
    `{{#${gender}}}<div class="more">{{${gender}}}</div>{{/${gender}}}${form(plural)}${form(feminine)}`
  );
}
