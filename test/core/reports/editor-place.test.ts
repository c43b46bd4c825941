import { expect, it } from 'vitest';
import { editorLinkOf, editorPlaceOf, type ReportedThing } from '../../../core/reports/editor-place.ts';

const lesson = { id: 12 };
const thing = (given: Partial<ReportedThing>): ReportedThing => ({
  ...{ subject: 'word', subjectId: 34, title: 'שלום — привет', lesson, wordId: 34 },
  ...given,
});

it.each([
  ['a word', thing({}), 'admin_lesson_12_word-34'],
  ['a word that has left its lesson', thing({ wordId: null }), 'admin_lesson_12'],
  ['a sentence', thing({ subject: 'sentence', subjectId: 12, wordId: 35 }), 'admin_lesson_12_sentence-35'],
  ['a sentence of no word', thing({ subject: 'sentence', subjectId: 12, wordId: null }), 'admin_lesson_12'],
  ['a rule', thing({ subject: 'rule', subjectId: 7, wordId: null }), 'admin_rule_7'],
  ['a dialogue', thing({ subject: 'dialogue', subjectId: 8, wordId: null }), 'admin_dialogue_8'],
  ['a rule that is gone', thing({ subject: 'rule', title: '', wordId: null }), undefined],
  ['a letter', thing({ subject: 'letter', lesson: null, wordId: null }), undefined],
])('the link of %s leads to its editor', (_, about, link) => {
  const place = editorPlaceOf(about);
  expect(place && editorLinkOf(place)).toBe(link);
});
