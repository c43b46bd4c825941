import type { Gender } from '../content.ts';

/** What a sentence may have beside itself: its other form. */
export type OtherForm<S> = { feminine?: S | undefined; masculine?: S | undefined };

/** The form of a sentence that somebody of the other gender says or hears; undefined where there is none. */
export const otherFormOf = <S>({ feminine, masculine }: OtherForm<S>): S | undefined => feminine ?? masculine;

/** The sentence as it is written, and its other form where it has one. */
export function formsOf<F, S extends F & OtherForm<F>>(sentence: S & OtherForm<F>): (S | F)[] {
  const other = otherFormOf<F>(sentence);
  return other ? [sentence, other] : [sentence];
}

/** Who says the sentence as it is written, or hears it; undefined where it is the same for both. */
export const genderOf = (sentence: OtherForm<unknown>): Gender | undefined =>
  sentence.feminine ? 'm' : sentence.masculine ? 'f' : undefined;

/** The same done to a sentence and to its other form. */
export function mapForms<S extends OtherForm<S>, T>(sentence: S, change: (form: S) => T): T & OtherForm<T> {
  const { feminine, masculine } = sentence;
  return {
    ...change(sentence),
    ...(feminine ? { feminine: change(feminine) } : {}),
    ...(masculine ? { masculine: change(masculine) } : {}),
  };
}

/**
 * The sentence as somebody of this gender says or hears it, with the other form beside it. Who has not said their
 * gender gets both in turn.
 */
export function formFor<S extends OtherForm<S>>(sentence: S, gender: Gender | undefined, turn: number): S {
  const { feminine, masculine } = sentence;
  const other = otherFormOf(sentence);
  const own = genderOf(sentence);
  if (!other || (gender ? own === gender : turn % 2 === 0)) return sentence;
  const { feminine: _, masculine: __, ...written } = sentence;
  const beside = feminine ? { masculine: written } : { feminine: written };
  return { ...(feminine ?? masculine ?? sentence), ...beside };
}
