import { describe, expect, it } from 'vitest';
import { askedForm } from '../../../core/forms/inflect.ts';
import { secondsOfForms } from '../../../core/forms/round.ts';
import { skillName } from '../../../core/forms/skills.ts';
import { nominalSkills, taughtNumerals, verbSkills } from '../../../core/forms/teaching-order.ts';
import { type FormsOfDay, planFormsOfDay } from '../../../core/forms/today.ts';
import { tenses } from '../../../core/hebrew/conjugation/forms.ts';
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
  rulesAhead: new Set(),
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

  it('never take more than a quarter of the session, whatever is known, due and possible: 400 plans', () => {
    const skills = [...verbSkills([...tenses], ['paal', 'piel']), ...nominalSkills].map(skillName);
    let withForms = 0;
    for (let seed = 1; seed <= 400; seed += 1) {
      const random = createRandom(seed);
      const isSo = (share = 0.5) => random() < share;
      const dayOf = (from: number) => `2026-11-${String(from + Math.floor(random() * 9)).padStart(2, '0')}`;
      const share = random();
      const memories = new Map(
        skills
          .filter(() => isSo(share))
          .map((name) => [
            name,
            memory({
              due: dayOf(18),
              lastDate: isSo(0.1) ? today : dayOf(10),
              firstDate: isSo(0.1) ? today : dayOf(1),
              answers: Math.floor(random() * 12),
              sureness: random(),
            }),
          ]),
      );
      const words = [walks, writes, learns, flat, table, big].filter(() => isSo(0.8));
      const otherSeconds = Math.floor(random() ** 2 * 1200);
      const steps = planFormsOfDay(
        day({
          memories,
          words: words.map((word) => ({ ...word, asked: Math.floor(random() * 3) })),
          tenses: tenses.slice(0, 1 + Math.floor(random() * tenses.length)),
          otherSeconds,
          random,
          canSpeak: isSo(),
          canListen: isSo(),
        }),
      );
      const seconds = secondsOfForms(steps);
      expect(seconds).toBeLessThanOrEqual((seconds + otherSeconds) / 4);
      if (seconds > 0) withForms += 1;
    }
    expect(withForms).toBeGreaterThan(200);
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

  it('ask a due form of a tense that the learner has taken up before its lesson, and nothing new of that tense', () => {
    const memories = new Map([['verb:paal:future.1sg', memory()]]);
    expect(names(planFormsOfDay(day({ memories })))).toEqual([
      'verb:paal:future.1sg',
      'verb:paal:present.sg.f',
      'noun:f.ot',
    ]);
  });

  it('know nothing of tenses and numerals that were not taught, of words without forms, of skills that are gone', () => {
    const memories = new Map([
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

describe('a form that nobody says', () => {
  // nigmar, "ended", of nifal
  const ended = {
    ...writes,
    id: 20,
    hebrew: 'נגמר',
    pronunciation: 'נִגְמָר',
    transcription: 'нигма́р',
    russian: '(он) заканчивается',
    feminine: null,
  };
  const nausea = {
    ...flat,
    id: 21,
    hebrew: 'בחילה',
    pronunciation: 'בְּחִילָה',
    russian: 'тошнота',
    plural: 'בְּחִילוֹת',
  };
  const due = [
    ['verb:nifal:past.1sg', memory({ due: '2026-11-01' })],
    ['verb:nifal:imperative.sg.m', memory({ due: '2026-11-02' })],
    ['noun:f.ot', memory({ due: '2026-11-03' })],
    ['agreement:sg', memory({ due: '2026-11-04' })],
    ['numeral:f', memory({ due: '2026-11-05' })],
  ] as const;
  const asked = (words: (typeof flat)[]) =>
    names(
      planFormsOfDay(
        day({
          words: words.map((word) => ({ ...word, asked: 1 })),
          memories: new Map([...due, ['verb:nifal:past.3sg.m', memory()]]),
          tenses,
        }),
      ),
    );

  it('is passed over, however long it has been due, and holds nothing up', () => {
    expect(asked([ended, nausea, big])[0]).toBe('verb:nifal:past.3sg.m');
    for (const [name] of due) expect(asked([ended, nausea, big])).not.toContain(name);
  });

  it('is asked again with a word of which it is said', () => {
    // nikhnas, "came in"
    const enters = {
      ...ended,
      id: 22,
      hebrew: 'נכנס',
      pronunciation: 'נִכְנָס',
      transcription: 'нихна́с',
      russian: '(он) входит',
    };
    expect(asked([ended, nausea, big, enters, flat]).slice(0, 5)).toEqual(due.map(([name]) => name));
  });

  it('is still known to the judge: an answer that was given before counts', () => {
    const skill = { kind: 'verb', binyan: 'nifal', key: 'past.1sg' } as const;
    expect(askedForm(skill, 'past.1sg', ended, verbs)?.full).toBe('נגמרתי');
  });

  it('does not begin, and is not one of the two of a new verb', () => {
    const memories = new Map(
      verbSkills(tenses, ['nifal']).map((skill) => [skillName(skill), memory({ due: '2026-12-20' })]),
    );
    const steps = planFormsOfDay(day({ words: [{ ...ended, asked: 0 }], memories, tenses }));
    const keys = steps.map(({ form }) => form);
    expect(keys.length).toBeGreaterThan(0);
    for (const key of keys) expect(key).toMatch(/present|3/);
  });
});
