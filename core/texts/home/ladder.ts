import { counted, nouns, pluralForm } from '../plural.ts';

/** The ladder of statuses, on home and in the profile. */
export const ladderTexts = {
  open: 'Все статусы',
  about:
    'Фигура показывает пройденный путь: она стоит рядом с вашим именем в таблице лидеров. Уроки и цены от статуса не зависят.',
  from: (points: number) => `от ${points} ${pluralForm(points, ['балла', 'баллов', 'баллов'])}`,
  held: 'ваш статус',
  reached: 'достигнут',
  left: (points: number) => `ещё ${counted(points, nouns.point)}`,
} as const;
