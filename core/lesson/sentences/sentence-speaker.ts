import { writtenWords } from '../../hebrew/sentences/written-words.ts';
import type { Gender } from '../content.ts';
import { genderOf, type OtherForm } from './sentence-forms.ts';

/** The gender of who says the sentence as it is written; undefined where it is not the speaker on whom it depends. */
export const speakerOf = (sentence: OtherForm<unknown> & { hebrew: string }): Gender | undefined =>
  writtenWords(sentence.hebrew).includes('אני') ? genderOf(sentence) : undefined;
