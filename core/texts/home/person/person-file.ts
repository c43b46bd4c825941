import { personDataTexts } from './person-data.ts';

export const personFileTexts = {
  archive: (date: string) => `mila-мои-данные-${date}.zip`,
  voiceArchive: (date: string, part: number) => `mila-мои-записи-${date}-${part}.zip`,
  readMe: 'прочти-меня.txt',
  voiceFolder: 'голос',
  word: 'слово',
  meaning: 'значение',
  removed: 'нет в курсе',
  /** `files`: name and what it is about. */
  readMeText: (madeAt: string, files: readonly (readonly [name: string, about: string])[]) =>
    [
      `${personDataTexts.heading}: всё, что Мила хранит о вас на ${madeAt}.`,
      'Файлы .json открываются любым текстовым редактором. Время — по Гринвичу, если не сказано иначе.',
      '',
      ...files.map(([name, about]) => `${name} — ${about}`),
      '',
      'Чего здесь нет: начатых в чате упражнений и счётчиков запросов — они исчезают сами за часы или дни; карточек ' +
        'с номерами наших правил; номеров других людей.',
      'Удалить всё можно командой /mydata или в настройках приложения. Что и сколько хранится — /privacy.',
      '',
    ].join('\r\n'),
} as const;
