import { type Random, shuffled } from '../random.ts';
import { type QuestionType, questionsPerType } from './question-types.ts';

/** One question before its options are chosen. */
export type Slot<W> = { type: QuestionType; word: W };

/**
 * Picks five words for each type. Every word is asked as often as any other, give or take one, in the whole quiz and
 * within each type.
 */
export function dealWords<W>(words: readonly W[], types: readonly QuestionType[], random: Random): Slot<W>[] {
  let bag: W[] = [];
  return types.flatMap((type) => {
    const taken: Slot<W>[] = [];
    const timesTaken = (word: W) => taken.filter((slot) => slot.word === word).length;
    while (taken.length < questionsPerType) {
      if (bag.length === 0) bag = shuffled(words, random);
      const fewest = Math.min(...bag.map(timesTaken));
      const place = bag.findIndex((word) => timesTaken(word) === fewest);
      taken.push(...bag.splice(place, 1).map((word) => ({ type, word })));
    }
    return taken;
  });
}

/** The slots in a random order in which no word follows itself. With a single word, no type follows itself. */
export function arrange<W>(slots: readonly Slot<W>[], random: Random): Slot<W>[] {
  const isOneWord = slots.every(({ word }) => word === slots[0]?.word);
  const keyOf = (slot: Slot<W>): unknown => (isOneWord ? slot.type : slot.word);
  const rest = shuffled(slots, random);
  const order: Slot<W>[] = [];
  while (rest.length > 0) {
    const last = order.at(-1);
    const place = rest.findIndex((slot, at) => {
      const others = rest.filter((_, other) => other !== at).map(keyOf);
      return (!last || keyOf(slot) !== keyOf(last)) && canAlternate(others, keyOf(slot));
    });
    order.push(...rest.splice(Math.max(place, 0), 1));
  }
  return order;
}

/** True if the keys can still be ordered without equal neighbours, starting after `last`. */
function canAlternate(keys: readonly unknown[], last: unknown): boolean {
  return [...new Set(keys)].every((key) => {
    const count = keys.filter((one) => one === key).length;
    return count <= (key === last ? Math.floor(keys.length / 2) : Math.ceil(keys.length / 2));
  });
}
