import type { Audience } from '../../broadcasts/audience.ts';
import type { SentenceContent } from '../../lesson/content.ts';
import type { DraftProblem } from '../../lesson/draft-problem.ts';
import type { DraftWord } from '../../lesson/edit.ts';
import { formsOf } from '../../lesson/sentences/sentence-forms.ts';
import { eachOnShelf } from '../../payments/plans.ts';
import type { BlockReason } from '../../people/reasons.ts';
import type { VoiceGender } from '../../voices/recording.ts';
import { inLine, type RichText } from '../chat/bot.ts';
import { planTexts } from '../home/payments.ts';
import { counted, nouns, type PluralForms } from '../plural.ts';
import { adminTexts } from './area.ts';
import { audienceName } from './broadcasts.ts';

/** What the bot says to admins about lessons, the course, people, figures and broadcasts. */

const bold = (text: string) => ({ bold: text });
const words = (count: number) => counted(count, nouns.word);
const errors: PluralForms = ['ошибка', 'ошибки', 'ошибок'];
const daysAway: PluralForms = ['день', 'дня', 'дней'];
const toLearners: PluralForms = ['ученику', 'ученикам', 'ученикам'];

const afterReview = 'Записи услышат все, но только после вашей проверки.';

export type DialogueName = 'new-lesson' | 'edit-lesson' | 'import' | 'broadcast';

const dialogues: Record<DialogueName, { what: string; command: string }> = {
  'new-lesson': { what: 'Новый урок', command: '/newlesson' },
  'edit-lesson': { what: 'Правка урока', command: '/editlesson' },
  import: { what: 'Импорт', command: '/import' },
  broadcast: { what: 'Рассылка', command: '/broadcast' },
};

/** Each step of such a dialogue is saved by itself: nothing is lost when it ends. */
export const isSavedAtOnce = (name: DialogueName): boolean => name === 'edit-lesson';

/** A lesson as lists and cards show it. */
export type LessonLine = {
  id: number;
  name: string;
  lessonNumber: number;
  isFree: boolean;
  isPublished: boolean;
  wordsCount: number;
};

type LessonFace = Omit<LessonLine, 'wordsCount' | 'id'> & {
  section: string;
  subsection: string;
  level: string;
  description: string;
  topic: string;
  authorName: string | null;
  authorLink: string | null;
  words: readonly DraftWord[];
};

/** A text cut to fit into one message. */
export function fitting(text: string, max = 3800): string {
  if (text.length <= max) return text;
  const end = text.lastIndexOf('\n', max);
  return `${text.slice(0, end > 0 ? end : max).toWellFormed()}\n…`;
}

const titled = (name: string) => `«${inLine(name)}»`;

/** 'שָׁלוֹם — шало́м — привет': with niqqud where it is known. */
const wordLine = ({ hebrew, pronunciation, transcription, russian }: DraftWord) =>
  `${inLine(pronunciation || hebrew)} — ${transcription} — ${russian}`;

function wordList(list: readonly DraftWord[], problems: readonly DraftProblem[] = []): string {
  return list
    .flatMap((word, at) => {
      const own = problems.filter(({ field }) => field.startsWith(`words.${at}.`));
      return [
        `${at + 1}. ${wordLine(word)}`,
        ...(word.transcriptionKept ? [`    • ${adminTexts.editor.readingKept}`] : []),
        ...own.map(({ level, message }) => `    ${level === 'error' ? '✗' : '•'} ${message}`),
      ];
    })
    .join('\n');
}

function aboutWord({ field, message }: DraftProblem): string {
  const at = /^words\.(\d+)\./.exec(field)?.[1];
  return at === undefined ? `• ${message}` : `• слово ${Number(at) + 1}: ${message}`;
}

const access = (isFree: boolean) => (isFree ? 'бесплатный' : 'премиум');
const state = (isPublished: boolean) => (isPublished ? 'опубликован' : 'черновик');

