import { createVerbBook } from '../../core/hebrew/conjugation/verb.ts';
import { verbs } from './verbs.ts';

let book: ReturnType<typeof createVerbBook> | undefined;

/** The verbs of the course with their forms. Apart from the data, which functions hold packed. */
export function verbBook(): ReturnType<typeof createVerbBook> {
  book ??= createVerbBook(verbs);
  return book;
}
