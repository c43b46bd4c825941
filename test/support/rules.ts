import type { RuleContent } from '../../core/rules/content.ts';

const check = (prompt: string): RuleContent['checks'][number] => ({
  kind: 'choice',
  prompt,
  options: ['да', 'нет', 'не знаю'],
  answer: 1,
  reasons: ['не «да»', 'решите'],
});

const rule = (key: string, lesson: string, over: Partial<RuleContent> = {}): RuleContent => ({
  key,
  theme: 'sentences',
  title: `Правило ${key}`,
  text: `О правиле ${key} в двух словах.`,
  lesson,
  pairs: [
    {
      right: { pronunciation: '[שָׁ]לוֹם אִמָּא', transcription: 'шало́м и́ма', russian: 'привет, мама' },
      other: { hebrew: 'שלום האימא', russian: 'привет, мама', why: 'здесь нет артикля' },
    },
    {
      right: { pronunciation: 'אִמָּ[א]', transcription: 'и́ма', russian: 'мама' },
      other: null,
    },
  ],
  checks: [check('Раз?'), check('Два?'), check('Три?')],
  ...over,
});

/** Rules of the small course (course.ts): two of its first lesson, one of the second, one of the premium one. */
export const smallRules: readonly RuleContent[] = [
  rule('before-ima', 'one', { before: 'ima' }),
  rule('opening', 'one'),
  rule('second', 'two', { theme: 'verbs', needs: ['opening'] }),
  rule('premium', 'three'),
];
