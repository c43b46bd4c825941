import type { DialogueState } from '../../dialogues/events.ts';
import { counted } from '../plural.ts';

const lines = ['реплика', 'реплики', 'реплик'] as const;

/** The list of the dialogues, and the way to it. */
export const dialogueListTexts = {
  title: 'Диалоги',
  wayHint: 'Послушать двоих и сыграть одного из них',
  playedOf: (played: number, all: number) => `Сыграно ${played} из ${all}`,
  state: { new: 'новый', heard: 'прослушан', played: 'сыгран' } as const satisfies Record<
    DialogueState,
    string
  >,
  isLocked: 'премиум',
  /** `seconds`: how long it takes. */
  length: (turns: number, seconds: number) =>
    `${counted(turns, lines)}, ${Math.max(1, Math.round(seconds / 60))}\u00a0мин`,
  loading: 'Загружаю диалоги',
  failed: 'Диалоги не загрузились',
  failedHint: 'Проверьте связь и попробуйте ещё раз.',
  lockedTitle: 'Это премиум-диалог',
  locked: 'Он откроется вместе со своим уроком.',
  toPlans: 'Смотреть планы',
  elsewhere: 'Другие уроки',
  empty: 'Диалогов пока нет',
  emptyHint: 'Они появятся вместе с новыми уроками.',
  retry: 'Попробовать ещё раз',
  back: 'Назад',
} as const;
