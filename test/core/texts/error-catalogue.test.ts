import { describe, expect, it } from 'vitest';
import { adminTexts } from '../../../core/texts/admin/area.ts';
import { paymentErrorTexts, paymentOutcomeTexts } from '../../../core/texts/home/payments.ts';
import { exerciseTexts } from '../../../core/texts/lesson/exercises.ts';
import { handwritingTexts } from '../../../core/texts/lesson/handwriting.ts';
import { listenTexts, sttTexts } from '../../../core/texts/lesson/listening.ts';
import { quizTexts } from '../../../core/texts/lesson/quiz.ts';
import { speechTexts } from '../../../core/texts/lesson/speech.ts';
import { trainerTexts } from '../../../core/texts/lesson/trainer.ts';
import { webTexts } from '../../../core/texts/ru.ts';
import { syncTexts } from '../../../core/texts/sync.ts';
import { toastTexts } from '../../../core/texts/toast.ts';
import { readSourceFiles } from '../../../scripts/test/source-files.ts';

type Entry = {
  /** Where the product gets it from: a table of this folder and the key in it. */
  from: string;
  text: string | ((...values: never[]) => string);
};

const entry = (from: string, text: Entry['text']): Entry => ({ from, text });

/** What the product says when something fails, by feature: where the text is, and the text. */
const errorCatalogue = {
  api: [entry('webTexts.status', webTexts.network.status)],
  fallbacks: [entry('webTexts.demoBanner', webTexts.home.demoBanner)],
  trainer: [
    entry('trainerTexts.loadFailed', trainerTexts.loadFailed),
    entry('trainerTexts.badFormat', trainerTexts.badFormat),
    entry('webTexts.badFormat', webTexts.network.badFormat),
    entry('trainerTexts.unknown', trainerTexts.unknown),
    entry('syncTexts.refused', syncTexts.refused),
    entry('trainerTexts.saveFailed', trainerTexts.saveFailed),
    entry('trainerTexts.resetFailed', trainerTexts.resetFailed),
    entry('trainerTexts.notFound', trainerTexts.notFound),
  ],
  quiz: [
    entry('quizTexts.apiFailed', quizTexts.apiFailed),
    entry('quizTexts.processedLocally', quizTexts.processedLocally),
    entry('quizTexts.skipLimitTitle', quizTexts.skipLimitTitle),
    entry('quizTexts.skipLimit', quizTexts.skipLimit),
    entry('quizTexts.tooManyErrors', quizTexts.tooManyErrors),
    entry('quizTexts.saveFailed', quizTexts.saveFailed),
    entry('quizTexts.loadFailed', quizTexts.loadFailed),
  ],
  payment: [
    entry('paymentErrorTexts.invoice_failed', paymentErrorTexts.invoice_failed ?? ''),
    entry('paymentOutcomeTexts.failed', paymentOutcomeTexts.failed),
    entry('paymentOutcomeTexts.cancelled', paymentOutcomeTexts.cancelled),
  ],
  admin: [
    entry('adminTexts.save', adminTexts.failed.save),
    entry('adminTexts.publish', adminTexts.failed.publish),
    entry('adminTexts.delete', adminTexts.failed.delete),
    entry('adminTexts.load', adminTexts.failed.load),
    entry('adminTexts.upload', adminTexts.failed.upload),
  ],
  network: [
    entry('webTexts.lost', webTexts.network.lost),
    entry('webTexts.restored', webTexts.network.restored),
  ],
  audio: [
    entry('listenTexts.failed', listenTexts.failed),
    entry('syncTexts.error', syncTexts.error),
    entry('sttTexts.status', sttTexts.status),
    entry('sttTexts.unreadable', sttTexts.unreadable),
    entry('exerciseTexts.unsupported', exerciseTexts.speak.unsupported),
    entry('speechTexts.correct', speechTexts.correct),
    entry('speechTexts.wrong', speechTexts.wrong),
    entry('speechTexts.notHeard', speechTexts.notHeard),
  ],
  handwriting: [
    entry('handwritingTexts.failed', handwritingTexts.failed),
    entry('handwritingTexts.silhouettesFailed', handwritingTexts.silhouettesFailed),
    entry('handwritingTexts.notAlike', handwritingTexts.notAlike),
  ],
  toast: [
    entry('toastTexts.errorTitle', toastTexts.errorTitle),
    entry('toastTexts.errorDescription', toastTexts.errorDescription),
    entry('toastTexts.title', toastTexts.title),
  ],
} satisfies Record<string, Entry[]>;

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
    'Не удалось сбросить прогресс. Попробуйте ещё раз.',
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
  payment: ['Ошибка создания счета', 'Ошибка при выполнении платежа', 'Платёж отменён'],
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
    'Попробуйте ещё раз.',
    'Не удалось распознать речь. Попробуйте ещё раз.',
  ],
  handwriting: [
    'Ошибка при распознавании. Попробуйте ещё раз.',
    'Ошибка рендеринга силуэтов',
    'Буква пока не похожа на образец',
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
