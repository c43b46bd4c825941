import { maxOrdered } from '../../core/rules/content.ts';

/** A check as a button names it: `revision` is that of its rule, `right` counts the right answers before it. */
export type CheckPlace = { ruleId: number; revision: number; check: number; right: number };

/** The action of a button of rules. */
export type RuleAction =
  | { kind: 'themes' }
  | { kind: 'theme'; theme: number; page: number }
  /** In place of the list, or below a message about something else. */
  | { kind: 'card' | 'card-below'; ruleId: number }
  /** The first check, in a message of its own. */
  | { kind: 'begin'; ruleId: number; revision: number }
  /** A further check, in place of the one before it. */
  | ({ kind: 'check' } & CheckPlace)
  | ({ kind: 'answer'; chosen: number } & CheckPlace)
  /** Words of an order, by their places as they are shuffled. */
  | ({ kind: 'order'; taken: number[] } & CheckPlace);

const number = '(\\d{1,9})';
const place = Array.from({ length: 4 }, () => number).join(':');
const patterns = {
  themes: /^ru:l$/,
  theme: new RegExp(`^ru:t:${number}:${number}$`),
  card: new RegExp(`^ru:(r|w):${number}$`),
  begin: new RegExp(`^ru:s:${number}:${number}$`),
  check: new RegExp(`^ru:k:${place}$`),
  answer: new RegExp(`^ru:a:${place}:${number}$`),
  order: new RegExp(`^ru:o:${place}:([0-9a-z]{0,${maxOrdered}})$`),
};

const written = ({ ruleId, revision, check, right }: CheckPlace): string =>
  [ruleId, revision, check, right].join(':');

/** A place of an order is one character. */
const radix = 36;

/** Short names in the callback data: with five numbers, or four and the places of an order, still below Telegram's 64 bytes. */
export const ruleButtons = {
  build(action: RuleAction): string {
    switch (action.kind) {
      case 'themes':
        return 'ru:l';
      case 'theme':
        return `ru:t:${action.theme}:${action.page}`;
      case 'card':
        return `ru:r:${action.ruleId}`;
      case 'card-below':
        return `ru:w:${action.ruleId}`;
      case 'begin':
        return `ru:s:${action.ruleId}:${action.revision}`;
      case 'check':
        return `ru:k:${written(action)}`;
      case 'answer':
        return `ru:a:${written(action)}:${action.chosen}`;
      case 'order':
        return `ru:o:${written(action)}:${action.taken.map((at) => at.toString(radix)).join('')}`;
    }
  },
  /** Undefined for any other button. */
  parse(data: string): RuleAction | undefined {
    if (patterns.themes.test(data)) return { kind: 'themes' };
    const theme = numbersOf(patterns.theme, data);
    if (theme) return { kind: 'theme', theme: theme[0] ?? 0, page: theme[1] ?? 0 };
    const [, where, rule] = patterns.card.exec(data) ?? [];
    if (rule) return { kind: where === 'r' ? 'card' : 'card-below', ruleId: Number(rule) };
    const begin = numbersOf(patterns.begin, data);
    if (begin) return { kind: 'begin', ruleId: begin[0] ?? 0, revision: begin[1] ?? 0 };
    return parseCheck(data);
  },
};

function parseCheck(data: string): RuleAction | undefined {
  const check = numbersOf(patterns.check, data);
  if (check) return { kind: 'check', ...placeOf(check) };
  const answer = numbersOf(patterns.answer, data);
  if (answer) return { kind: 'answer', ...placeOf(answer), chosen: answer[4] ?? 0 };
  const taken = patterns.order.exec(data)?.[5];
  if (taken === undefined) return undefined;
  const order = numbersOf(patterns.order, data) ?? [];
  return { kind: 'order', ...placeOf(order), taken: [...taken].map((at) => Number.parseInt(at, radix)) };
}

const numbersOf = (pattern: RegExp, data: string): number[] | undefined =>
  pattern.exec(data)?.slice(1).map(Number);

const placeOf = ([ruleId = 0, revision = 0, check = 0, right = 0]: readonly number[]): CheckPlace => ({
  ...{ ruleId, revision, check, right },
});
