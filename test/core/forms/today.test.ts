import { describe, expect, it } from 'vitest';
import { secondsOfForms } from '../../../core/forms/round.ts';
import { skillName } from '../../../core/forms/skills.ts';
import { taughtNumerals, verbSkills } from '../../../core/forms/teaching-order.ts';
import { type FormsOfDay, planFormsOfDay } from '../../../core/forms/today.ts';
import type { FormMemory } from '../../../core/memory/forms.ts';
import { createRandom } from '../../../core/random.ts';
import { big, flat, learns, table, verbs, walks, writes } from './support.ts';

const today = '2026-11-22';
const memory = (fields: Partial<FormMemory> = {}): FormMemory => ({
  isNew: false,
  sureness: 0.3,
  due: today,
  firstDate: '2026-11-01',
  lastDate: '2026-11-10',
  answers: 2,
  misses: 0,
  ...fields,
});
const day = (fields: Partial<FormsOfDay> = {}): FormsOfDay => ({
  words: [walks, flat, table, big].map((word) => ({ ...word, asked: 0 })),
  memories: new Map(),
  tenses: ['present'],
  numerals: ['f', 'm'],
  unmet: new Set(),
  today,
  otherSeconds: 600,
  verbs,
  random: createRandom(1),
  canSpeak: false,
  canListen: true,
  ...fields,
});
const names = (steps: ReturnType<typeof planFormsOfDay>) => [
  ...new Set(steps.map(({ skill }) => skillName(skill))),
];

describe('the forms of «Сегодня»', () => {
  it('begin with one new skill of verbs and one of other words', () => {
    expect(names(planFormsOfDay(day()))).toEqual(['verb:paal:present.sg.f', 'noun:f.ot']);
  });

  it('introduce nothing more on a day on which that was done', () => {
    const memories = new Map([
      ['verb:paal:present.sg.f', memory({ due: '2026-11-24', firstDate: today, lastDate: today })],
      ['noun:f.ot', memory({ due: '2026-11-24', firstDate: today, lastDate: today })],
    ]);
    expect(planFormsOfDay(day({ memories }))).toEqual([]);
  });

  it('ask what is due first, the longest overdue before the rest, each once a day', () => {
    const memories = new Map([
      ['verb:paal:present.pl.m', memory({ due: '2026-11-20' })],
      ['noun:m.ot', memory({ due: '2026-11-18' })],
      ['verb:paal:present.pl.f', memory({ due: '2026-11-18', lastDate: today })],
      ['noun:f.ot', memory({ due: '2026-12-01' })],
    ]);
    expect(names(planFormsOfDay(day({ memories }))).slice(0, 2)).toEqual([
      'noun:m.ot',
      'verb:paal:present.pl.m',
    ]);
  });

  it('ask a due skill with the word that was asked least', () => {
    const memories = new Map([['verb:paal:present.pl.m', memory()]]);
    const words = [walks, writes, learns].map((word) => ({ ...word, asked: word === writes ? 0 : 3 }));
    const [step] = planFormsOfDay(day({ memories, words }));
    expect(step?.word.id).toBe(writes.id);
  });

  it('ask a new verb of a known pattern for two forms', () => {
    const memories = new Map(
      verbSkills(['present', 'past'], ['paal']).map((skill) => [
        skillName(skill),
        memory({ due: '2026-12-20' }),
      ]),
    );
    const words = [
      { ...walks, asked: 9 },
      { ...writes, asked: 0 },
    ];
    const steps = planFormsOfDay(day({ memories, words, tenses: ['present', 'past'] }));
    expect(steps.filter(({ word }) => word.id === writes.id)).toHaveLength(2);
    expect(steps).toHaveLength(2);
  });

  it('never take more than a quarter of the session', () => {
    const memories = new Map(
      verbSkills(['present', 'past', 'future'], ['paal']).map((skill) => [skillName(skill), memory()]),
    );
    for (const otherSeconds of [0, 8, 30, 60, 100, 300, 1000]) {
      const steps = planFormsOfDay(day({ memories, tenses: ['present', 'past', 'future'], otherSeconds }));
      const seconds = secondsOfForms(steps);
      expect(seconds).toBeLessThanOrEqual((seconds + otherSeconds) / 4);
    }
  });

  it('ask numerals of a gender once its lesson was reached', () => {
    const course = new Set(['numbers-1-10', 'numbers-masculine']);
    expect(taughtNumerals(course, new Set())).toEqual([]);
    expect(taughtNumerals(course, new Set(['numbers-1-10']))).toEqual(['f']);
    expect(taughtNumerals(course, course)).toEqual(['f', 'm']);
    expect(taughtNumerals(new Set(['numbers-1-10']), new Set(['numbers-1-10']))).toEqual(['f', 'm']);
    const memories = new Map([
      ['numeral:f', memory()],
      ['numeral:m', memory()],
    ]);
    const asked = names(planFormsOfDay(day({ memories, numerals: ['f'] })));
    expect(asked).toContain('numeral:f');
    expect(asked).not.toContain('numeral:m');
  });

  it('wait until each of their letters was met, the noun beside them included', () => {
    const metButTav = day({ unmet: new Set(['ת']) });
    // דירות has a tav, גדולה has none; of the verb the feminine has one, the plural has not.
    expect(names(planFormsOfDay(metButTav))).toEqual(['verb:paal:present.pl.m', 'adjective:sg.f']);
    const memories = new Map([
      ['noun:f.ot', memory()],
      ['agreement:pl', memory()],
      ['numeral:f', memory()],
    ]);
    const words = [flat, big].map((word) => ({ ...word, asked: 0 }));
    const due = (unmet: string[]) =>
      names(planFormsOfDay(day({ memories, words, unmet: new Set(unmet) }))).filter((name) =>
        memories.has(name),
      );
    expect(due([])).toEqual(['agreement:pl', 'noun:f.ot', 'numeral:f']);
    expect(due(['ת'])).toEqual([]);
  });

  it('know nothing of tenses and numerals that were not taught, of words without forms, of skills that are gone', () => {
    const memories = new Map([
      ['verb:paal:future.1sg', memory()],
      ['numeral:f', memory()],
      ['verb:kal:past.1sg', memory()],
    ]);
    expect(names(planFormsOfDay(day({ memories, numerals: [] })))).toEqual([
      'verb:paal:present.sg.f',
      'noun:f.ot',
    ]);
    expect(planFormsOfDay(day({ words: [] }))).toEqual([]);
  });
});