function lessonText(lesson: LessonFace, problems: readonly DraftProblem[] = [], max = 3800): RichText {
  const author = [lesson.authorName, lesson.authorLink].filter(Boolean).join(', ');
  const wide = problems.filter(({ field }) => !field.startsWith('words.'));
  return [
    bold(`${lesson.lessonNumber}. ${inLine(lesson.name)}`),
    fitting(
      [
        `\n${inLine(lesson.section)} → ${inLine(lesson.subsection)}`,
        `${lesson.level}, ${access(lesson.isFree)}, ${state(lesson.isPublished)}`,
        ...(lesson.description ? [lesson.description] : []),
        ...(lesson.topic ? [`Тема: ${lesson.topic}`] : []),
        ...(author ? [`Автор: ${author}`] : []),
        '',
        wordList(lesson.words, problems),
        ...(wide.length > 0 ? ['', ...wide.map(({ message }) => `• ${message}`)] : []),
      ].join('\n'),
      max,
    ),
  ];
}

type BroadcastFigures = {
  state: 'draft' | 'sending' | 'stopped' | 'done';
  total: number;
  sent: number;
  gone: number;
  failed: number;
};

function broadcastFigures({ sent, total, gone, failed }: BroadcastFigures): string {
  return [
    `Дошло: ${sent} из ${total}.`,
    ...(gone > 0 ? [`Закрыли чат: ${gone}.`] : []),
    ...(failed > 0 ? [`Не отправлено из-за ошибок: ${failed}.`] : []),
  ].join('\n');
}

export type PersonFace = {
  id: number;
  name: string;
  username: string | null;
  status: string;
  points: number;
  wordsLearned: number;
  quizzesPassed: number;
  streakDays: number;
  bestStreak: number;
  lessons: readonly { name: string; learned: number; words: number; quizPassed: boolean }[];
  isPremium: boolean;
  /** Written out; null if forever, or without premium. */
  premiumUntil: string | null;
  role: 'learner' | 'admin';
  /** Of a speaker. */
  voice: VoiceGender | null;
  isBlocked: boolean;
  blockReason: string | null;
  isBotBlocked: boolean;
  /** Written out. */
  arrived: string;
  lastSeen: string;
  /** Written out: everything about them is deleted then; null when they stay. */
  deletionDue: string | null;
};

type Stats = {
  totals: {
    users: number;
    newToday: number;
    premium: number;
    blocked: number;
    publishedLessons: number;
    draftLessons: number;
    words: number;
  } | null;
  active: { today: number; days7: number; days30: number } | null;
  lessons: { begun: number; done: number; completion: number | null } | null;
  stars: { earned: number; earned30: number; payments: number } | null;
  /** Of the last seven days, today included. */
  answers: number | null;
  problemWords: readonly { hebrew: string; russian: string; wrong: number; answers: number }[] | null;
};

const unknown = 'не посчитано';
const percent = (value: number | null) => (value === null ? 'пока нет' : `${value} %`);

