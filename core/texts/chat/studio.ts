import type { VoiceGender } from '../../voices/recording.ts';
import { counted } from '../plural.ts';
import { amount, howToSay, lineBefore, type StudioItemText, type StudioProgressText } from '../studio.ts';
import { inLine, type RichText } from './bot.ts';

const bold = (text: string) => ({ bold: text });

const record = (count: number) => counted(count, ['запись', 'записи', 'записей']);

/** What stands around an item: the whole course, and the lesson that the speaker has chosen. */
type ItemContext = {
  progress: StudioProgressText;
  part: (StudioProgressText & { name: string }) | null;
  /** An admin's words about the earlier take. */
  remark: string | null;
};

/** What the bot says to the speakers who record the course's voices. */
export const studioChatTexts = {
  button: {
    agree: { f: 'Согласна', m: 'Согласен' } satisfies Record<VoiceGender, string>,
    notNow: 'Не сейчас',
    next: 'Дальше',
    again: 'Ещё раз',
    skip: 'Пропустить',
    stop: 'Хватит',
    recordAgain: 'Записать заново',
    goOn: 'Продолжить',
    inApp: 'В приложении',
    parts: 'Выбрать урок',
    course: 'По порядку курса',
    part: (name: string, said: StudioProgressText) =>
      `${said.done >= said.total ? '✓ ' : ''}${inLine(name)} · ${amount(said)}`,
    page: (page: number, pages: number) => `${page} из ${pages}`,
    earlier: '‹',
    later: '›',
    withdraw: 'Да, забрать всё',
    keep: 'Оставить',
  },

  invited:
    'Вам поручили голос курса: слова, которые вы произнесёте, услышат все ученики. Начать можно прямо здесь: /record. ' +
    'Останавливаться и продолжать можно когда угодно.',
  notSpeaker:
    'Голос курса записывают дикторы. Хорошо говорите на иврите и хотите помочь? Напишите администратору: он поручит вам ' +
    'голос командой /speaker.',

  consent: (paragraphs: readonly string[]): RichText => [
    bold('Прежде чем начать'),
    ...paragraphs.map((paragraph) => `\n\n${paragraph}`),
    '\n\nСоглашаетесь?',
  ],
  agreed: 'Спасибо! Согласие записано.',
  refused: 'Хорошо, ничего не записано. Передумаете — /record.',

  /** One thing to be said. */
  item: (item: StudioItemText, { progress, part, remark }: ItemContext): RichText => [
    `${amount(progress)}${part ? ` · ${inLine(part.name)}: ${amount(part)}` : item.lessonName ? ` · ${inLine(item.lessonName)}` : ''}\n\n`,
    item.before ? `${lineBefore}: ${inLine(item.before.pronunciation)} — ${item.before.russian}\n\n` : '',
    bold(inLine(item.pronunciation || item.hebrew)),
    `\n[${item.transcription}] — ${item.russian}`,
    remark ? `\n\nЗапись вернули: ${remark}` : '',
    `\n\n${howToSay[item.kind]} Запишите голосовое сообщение.`,
  ],
  /** Below the sound as learners will hear it. */
  kept: (item: StudioItemText, doubt: string | null): RichText => [
    bold(inLine(item.pronunciation || item.hebrew)),
    '\nТак услышат ученики. Звучит хорошо — «Дальше», нет — «Ещё раз».',
    doubt ? `\n\n${doubt} Если сказано верно, оставьте: решит проверяющий.` : '',
  ],
  again: (item: StudioItemText): RichText => [
    'Ещё раз: ',
    bold(inLine(item.pronunciation || item.hebrew)),
    ` [${item.transcription}]. Прежняя запись останется, пока не придёт новая.`,
  ],
  /** `problem` is the reason, a whole sentence. */
  notKept: (problem: string, item: StudioItemText): RichText => [
    `${problem}\n\nЖду: `,
    bold(inLine(item.pronunciation || item.hebrew)),
    ` [${item.transcription}]`,
  ],
  tooEarly:
    'Это сообщение пришло раньше, чем я назвала слово, и не записано. Произнесите то, что спрошено последним.',
  videoNote: 'Кружочек не подойдёт: из видео голос не беру. Запишите голосовое сообщение.',
  notSound:
    'Здесь я жду голосовое сообщение или звуковой файл с одним словом. Остановиться: «Хватит» или /cancel.',
  tooLarge: 'Файл больше 20 МБ: Telegram не отдаёт такие ботам. Одно слово занимает несколько килобайт.',
  cannotPrepare: 'Обработать запись вовремя не вышло. Пришлите её ещё раз через минуту: лишней она не будет.',
  gone: 'Этого слова в курсе больше нет, запись не понадобится.',
  passed: 'Вы уже дальше',
  parts: (progress: StudioProgressText): RichText => [
    bold('Что записывать?'),
    `\n\nГотово ${amount(progress)}. Урок можно назвать и номером: /record 12.`,
  ],
  partDone: ({ name, ...said }: StudioProgressText & { name: string }): RichText => [
    bold(inLine(name)),
    ` — записано ${amount(said)}. Дальше — по порядку курса.`,
  ],
  noLesson: (number: number): string =>
    `Урока ${number} в курсе нет. Все уроки — под кнопкой «Выбрать урок».`,

  stopped: ({ done, total }: StudioProgressText, isDone: boolean): RichText => [
    isDone ? bold('Всё записано!') : 'Остановились.',
    ` Готово ${amount({ done, total })}.`,
    isDone ? ' Если что-то вернут на перезапись, я напишу.' : ' Продолжить: /record.',
  ],

  /** An admin sent a take back. */
  returned: (
    said: Pick<StudioItemText, 'hebrew' | 'pronunciation' | 'transcription'>,
    remark: string,
  ): string =>
    `Запись ${inLine(said.pronunciation || said.hebrew)} [${said.transcription}] вернули: ${remark}`,

  withdrawAsk: (count: number, agreedAt: Date | null): RichText => [
    bold('Забрать всё назад?'),
    `\n\n${agreedAt ? `Согласие дано ${agreedAt.toLocaleDateString('ru', { dateStyle: 'long', timeZone: 'UTC' })}\n` : ''}С сервера сразу и навсегда исчезнет ${record(count)}: ученики их больше не услышат. Вернуть будет нельзя.`,
  ],
  nothingToWithdraw: 'Забирать нечего: ваших записей здесь нет.',
  withdrawn: (count: number): string =>
    `Готово: удалено — ${record(count)}. Согласие тоже снято. Спасибо за ваш голос; передумаете — /record.`,
  stays: 'Всё осталось как было.',
} as const;
