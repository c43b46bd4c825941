import type { RuleContent } from '../../core/rules/content.ts';

/** A rule without errors for the lesson `family` of `taughtCourse`, which knows shalom, lo and ima. */
export const familyRule: RuleContent = {
  key: 'hello-ima',
  theme: 'sentences',
  title: 'Привет, мама!',
  text: 'Сначала говорят שָׁלוֹם, а потом — кому.',
  lesson: 'family',
  pairs: [
    {
      right: { pronunciation: 'שָׁלוֹם [אִימָּא]!', transcription: 'шало́м и́ма', russian: 'Привет, мама!' },
      other: { hebrew: 'שלום האימא', russian: 'Привет, мама!', why: 'мама здесь без ה' },
    },
    {
      right: { pronunciation: '[לֹא], אִימָּא!', transcription: 'ло и́ма', russian: 'Нет, мама!' },
      other: null,
    },
  ],
  checks: [
    {
      kind: 'choice',
      prompt: 'Что говорят сначала?',
      options: ['кому', 'приветствие'],
      answer: 1,
      reasons: ['Кому — потом.'],
    },
    {
      kind: 'gap',
      prompt: 'Привет, мама!',
      sentence: '___ אִימָּא!',
      options: ['שָׁלוֹם', 'לֹא'],
      answer: 0,
      reasons: ['Это «нет».'],
    },
    {
      kind: 'right',
      prompt: 'Нет, мама!',
      options: ['שָׁלוֹם אִימָּא', 'לֹא אִימָּא'],
      answer: 1,
      reasons: ['Это «привет».'],
    },
  ],
};
