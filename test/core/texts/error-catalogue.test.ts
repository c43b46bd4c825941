import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '../../../core/texts/error-catalogue.ts';
import { readSourceFiles } from '../../../scripts/test/source-files.ts';

/** Chapter 8 of the specification, word for word; `{…}` is filled in below. */
const quoted: Record<keyof typeof errorCatalogue, string[]> = {
  api: ['Ошибка {status}: {statusText}'],
  fallbacks: ['Ошибка подключения к API. Используются демонстрационные данные.'],
  trainer: [
    'Ошибка загрузки урока: {status}',
    'Неверный формат данных от сервера',
    'Неизвестная ошибка',
    'Не удалось сохранить прогресс',
    'Не удалось сохранить прогресс, но вы можете продолжить обучение.',
    'Не удалось сбросить прогресс. Попробуйте еще раз.',
    'Урок не найден',
  ],
  quiz: [
    'Ошибка API: {status}',
    'Не удалось сохранить результаты викторины. Выполняется локальная обработка.',
    'Превышен лимит пропусков',
    'Можно пропустить не более 5 вопросов',
    'Слишком много ошибок',
    'Произошла ошибка при сохранении результатов',
    'Не удалось загрузить данные для викторины',
  ],
  payment: ['Ошибка создания счета', 'Ошибка при выполнении платежа', 'Платеж отменен'],
  admin: [
    'Не удалось сохранить урок',
    'Не удалось изменить статус публикации',
    'Не удалось удалить урок',
    'Не удалось загрузить данные',
    // "Upload failures": the specification gives no words for them.
    'Не удалось загрузить файл',
  ],
  network: ['Нет соединения', 'Соединение восстановлено'],
  audio: [
    'Не удалось воспроизвести аудио',
    'Ошибка синхронизации',
    'STT {status}',
    'Invalid JSON response from STT',
    'К сожалению, ваш браузер не поддерживает распознавание речи. Попробуйте использовать Chrome или Edge.',
    'Отлично! Произношение правильное.',
    'Попробуйте еще раз.',
    'Не удалось распознать речь. Попробуйте еще раз.',
  ],
  handwriting: [
    'Ошибка при распознавании. Попробуйте еще раз.',
    'Ошибка рендеринга силуэтов',
    'Недостаточное сходство с образцом буквы',
  ],
  toast: ['Ошибка', 'Что-то пошло не так.', 'Уведомление'],
};

/** Said to programs and developers, in the code that says it. */
const quotedInCode = ['All TTS providers failed', 'Microphone error'];

const product = readSourceFiles().filter(({ path }) => !/^(test|scripts|core\/texts)\//.test(path));
const entries = Object.entries(errorCatalogue).flatMap(([room, all]) =>
  all.map(({ from, text }) => ({
    room,
    from,
    // The values do not matter: each stands where the specification has its brace.
    text:
      typeof text === 'string' ? text : (text as (...values: string[]) => string)('{status}', '{statusText}'),
  })),
);

describe('the catalogue of errors', () => {
  it.each(Object.entries(quoted))('of %s says what the specification says', (room, texts) => {
    const said = entries.filter((entry) => entry.room === room).map(({ text }) => text);
    expect([...new Set(said)].sort()).toEqual([...texts].sort());
  });

  it.each(entries.map(({ from, text }) => [text, from]))('«%s» is said by somebody', (_, from) => {
    const [table = '', key = ''] = from.split('.');
    const speakers = product.filter(
      ({ code }) => new RegExp(`\\b${table}\\b`).test(code) && new RegExp(`\\b${key}\\b`).test(code),
    );
    expect(speakers.map(({ path }) => path)).not.toEqual([]);
  });

  it.each(quotedInCode)('«%s» is said where it happens', (text) => {
    expect(product.filter(({ code }) => code.includes(text))).not.toEqual([]);
  });
});
