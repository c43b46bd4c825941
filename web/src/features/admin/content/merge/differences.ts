import { mergeTexts as texts } from '../../../../../../core/texts/admin/course/merge.ts';

export type Side = 'mine' | 'theirs';

export type Edits<Form> = {
  /** What my edit began from; null where that is not known. */
  base: Form | null;
  mine: Form;
  theirs: Form;
};

/** What differs between two edits of one thing. */
export type Difference<Form> = {
  /** Unique among the differences of two edits: 'name', 'words.12'. */
  key: string;
  /** Who changed it; 'unknown' where it is not known what the edits began from. */
  by: Side | 'both' | 'unknown';
  label: string;
  /** What each side says. */
  mine: string;
  theirs: string;
  /** Puts what `side` says into what is merged so far. */
  put: (form: Form, side: Side) => Form;
};

/** What two edits are compared by: a field, or the items of a list. A kind of forms is a table of these. */
export type Compared<Form> = (edits: Edits<Form>) => Difference<Form>[];

export const differencesOf = <Form>(table: readonly Compared<Form>[], edits: Edits<Form>) =>
  table.flatMap((compare) => compare(edits));

/** What only one side has changed is taken from it; what both have is mine until the author says otherwise. */
export const proposedSide = ({ by }: { by: Difference<never>['by'] }): Side =>
  by === 'theirs' ? 'theirs' : 'mine';

/** My edit with the chosen things of theirs. */
export const mergeForms = <Form>(
  mine: Form,
  differences: readonly Difference<Form>[],
  sideOf: (difference: Difference<Form>) => Side,
): Form => differences.reduce((form, difference) => difference.put(form, sideOf(difference)), mine);

type Field<Form> = {
  /** Fields of the form that are taken together. */
  names: readonly [keyof Form & string, ...(keyof Form & string)[]];
  /** Not compared, but taken with them. */
  along?: readonly (keyof Form & string)[];
  label: string;
  text: (form: Form) => string;
};

export const field =
  <Form extends object>({ names, along = [], label, text }: Field<Form>): Compared<Form> =>
  ({ base, mine, theirs }) => {
    const print = (form: Form) => JSON.stringify(names.map((name) => form[name]));
    const by = changedBy(base && print(base), print(mine), print(theirs));
    if (!by) return [];
    const taken = Object.fromEntries([...names, ...along].map((name) => [name, theirs[name]]));
    return [
      {
        ...{ key: names[0], by, label },
        ...{ mine: text(mine) || texts.nothing, theirs: text(theirs) || texts.nothing },
        put: (form, side) => (side === 'mine' ? form : { ...form, ...taken }),
      },
    ];
  };

/** A field that reads as it is. */
export const plain = <Form extends object>(name: keyof Form & string, label: string): Compared<Form> =>
  field({ names: [name], label, text: (form) => plainText(form[name]) });

const plainText = (value: unknown): string =>
  typeof value === 'boolean' ? (value ? texts.yes : texts.no) : String(value ?? '');

/** Undefined where both sides say the same. */
function changedBy(was: string | null, mine: string, theirs: string): Difference<never>['by'] | undefined {
  if (mine === theirs) return undefined;
  if (was === null) return 'unknown';
  if (mine === was) return 'theirs';
  return theirs === was ? 'mine' : 'both';
}

export type Items<Form, Item> = {
  /** Begins the keys of its differences. */
  name: string;
  of: (form: Form) => readonly Item[];
  put: (form: Form, items: readonly Item[]) => Form;
  /** The same in all edits; null for an item that only its own form knows. */
  keyOf: (item: Item) => string | null;
  /** What it says. */
  print: (item: Item) => string;
  /** `place` from 1, in my edit where it is there. */
  label: (place: number, sides: { mine: Item | null; theirs: Item | null }) => string;
  text: (item: Item, form: Form) => string;
  /** In an order. */
  title: (item: Item) => string;
  absent: string;
  orderLabel: string;
  /** An item that the other side has deleted, to be written once more. */
  again?: (item: Item) => Item;
};

