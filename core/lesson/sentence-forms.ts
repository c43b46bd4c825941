import type { Gender } from './content.ts';

/** What a sentence may have beside itself: its other form. */
export type OtherForm<S> = { feminine?: S | undefined; masculine?: S | undefined };

/** The form of a sentence that somebody of the other gender says, or is told; undefined where there is none. */
export const otherFormOf = <S>({ feminine, masculine }: OtherForm<S>): S | undefined => feminine ?? masculine;

/** The sentence as it is written, and its other form where it has one. */
export function formsOf<S extends OtherForm<S>>(sentence: S): S[] {
  const other = otherFormOf(sentence);
  return other ? [sentence, other] : [sentence];
}

/** Who says the sentence as it is written, or is told it; undefined where it is the same for both. */
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
