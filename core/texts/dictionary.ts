import type { EntryFault } from '../dictionary/entry.ts';
import type { DictionaryInfo } from '../dictionary/info.ts';

import { pluralForm } from './plural.ts';

/** What has to be said beside an entry of somebody's dictionary. */
export const creditText = ({ name, source, licence }: DictionaryInfo): string =>
  `${name} (${[source, licence].filter((one) => one !== '' && one !== name).join(', ')})`;

const faults: Readonly<Record<EntryFault, string>> = {
  shape: 'не та форма записи',
  hebrew: 'нет слова на иврите',
  translation: 'нет перевода',
};

/** The command that brings in a dictionary. */
export const dictionaryTexts = {
  oneFile: 'Один файл: npm run dictionary:import словарь.jsonl или словарь.zip',
  noFile: (file: string) => `Файла ${file} нет.`,
  ending: 'Имя файла кончается на .jsonl или .zip (словарь Yomitan).',
  notUtf8: (file: string) => `${file}: текст не в UTF-8.`,
  notYomitan: (file: string) =>
    `${file}: это не словарь Yomitan: нужны index.json и term_bank_1.json формата 3.`,
  tooLarge: (file: string) => `${file}: распакованный словарь больше 400 МБ.`,
  tooMany: (most: number) => `Словарь больше ${most} записей не вмещается.`,
  empty: (file: string) => `${file}: нет ни одной записи, которую можно взять. Ничего не записано.`,
  unnamedLicence:
    'Лицензия в файле не названа: ученикам будет показано «лицензия не указана». Назвать: --licence="…"',
  noLicence: 'лицензия не указана',
  passedOver: (fault: EntryFault, count: number, lines: readonly number[]) =>
    `Пропущено, ${faults[fault]}: ${count} (${lines.join(', ')}${count > lines.length ? ', …' : ''})`,
  stored: (name: string, count: number) =>
    `Словарь «${name}»: ${count} ${pluralForm(count, ['запись', 'записи', 'записей'])}. Прежний с этим именем заменён.`,
  removed: (name: string) => `Словарь «${name}» удалён.`,
  none: (name: string) => `Словаря «${name}» нет.`,
} as const;
