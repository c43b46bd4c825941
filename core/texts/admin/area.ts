import { counted, type PluralForms } from '../plural.ts';
import { voiceAdminErrorTexts } from '../studio.ts';

/** Russian texts of the admin area and of the server's responses to it. Those of the specification are used verbatim. */
export const adminTexts = {
  editor: {
    required: 'Заполните все обязательные поля',
    noWords: 'Добавьте хотя бы одно слово',
    tooManyWords: 'В уроке может быть максимум 10 слов',
    tooManyWordsTitle: 'Превышен лимит слов',
    number: 'Номер урока — число от 1 до 9999.',
    niqqudLater: 'Огласовок пока нет. Они понадобятся, чтобы опубликовать урок.',
    readingAsk: 'Огласовки читаются не так, как написана транскрипция. Оставить как есть?',
    readingTitle: 'Читается иначе',
    keepReading: 'Оставить как есть',
    readingKept: 'Читается иначе, оставлено автором',
    niqqudToPublish: 'Без огласовок урок нельзя опубликовать: по ним слово читает голос.',
    describedByWords: (glosses: string) => `Слова урока: ${glosses}.`,
  },
  failed: {
    save: 'Не удалось сохранить урок',
    publish: 'Не удалось изменить статус публикации',
    delete: 'Не удалось удалить урок',
    load: 'Не удалось загрузить данные',
    upload: 'Не удалось загрузить файл',
  },
} as const;

/** The admin's text for each error code (`core/texts/errors.ts` holds them all). */
export const adminErrorTexts: Record<string, string> = {
  ...voiceAdminErrorTexts,
  lesson_required_fields: adminTexts.editor.required,
  lesson_no_words: adminTexts.editor.noWords,
  lesson_too_many_words: adminTexts.editor.tooManyWords,
  lesson_number: adminTexts.editor.number,
  lesson_fields: 'Исправьте отмеченные поля.',
  lesson_words: 'Исправьте слова, отмеченные ошибкой.',
  lesson_niqqud: adminTexts.editor.niqqudToPublish,
  lesson_reading: adminTexts.editor.readingAsk,
  stale_revision: 'Этот урок уже изменил кто-то другой. Ваша правка не сохранена.',
  rule_refused: 'Исправьте отмеченные поля правила.',
  stale_rule: 'Это правило уже изменил кто-то другой. Ваша правка не сохранена.',
  dialogue_refused: 'Исправьте отмеченные поля диалога.',
  stale_dialogue: 'Этот диалог уже изменил кто-то другой. Ваша правка не сохранена.',
  order_changed: 'Список успел измениться. Обновите его и расставьте снова.',
  section_not_found: 'Раздел не найден',
  subsection_not_found: 'Подраздел не найден',
  section_not_empty: 'В разделе есть подразделы. Сначала перенесите или уберите их.',
  subsection_not_empty: 'В подразделе есть уроки. Сначала перенесите или уберите их.',
  upload_not_found: 'Файл не найден',
  upload_type: 'Подойдут MP3 и WAV для звука, PNG, JPG и SVG для образца.',
  upload_damaged: 'Файл повреждён или обрезан.',
  upload_too_large: 'Файл больше 2 МБ.',
  upload_too_long: 'Звук слова не длиннее 15 секунд.',
  voice_not_opus: 'Голосовое сообщение не удалось разобрать. Пришлите MP3 или WAV.',
  voice_silent: 'В записи тишина. Скажите слово ещё раз.',
  svg_active: 'В этом SVG не одни линии: есть скрипты, ссылки, стили или текст. Сохраните его контурами.',
  import_refused: 'Файл не принят, курс не изменён. Исправьте отмеченные строки.',
  import_type: 'Нужен файл курса: CSV или JSON.',
  import_too_large: 'Файл больше 4 МБ. Разделите его на части.',
  report_not_found: 'Сообщение не найдено',
  report_closed: 'Это сообщение уже закрыто.',
  user_not_found: 'Ученик не найден',
  own_role: 'Снять права администратора с себя нельзя: попросите другого администратора.',
  own_block: 'Заблокировать себя нельзя.',
  admin_by_env: 'Этот администратор назван в ADMIN_IDS: изменить это можно только там.',
  admin_to_block: 'Сначала снимите с него права администратора.',
  premium_given_for_ever: 'У ученика уже есть доступ навсегда.',
  too_slow: 'База считает слишком долго. Уточните поиск или попробуйте позже.',
  premium_paid: 'Этот доступ оплачен. Он закроется, если вернуть звёзды.',
};

/** The name of each action in the list of actions. A code that is not here is shown as is. */
const actions: Readonly<Record<string, string>> = {
  'lesson.create': 'Создан урок',
  'lesson.edit': 'Изменён урок',
  'lesson.publish': 'Опубликован урок',
  'lesson.unpublish': 'Снят с публикации урок',
  'lesson.delete': 'Удалён урок',
  'lesson.template': 'Создан из шаблона урок',
  'rule.create': 'Создано правило',
  'rule.edit': 'Изменено правило',
  'rule.delete': 'Удалено правило',
  'dialogue.create': 'Создан диалог',
  'dialogue.edit': 'Изменён диалог',
  'dialogue.delete': 'Удалён диалог',
  'section.create': 'Создан раздел',
  'section.edit': 'Изменён раздел',
  'section.delete': 'Удалён раздел',
  'subsection.create': 'Создан подраздел',
  'subsection.edit': 'Изменён подраздел',
  'subsection.delete': 'Удалён подраздел',
  'course.order': 'Изменён порядок',
  'course.import': 'Импортирован курс',
  'course.export': 'Выгружен курс',
  'course.seed': 'Курс обновлён не весь: правки сохранены',
  'upload.create': 'Загружен файл',
  'audio.render': 'Озвучены слова',
  'leaderboard.rebuild': 'Пересчитана таблица лидеров',
  'user.role': 'Изменена роль',
  'user.block': 'Заблокирован ученик',
  'user.unblock': 'Разблокирован ученик',
  'premium.grant': 'Выдан премиум',
  'premium.revoke': 'Отозван премиум',
  'payments.refund': 'Возвращены звёзды',
  'payments.reconcile': 'Сверены платежи',
  'support.answer': 'Дан ответ из поддержки',
  'report.close': 'Закрыто сообщение об ошибке',
  'broadcast.send': 'Отправлена рассылка (отправленное не вернуть)',
  'broadcast.resume': 'Продолжена рассылка',
  'broadcast.stop': 'Остановлена рассылка',
};

const words: PluralForms = ['слово', 'слова', 'слов'];

/** 'Опубликован урок «Приветствия»'; `name` is what the thing is called, where it is known. */
export function actionText(action: string, name: string | undefined): string {
  const what = actions[action] ?? action;
  return name ? `${what} «${name}»` : what;
}

/** 'Озвучено: 3 слова' */
export const renderedText = (count: number): string => `Озвучено: ${counted(count, words)}`;
