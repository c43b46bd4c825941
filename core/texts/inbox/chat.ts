import { type MessageKind, type ThreadKind, threadLengths } from '../../inbox/threads.ts';
import { clipped } from '../../reports/reports.ts';
import { inLine } from '../chat/bot.ts';
import { paymentsBotTexts } from '../chat/payments.ts';

type Writer = { id: number; name: string; username: string | null };
const named = ({ name, username, id }: Writer) =>
  `${inLine(name) || 'Ученик'}${username ? ` (@${username})` : ''}, ${id}`;

const subjects: Readonly<Record<ThreadKind, string>> = {
  payment: 'Вопрос об оплате',
  question: 'Вопрос',
  report: 'Об ошибке',
};

/** A message of Telegram has 4096 characters, a caption 1024: the letter around it takes the rest. */
const captionLength = 1024;
const longestText = 3000;
const longestCaption = 700;
const cutTo = (longest: number, text: string) =>
  text.length > longest ? `${clipped(text, longest)}… (целиком — в приложении)` : text;

/** Writing to the owners, in the chat. */
export const inboxChatTexts = {
  button: {
    write: 'Написать нам',
    end: 'Закончить',
    close: 'Закрыть обращение',
    again: 'Отправить всё равно',
    list: 'Открыть обращение',
  },

  /** What follows goes to the owners. */
  begun:
    'Слушаю. Всё, что вы напишете дальше, получат авторы Милы: текст, фото, голосовое или файл. ' +
    'Ответ придёт сюда. Написали всё — нажмите «Закончить».',
  /** Below the help with payments. */
  begunForPayment:
    '\n\nИли просто напишите следующим сообщением: текст, фото или файл. Всё уйдёт администратору, пока вы не нажмёте ' +
    '«Закончить».',
  sent: 'Передали авторам. Ответ придёт сюда. Можно дописать ещё.',
  added: 'Добавили к обращению.',
  saved: 'Сохранили. Передадим авторам, как только получится.',
  tooMany: 'Сообщений уже много, это не передано. Напишите, пожалуйста, позже.',
  unfit: 'Авторам можно передать текст, фото, видео, голосовое или файл. Это сообщение не передано.',
  ended: 'Хорошо, дальше всё как обычно. Чтобы дописать, ответьте на любое сообщение этого обращения.',
  endedEmpty: 'Хорошо, ничего не передано.',
  wasClosed: 'Прежнее обращение уже закрыто, открыли новое. Ответ придёт сюда.',

  /** To the learner; an answer that fills its message by itself has no heading. */
  answer: (kind: ThreadKind, text: string, isCaption = false) => {
    const heading = kind === 'report' ? 'Ответ на ваше сообщение об ошибке' : 'Ответ авторов Милы';
    const letter = kind === 'payment' ? paymentsBotTexts.supportAnswer(text) : `${heading}:\n\n${text}`;
    return letter.length > (isCaption ? captionLength : threadLengths.text) ? text : letter;
  },
  closed:
    'Ваше обращение закрыто. Спасибо, что написали! Появится ещё вопрос — ответьте на это сообщение или наберите /write.',

  /** To the admins. */
  admin: {
    /** The first message of a thread; later ones are shorter. */
    message: (
      { id, kind, isFirst }: { id: number; kind: ThreadKind; isFirst: boolean },
      writer: Writer,
      message: { kind: MessageKind; text: string },
    ) => {
      const isText = message.kind === 'text';
      const said = cutTo(isText ? longestText : longestCaption, message.text);
      if (isText && kind === 'payment') return paymentsBotTexts.supportQuestion(writer, said);
      const head = isFirst ? `${subjects[kind]} № ${id}` : `Ещё к № ${id}`;
      return `${head}: ${named(writer)}${said === '' ? '' : `\n\n${said}`}`;
    },
    topic: (id: number, kind: ThreadKind, { name }: Writer) =>
      `№ ${id} · ${name || 'Ученик'} · ${subjects[kind].toLowerCase()}`,
    topicHint: 'Ваше сообщение в этой теме получит ученик. Ответы участников друг другу остаются здесь.',
    ask: (id: number) => `№ ${id}: напишите ответ на это сообщение — текст, фото, голосовое или файл.`,
    sent: 'Ответ отправлен.',
    notSent: {
      gone: 'Ответ не дошёл: этот человек закрыл чат с ботом.',
      failed: 'Telegram не принял ответ. Он сохранён, попробуем ещё раз сами.',
    },
    answered: (name: string, text: string) =>
      `Уже ответил(а) ${inLine(name) || 'другой администратор'}: «${inLine(clipped(text, 300))}»\n\n` +
      'Ваш ответ не отправлен.',
    closed: (id: number) => `Обращение № ${id} закрыто, ученик узнает об этом.`,
    notAdmin: 'Не отправлено: отвечают здесь администраторы Милы, от своего имени.',
  },

  /** In a group. */
  group: {
    set: 'Готово: каждое обращение станет темой этой группы. Отвечайте в теме, ученик получит ответ в чате с ботом.\n\nВыключить: /inbox off',
    off: 'Выключено: обращения снова приходят администраторам в личный чат.',
    notForum: 'Здесь нет тем. Включите «Темы» в настройках группы и наберите /inbox ещё раз.',
    noRights:
      'Мне не хватает прав. Сделайте меня администратором группы с правом «Управление темами» и наберите /inbox ещё раз.',
    notAdmin: 'Группу для обращений выбирает администратор Милы, от своего имени.',
    here: 'Обращения приходят в эту группу.',
  },
} as const;
