import type { DraftProblem } from '../../../lesson/draft-problem.ts';
import type { ManyAct } from '../../../lesson/many.ts';
import { counted, nouns } from '../../plural.ts';

/** Problems of one lesson that are written out; the others are counted. */
const maxListed = 3;

/** Why a lesson is not published, in a sentence or two: «Слово 2: добавьте огласовки». */
export function refusedText(problems: readonly Pick<DraftProblem, 'field' | 'message'>[]): string {
  const texts = problems.map(({ field, message }) => {
    const place = /^words\.(\d+)/.exec(field)?.[1];
    return place === undefined ? message : `Слово ${Number(place) + 1}: ${message}`;
  });
  const rest = texts.length - maxListed;
  return [...texts.slice(0, maxListed), ...(rest > 0 ? [`И ещё ${rest}.`] : [])].join(' ');
}

const done: Readonly<Record<ManyAct, string>> = {
  publish: 'Опубликовано',
  hide: 'Скрыто',
  free: 'Стали бесплатными',
  premium: 'Стали премиумом',
  move: 'Перенесено',
  copy: 'Скопировано',
  delete: 'Удалено',
};

type Outcome = { done: number; unchanged: number; gone: number; refused: number };

/** Russian texts of what is done with many lessons at once. */
export const manyTexts = {
  begin: 'Выбрать',
  begun: 'Выбор уроков',
  /** How ranges are chosen: by a long press where there is no Shift. */
  rangeTouch: 'Долгое нажатие выбирает всё подряд от последнего выбранного.',
  rangeMouse: 'Shift и щелчок выбирают всё подряд от последнего выбранного.',
  selected: (count: number) => `Выбрано: ${count}`,
  hidden: (count: number) => `не видно: ${count}`,
  /** Read out. */
  announced: (count: number, hidden: number) =>
    `Выбрано: ${counted(count, nouns.lesson)}${hidden > 0 ? `, из них не видно ${hidden}` : ''}`,
  allFound: (count: number) => `Выбрать все найденные (${count})`,
  allFailed: 'Не удалось выбрать все',
  clear: 'Снять выделение',
  end: 'Готово',
  more: 'Ещё',
  actions: 'Что сделать с выбранным',
  acts: {
    publish: 'Опубликовать',
    hide: 'Скрыть',
    free: 'Сделать бесплатными',
    premium: 'Сделать премиумом',
    move: 'Перенести в…',
    copy: 'Скопировать',
    delete: 'Удалить',
    json: 'Выгрузить JSON',
    csv: 'Выгрузить CSV',
  },
  moveTitle: (count: number) => `Перенести ${counted(count, nouns.lesson)}`,
  moveHint: 'Уроки встанут в конец подраздела, в нынешнем порядке.',
  moveTo: 'Куда',
  moveYes: 'Перенести',
  deleteTitle: (count: number) => `Удалить ${counted(count, nouns.lesson)}?`,
  deleteText: 'Они исчезнут из каталога. Баллы и прогресс учеников останутся.',
  deleteYes: 'Удалить',
  failed: 'Не получилось. Попробуйте ещё раз',
  exported: (name: string) => `Сохранено: ${name}`,
  exportFailed: 'Не удалось выгрузить',
  copied: 'Текст файла скопирован: здесь файл не сохранить',
  copyFailed: 'Не удалось скопировать',
  /** «Опубликовано: 12. Не опубликовано: 2». */
  outcome(act: ManyAct, { done: count, unchanged, gone, refused }: Outcome): string {
    const parts = [
      ...(count > 0 || refused + unchanged + gone === 0 ? [`${done[act]}: ${count}`] : []),
      ...(refused > 0 ? [`Не опубликовано: ${refused}`] : []),
      ...(unchanged > 0 ? [`Уже так: ${unchanged}`] : []),
      ...(gone > 0 ? [`Уже удалены: ${gone}`] : []),
    ];
    return parts.join('. ');
  },
  refusedTitle: (count: number) => `Не опубликовано: ${counted(count, nouns.lesson)}`,
  refusedMore: (count: number) => `И ещё ${counted(count, nouns.lesson)}.`,
  open: (name: string) => `Открыть урок «${name}»`,
  close: 'Закрыть',
} as const;

/** Russian texts of moving things inside a list. */
export const orderTexts = {
  handle: (name: string) => `Переместить: ${name}`,
  /** What kind of button the handle is, read out. */
  role: 'переставляемая строка',
  /** How the handle is used, read out with it. */
  how: 'Пробел или Enter берут строку, стрелки двигают, ещё раз пробел ставит на место, Escape возвращает.',
  taken: (name: string, place: number, count: number) => `«${name}» взято, место ${place} из ${count}.`,
  over: (name: string, place: number, count: number) => `«${name}», место ${place} из ${count}.`,
  dropped: (name: string, place: number, count: number) => `«${name}» стоит на месте ${place} из ${count}.`,
  cancelled: (name: string, place: number) => `«${name}» осталось на месте ${place}.`,
} as const;