/** The items of a list one by one, and their order. Mine that only I know stay; theirs that are new follow what they follow there. */
export const items =
  <Form, Item>(list: Items<Form, Item>): Compared<Form> =>
  (edits) => [...itemDifferences(list, edits), ...orderDifference(list, edits)];

function itemDifferences<Form, Item>(list: Items<Form, Item>, edits: Edits<Form>): Difference<Form>[] {
  const { base, mine, theirs } = edits;
  const find = (form: Form, key: string) => list.of(form).find((item) => list.keyOf(item) === key) ?? null;
  const print = (item: Item | null) => (item ? list.print(item) : '');
  return [...new Set([...keysIn(list, mine), ...keysIn(list, theirs)])].flatMap((key) => {
    const [was, own, other] = [base && find(base, key), find(mine, key), find(theirs, key)];
    // Added by me.
    if (base && !was && !other) return [];
    const by = changedBy(base && print(was), print(own), print(other));
    if (!by) return [];
    const place = (form: Form) => keysOf(list, form).indexOf(key) + 1;
    return [
      {
        ...{ key: `${list.name}.${key}`, by },
        label: list.label(place(mine) || place(theirs), { mine: own, theirs: other }),
        mine: own ? list.text(own, mine) : list.absent,
        theirs: other ? list.text(other, theirs) : list.absent,
        put: (form, side) =>
          list.put(
            form,
            side === 'theirs'
              ? withTheirs(list, list.of(form), { key, other, order: keysIn(list, theirs) })
              : list
                  .of(form)
                  .map((item) => (own && !other && item === own ? (list.again?.(item) ?? item) : item)),
          ),
      },
    ];
  });
}

type Theirs<Item> = { key: string; other: Item | null; order: readonly string[] };

function withTheirs<Form, Item>(
  { keyOf }: Items<Form, Item>,
  merged: readonly Item[],
  { key, other, order }: Theirs<Item>,
): Item[] {
  if (!other) return merged.filter((item) => keyOf(item) !== key);
  if (merged.some((item) => keyOf(item) === key)) {
    return merged.map((item) => (keyOf(item) === key ? other : item));
  }
  const before = order.slice(0, order.indexOf(key)).reverse();
  const places = before.map((one) => merged.findIndex((item) => keyOf(item) === one));
  const at = (places.find((place) => place >= 0) ?? -1) + 1;
  return [...merged.slice(0, at), other, ...merged.slice(at)];
}

/** Of the items that both have. */
function orderDifference<Form, Item>(
  list: Items<Form, Item>,
  { base, mine, theirs }: Edits<Form>,
): Difference<Form>[] {
  const theirKeys = new Set(keysIn(list, theirs));
  const common = new Set(keysIn(list, mine).filter((key) => theirKeys.has(key)));
  const orderIn = (form: Form) => keysIn(list, form).filter((key) => common.has(key));
  const print = (form: Form) => JSON.stringify(orderIn(form));
  const by = changedBy(base && print(base), print(mine), print(theirs));
  if (!by) return [];
  const text = (form: Form) =>
    list
      .of(form)
      .filter((item) => common.has(list.keyOf(item) ?? ''))
      .map(list.title)
      .join(', ');
  return [
    {
      ...{ key: `${list.name}.order`, by, label: list.orderLabel, mine: text(mine), theirs: text(theirs) },
      put: (form, side) =>
        side === 'mine' ? form : list.put(form, inOrder(list, list.of(form), orderIn(theirs))),
    },
  ];
}

/** The items that `order` names take their places among themselves in that order. */
function inOrder<Form, Item>(
  { keyOf }: Items<Form, Item>,
  merged: readonly Item[],
  order: readonly string[],
) {
  const placeOf = (item: Item) => order.indexOf(keyOf(item) ?? '');
  const sorted = merged.filter((item) => placeOf(item) >= 0).sort((a, b) => placeOf(a) - placeOf(b));
  return merged.map((item) => (placeOf(item) < 0 ? item : (sorted.shift() ?? item)));
}

const keysOf = <Form, Item>(list: Items<Form, Item>, form: Form) => list.of(form).map(list.keyOf);

const keysIn = <Form, Item>(list: Items<Form, Item>, form: Form): string[] =>
  keysOf(list, form).filter((key) => key !== null);
