import type { TakeBack } from '../../acts/take-back.ts';

/** Texts of taking back what admins did. */
export const actsTexts = {
  undo: 'Отменить',
  undoing: 'Отменяем…',
  undone: 'Отменено',
  undoneBy: (name: string) => (name ? `Отменено: ${name}` : 'Отменено'),
  undoesEarlier: 'Отмена',
  somebody: (id: number) => `администратор ${id}`,
} as const;

/** What an admin reads when something cannot be taken back or restored. */
export const actsErrorTexts = {
  act_not_found: 'Такого действия в журнале нет.',
  act_undone: 'Это действие уже отменено.',
  act_newer: 'Это уже изменили позже. Сначала отмените более позднее действие.',
  act_expired: 'Прошло больше 90 дней: прежнее уже не хранится.',
  act_money: 'Деньги так не вернуть: для возврата звёзд есть своя кнопка у платежа.',
  act_sent: 'Отправленное не отозвать: люди его уже получили.',
  act_premium: 'Доступ выдают и забирают в карточке ученика.',
  act_voice: 'Дикторов и записи меняют в разделе «Голоса».',
  act_nothing: 'Здесь нечего отменять.',
  word_place_taken: 'В прежнем уроке место этого слова уже занято другим.',
  word_there: 'Такое слово в этом уроке уже есть.',
  bin_not_found: 'В корзине этого уже нет.',
  bin_restored: 'Это уже вернули на место.',
  bin_lesson_deleted: 'Урок этого слова тоже в корзине. Сначала верните урок.',
  version_not_found: 'Этой версии уже нет: хранятся последние 90 дней.',
  version_same: 'Урок и так точно такой.',
  version_lesson_deleted: 'Урок в корзине. Сначала верните его.',
  version_category_deleted: 'Подраздела этой версии больше нет. Сначала верните его из корзины.',
  version_words_moved: 'С тех пор слова перешли между уроками. Эту версию можно посмотреть, но не вернуть.',
} as const;

/** Why an act cannot be taken back; null where it can, and where there is nothing to be said. */
export function noUndoText(taking: TakeBack): string | null {
  if (taking.state === 'possible') return null;
  if (taking.state !== 'final') return actsErrorTexts[`act_${taking.state}`];
  return taking.reason === 'nothing' ? null : actsErrorTexts[`act_${taking.reason}`];
}