export const adminBotTexts = {
  dialogue: {
    cancelled: (name: DialogueName) =>
      `${dialogues[name].what}: ${isSavedAtOnce(name) ? 'закончено' : 'отменено, ничего не сохранено'}.`,
    replaced: (name: DialogueName) =>
      `${dialogues[name].what}: ${isSavedAtOnce(name) ? 'закончено' : 'закрыто, ничего не сохранено'}.`,
    replaceAsk: (name: DialogueName) =>
      `${dialogues[name].what}: диалог открыт, и в нём есть несохранённое. Закрыть его без сохранения?`,
    replace: 'Закрыть и начать новое',
    stay: 'Продолжить прежнее',
    goesOn: (name: DialogueName) =>
      `${dialogues[name].what}: диалог открыт и ждёт ответа. Закончить${isSavedAtOnce(name) ? '' : ' без сохранения'} — /cancel.`,
    renewed: (name: DialogueName) =>
      `Бот обновился, и начатый диалог не сохранился. Начните заново: ${dialogues[name].command}`,
    over: (name: DialogueName) =>
      `Начатый диалог закрыт: прошло больше суток. Начните заново: ${dialogues[name].command}`,
    broken: (name: DialogueName) =>
      `Продолжить начатое не получилось${isSavedAtOnce(name) ? '' : ', ничего не сохранено'}. Начните заново: ${dialogues[name].command}`,
    storeAway:
      'Хранилище, в котором лежат начатые диалоги, не отвечает. Начатое не пропало: повторите через минуту.',
    notBegun: 'Начать не получится: хранилище диалогов не отвечает. Попробуйте через минуту.',
    stepLost: 'Этот шаг не удалось запомнить: хранилище не отвечает. Ответьте ещё раз через минуту.',
    notTaken: 'Telegram не принял это сообщение. Ответьте иначе или закончите: /cancel.',
    staleButton: 'Эта кнопка уже не действует.',
    pressButton: 'Здесь нужно нажать одну из кнопок. Закончить — /cancel.',
    textOnly: 'Здесь нужен текст. Закончить — /cancel.',
  },
  button: {
    save: 'Сохранить',
    cancel: 'Отмена',
    keep: adminTexts.editor.keepReading,
    back: 'Назад',
    yes: 'да',
  },

  newLesson: {
    publish: 'Опубликовать',
    saveDraft: 'Сохранить черновик',
    section: 'В каком разделе урок?',
    subsection: (section: string) => `${section}. В каком подразделе?`,
    addSection: '➕ Новый раздел',
    addSubsection: '➕ Новый подраздел',
    otherWords: 'Другие слова',
    name: 'Название',
    place: 'Подраздел',
    askName: (current: string) => `Новое название:\n\nСейчас: ${inLine(current)}`,
    sectionName: 'Название нового раздела:',
    subsectionName: 'Название нового подраздела:',
    saved: 'Черновик сохранён.',
    published: 'Урок опубликован: ученики его уже видят.',
  },

  words: {
    ask: (max: number): RichText => [
      bold(`Слова урока, до ${max}: по одному в строке`),
      // Hebrew: shalom, "peace, hello".
      `\nиврит - перевод\n\n${inLine('שָׁלוֹם')} - привет`,
      '\n\nТранскрипцию можно поставить между ними; если слово есть в курсе или написано с огласовками, она найдётся сама. ',
      'Можно вставить таблицу или прислать файл CSV либо JSON. Без огласовок урок останется черновиком.',
    ],
    oneLine: 'Нужна одна строка с одним словом.',
    noneRead: (mistakes: number) =>
      mistakes > 0
        ? `${counted(mistakes, errors)} в словах. Исправьте и пришлите эти строки снова.`
        : adminTexts.editor.noWords,
    /** What happened to the words beyond being added; empty when nothing did. */
    added: ({
      words: right,
      mistakes,
      replaced,
      left,
    }: {
      words: readonly DraftWord[];
      mistakes: number;
      replaced: number;
      left: readonly DraftWord[];
    }): string =>
      fitting(
        [
          ...(mistakes > 0
            ? [
                `${counted(mistakes, errors)} в словах. Исправьте и пришлите только эти строки: ${words(right.length - left.length)} уже в уроке.`,
              ]
            : []),
          ...(replaced > 0 ? [`Такие слова в уроке уже были и заменены: ${replaced}.`] : []),
          ...(left.length > 0 ? [`${adminTexts.editor.tooManyWords}. Не вошли:`, ...left.map(wordLine)] : []),
        ].join('\n'),
      ),
    /** Words came where a field was asked for. */
    instead: (isName: boolean) =>
      `Это слова: они добавлены к словам урока${isName ? '. Название не изменилось' : ''}.`,
    read: (count: number) => `Прочитано: ${words(count)}.`,
    preview: (
      lines: readonly {
        line: number;
        text: string;
        word?: DraftWord;
        problems: readonly { message: string }[];
        doubts: readonly string[];
      }[],
    ): string =>
      fitting(
        lines
          .flatMap(({ line, text, word, problems, doubts }) => [
            `${problems.length > 0 ? '✗' : '⚠️'} ${line}. ${word && problems.length === 0 ? wordLine(word) : text.trim()}`,
            ...[...problems.map(({ message }) => message), ...doubts].map((it) => `    ${it}`),
          ])
          .join('\n'),
        3000,
      ),
    picture:
      'Это картинка, слова из неё не прочитать. Ячейки Excel вставляются картинкой: нажмите Esc в окне отправки и вставится текст, или пришлите файл CSV.',
    pressOrSend: 'Здесь нужно нажать одну из кнопок или прислать слова урока. Закончить — /cancel.',
    fileType: 'Нужен файл слов: CSV или JSON.',
    fileTooLarge: 'Файл больше 256 КБ. В уроке до десяти слов.',
  },

  lesson: lessonText,
  readings: (doubts: readonly DraftProblem[]): string =>
    fitting([adminTexts.editor.readingAsk, '', ...doubts.map(aboutWord)].join('\n')),
  /** A new lesson; `isNamed`: by its author, and not only by proposal. */
  writing: (
    lesson: LessonFace,
    problems: readonly DraftProblem[],
    { isNamed }: { isNamed: boolean },
  ): RichText => [
    ...lessonText(lesson, problems, 3600),
    '\n\nУрок ещё не сохранён. ',
    isNamed ? '' : 'Название предложено по словам. ',
    lesson.description ? '' : 'Описание составится из слов. ',
    'Что изменить? Ещё слова можно прислать прямо сюда.',
  ],
  edit: {
    inApp: 'Название и остальные поля',
    wordInApp: 'Формы, глагол, предложения',
    end: 'Готово',
    saved: 'Сохранено.',
    same: 'Так уже и есть, сохранять нечего.',
    notSaved: (reason: string, problems: readonly DraftProblem[]) =>
      fitting(
        [
          `${adminTexts.failed.save}. ${reason}`,
          ...problems.filter(({ level }) => level === 'error').map(aboutWord),
        ].join('\n'),
      ),
    wordMenu: (word: DraftWord, at: number, sound: 'none' | 'stored' | 'recorded') =>
      `${at + 1}. ${wordLine(word)}\nЗвук: ${
        {
          none: 'нет, слово прочтёт голос',
          stored: 'озвучено голосом',
          recorded: 'запись человека',
        }[sound]
      }${(word.examples ?? [])
        .flatMap(formsOf<SentenceContent, SentenceContent>)
        .map((one) => `\n${inLine(one.pronunciation || one.hebrew)} — ${one.russian}`)
        .join(
          '',
        )}\n\nПришлите это слово новой строкой (иврит - перевод) или его звук: голосовым либо файлом MP3, WAV, до 15 секунд.`,
    words: (list: readonly DraftWord[], problems: readonly DraftProblem[]) =>
      fitting(
        `Слова урока. Новые строки добавят слова или заменят те, что уже есть; звук — по кнопке слова. Всё сохраняется сразу.\n\n${wordList(list, problems)}`,
      ),
    hear: 'Послушать',
    noSound: 'Звук не нашёлся.',
    dropSound: 'Убрать запись',
    dropWord: 'Удалить слово',
    lastWord: adminTexts.editor.noWords,
    soundOrLine: 'Здесь нужна строка со словом или звук: голосовое, MP3 или WAV. Закончить — /cancel.',
    soundRefused: (reason: string) => `Звук не принят. ${reason}`,
  },

  lessons: {
    title: (total: number, page: number, pages: number) =>
      `Уроки: ${total}${pages > 1 ? `, страница ${page} из ${pages}` : ''}`,
    none: 'Ничего не найдено.',
    noLessons: 'Уроков ещё нет. Создать: /newlesson',
    line: ({ name, lessonNumber, isFree, isPublished, wordsCount }: LessonLine) =>
      `${isPublished ? '●' : '○'} ${lessonNumber}. ${inLine(name)} — ${words(wordsCount)}, ${access(isFree)}${
        isPublished ? '' : ', черновик'
      }`,
    legend: '● опубликован, ○ черновик. Кнопка — номер урока.',
    edit: 'Слова и звук',
    nameInApp: 'Название и место',
    restInApp: 'Описание, тема, автор, уровень',
    access: (isFree: boolean) => (isFree ? 'Сделать бесплатным' : 'Сделать премиум'),
    publish: 'Опубликовать',
    unpublish: 'Снять с публикации',
    delete: 'Удалить',
    deleteAsk: (lesson: Pick<LessonLine, 'name' | 'wordsCount'>) =>
      `Удалить урок ${titled(lesson.name)}, ${words(lesson.wordsCount)}? Баллы и прогресс учеников останутся.`,
    deleteYes: 'Да, удалить',
    deleted: (name: string) => `Урок ${titled(name)} удалён.`,
    published: 'Опубликован.',
    toList: 'К списку',
    refused: (reason: string, problems: readonly DraftProblem[]) =>
      fitting(
        [
          `${adminTexts.failed.publish}. ${reason}`,
          ...problems.filter(({ level }) => level === 'error').map(aboutWord),
        ].join('\n'),
      ),
    usage: (command: string) => `Какой урок? /${command} 12. Номера № — в /lessons.`,
  },

  course: {
    askFile: 'Пришлите файл курса: CSV или JSON, до 4 МБ. Образец — /export.',
    fileOnly: 'Здесь нужен файл CSV или JSON. Закончить — /cancel.',
    refused: (total: number) => `Файл не принят, курс не изменён: ${counted(total, errors)}.`,
    more: (count: number) => `…и ещё ${count}, все — в файле ниже.`,
    problemsFile: 'oshibki.txt',
    apply: 'Применить',
    planned: (summary: string) => `Файл прочитан без ошибок. ${summary}`,
    unchanged: 'Файл прочитан без ошибок. Изменений нет: курс уже такой.',
    applied: (summary: string) => `Курс изменён. ${summary}`,
    left: 'Курс не изменён.',
    exported: (lessons: number) =>
      `Курс целиком: ${counted(lessons, nouns.lesson)}. Изменённый файл принимает /import. Другой вид: /export json, /export csv.`,
    exportUsage: 'Курс выгружается как CSV или JSON: /export csv, /export json',
    tooLarge: 'Файл больше 4 МБ. Разделите его на части.',
  },

  user: {
    usage: 'Кого показать? /user 123456789, /user @username или /user Имя',
    several: 'Таких несколько. Кого показать?',
    unknown: 'Такого ученика нет.',
    card: (person: PersonFace): RichText => [
      bold(
        `${inLine(person.name) || 'Ученик'}${person.username ? ` (@${person.username})` : ''}, ${person.id}`,
      ),
      fitting(
        [
          `\n${person.status}, ${counted(person.points, nouns.point)}, изучено ${words(person.wordsLearned)}`,
          `Серия: ${counted(person.streakDays, nouns.day)}, лучшая — ${counted(person.bestStreak, nouns.day)}`,
          `Викторин сдано: ${person.quizzesPassed}`,
          `Премиум: ${person.isPremium ? (person.premiumUntil ? `до ${person.premiumUntil}` : 'навсегда') : 'нет'}`,
          `С Милой с ${person.arrived}, последний раз ${person.lastSeen}`,
          ...(person.role === 'admin' ? ['Администратор'] : []),
          ...(person.voice ? [person.voice === 'f' ? 'Диктор: женский голос' : 'Диктор: мужской голос'] : []),
          ...(person.isBlocked
            ? [`Заблокирован администратором${person.blockReason ? `: ${inLine(person.blockReason)}` : ''}`]
            : []),
          ...(person.isBotBlocked ? ['Закрыл чат с ботом'] : []),
          ...(person.deletionDue ? [`Данные будут удалены ${person.deletionDue}`] : []),
          ...(person.lessons.length > 0 ? ['', 'Уроки:'] : []),
          ...person.lessons.map(
            ({ name, learned, words: all, quizPassed }) =>
              `${inLine(name)}: ${learned} из ${all}${quizPassed ? ', викторина сдана' : ''}`,
          ),
        ].join('\n'),
      ),
    ],
    revoke: 'Отозвать премиум',
    female: 'Диктор, женский голос',
    male: 'Диктор, мужской голос',
    silence: 'Больше не диктор',
    block: 'Заблокировать',
    unblock: 'Разблокировать',
    ask: {
      ...eachOnShelf((plan) => (name: string) => `Выдать ${titled(name)} премиум ${planTexts[plan].term}?`),
      none: (name: string) => `Отозвать у ${titled(name)} подаренный премиум? Оплаченный останется.`,
      female: (name: string) => `Поручить ${titled(name)} голос курса, женский? ${afterReview}`,
      male: (name: string) => `Поручить ${titled(name)} голос курса, мужской? ${afterReview}`,
      silence: (name: string) =>
        `Больше не принимать записи от ${titled(name)}? То, что уже опубликовано, останется в уроках.`,
      block: (name: string) =>
        `Заблокировать ${titled(name)}? Войти и учиться он больше не сможет. По какой причине? Её увидят администраторы.`,
      unblock: (name: string) => `Разблокировать ${titled(name)}?`,
    },
    speakers: (names: readonly string[]): string =>
      names.length === 0
        ? 'Дикторов пока нет. Кому поручить голос курса? /speaker 123456789, /speaker @username или /speaker Имя'
        : `Дикторы:\n${names.map(inLine).join('\n')}\n\nПоручить голос ещё кому-то или снять: /speaker и id, @username или имя.`,
    speakerAsk: (name: string) => `Поручить ${titled(name)} голос курса? ${afterReview} Какой это голос?`,
    voices: { f: 'Женский', m: 'Мужской' },
    blockReasons: { spam: 'Спам', rude: 'Грубость', asked: 'Просьба ученика' } satisfies Record<
      BlockReason,
      string
    >,
    noReason: 'Без причины',
    confirm: 'Да',
    done: 'Готово',
  },

  stats: ({ totals, active, lessons, stars, answers, problemWords }: Stats): RichText => [
    bold('Цифры'),
    `\n\nУчеников: ${totals ? `${totals.users}, сегодня новых ${totals.newToday}` : unknown}`,
    `\nАктивны: ${active ? `${active.today} сегодня, ${active.days7} за 7 дней, ${active.days30} за 30` : unknown}`,
    `\nОтветов за 7 дней: ${answers ?? unknown}`,
    `\nУроков начато: ${lessons ? `${lessons.begun}, пройдено ${lessons.done} (${percent(lessons.completion)})` : unknown}`,
    `\nПремиум: ${totals ? totals.premium : unknown}`,
    `\nЗвёзд: ${stars ? `${stars.earned}, за 30 дней ${stars.earned30}, платежей ${stars.payments}` : unknown}`,
    `\nВ курсе: ${
      totals
        ? `${counted(totals.publishedLessons, nouns.lesson)}, ${words(totals.words)}, черновиков ${totals.draftLessons}`
        : unknown
    }`,
    ...(problemWords && problemWords.length > 0
      ? [
          '\n\n',
          bold('Труднее всего'),
          ...problemWords.map(
            ({ hebrew, russian, wrong, answers: all }) =>
              `\n${inLine(hebrew)} — ${russian}: ошибок ${wrong} из ${all}`,
          ),
        ]
      : []),
  ],

  broadcast: {
    ask: 'Текст рассылки одним сообщением, можно с фото. Жирный шрифт и ссылки сохранятся. Дальше — просмотр.',
    looks: 'Так её увидят ученики:',
    textOrPhoto: 'Нужен текст или одно фото с подписью.',
    tooLong: (most: number) => `Слишком длинно: под фото помещается ${most} знаков.`,
    count: (audience: Audience, count: number) =>
      `Кому: ${audienceName(audience)}. Получателей: ${count}, без тех, кто закрыл чат с ботом. У кого ночь или шаббат, тем дойдёт утром.`,
    nobody: 'Писать некому: ни у кого не открыт чат с ботом.',
    nobodyThere: 'Сейчас в этой группе никого нет. Выберите другую.',
    send: (count: number) => `Отправить ${counted(count, toLearners)}`,
    chooseAudience: 'Выбрать, кому',
    whom: 'Кому отправить?',
    away: (days: number) => `Не заходили ${counted(days, daysAway)}`,
    inApp: 'Кнопка, время: в приложении',
    goToApp:
      'Текст перенесён в приложение. Там можно добавить кнопку, выбрать время и учеников урока и прислать себе проверку.',
    openApp: 'Открыть рассылку',
    otherText: 'Другой текст',
    sending: (figures: BroadcastFigures) => `Рассылка идёт.\n${broadcastFigures(figures)}`,
    paused: (figures: BroadcastFigures) =>
      `Рассылка ждёт: продолжите кнопкой, или она продолжится сама раз в сутки.\n${broadcastFigures(figures)}`,
    flood: (figures: BroadcastFigures, seconds: number) =>
      `Telegram просит подождать ${seconds} с. Потом продолжите кнопкой, или рассылка продолжится сама раз в сутки.\n` +
      broadcastFigures(figures),
    ended: (figures: BroadcastFigures) =>
      `${figures.state === 'stopped' ? 'Рассылка остановлена.' : 'Рассылка завершена.'}\n${broadcastFigures(figures)}`,
    later: (figures: BroadcastFigures) =>
      `У остальных сейчас не время (ночь, шаббат или назначенный час не настал): рассылка продолжится сама.\n${broadcastFigures(figures)}`,
    goOn: 'Продолжить',
    stop: 'Остановить',
    busy: 'Рассылка уже идёт',
    unknown: 'Такой рассылки нет',
    stopped: 'Остановлено',
  },
} as const;
