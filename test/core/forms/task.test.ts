import { describe, expect, it } from 'vitest';
import { inflect } from '../../../core/forms/inflect.ts';
import { judgeForm } from '../../../core/forms/judge.ts';
import { type FormSkill, readSkill } from '../../../core/forms/skills.ts';
import { createTask, type FormStep, type FormTask } from '../../../core/forms/task.ts';
import type { Tense } from '../../../core/hebrew/conjugation/forms.ts';
import { createVerbBook } from '../../../core/hebrew/conjugation/verb.ts';
import { createRandom } from '../../../core/random.ts';
import { verbs as courseVerbs } from '../../../db/content/verbs.ts';
import { big, flat, learns, table, verbs, walks, writes } from './support.ts';

const everything: Tense[] = ['present', 'past', 'future', 'imperative'];

function taskOf(
  name: string,
  step: Omit<FormStep, 'skill' | 'form'> & { form?: string },
  { seed = 1, tenses = everything, book = verbs } = {},
): FormTask {
  const skill = readSkill(name) as FormSkill; // named in this file
  const form = step.form ?? (skill.kind === 'verb' || skill.kind === 'adjective' ? skill.key : 'plural');
  const task = createTask({ ...step, skill, form }, { verbs: book, tenses, random: createRandom(seed) });
  if (!task) throw new Error(`no task ${name}`);
  return task;
}

const reasonFor = (task: FormTask, typed: string) => judgeForm(typed, task.answer, task.slips);

describe('a typed form', () => {
  const parking = { pointed: 'חֲנִיּוֹת', full: 'חניות' };
  const wonders = { pointed: 'מִתְעַנְיֵן', full: 'מתעניין' };

  it('may be spelled by an older rule, one ו or י for two', () => {
    expect(judgeForm('מתענין', wonders, [])).toMatchObject({ isRight: true });
    expect(judgeForm('חניות', parking, [])).toEqual({ isRight: true });
  });

  it('that is another form is wrong, however it is spelled', () => {
    const slips = [{ letters: 'מתענין', reason: 'Это другая форма.' }];
    expect(judgeForm('מתענין', { pointed: 'מִתְעַנְיְינִים', full: 'מתעניינים' }, slips)).toEqual({
      isRight: false,
      reason: 'Это другая форма.',
      reasons: [],
    });
  });
});

describe('a form of a verb', () => {
  const weWillGo = taskOf('verb:paal:future.1pl', { word: walks, exercise: 'type' });

  it('is asked in Russian, with the verb by which it is known', () => {
    expect(weWillGo).toMatchObject({
      cue: 'мы пойдём',
      name: 'мы · будущее',
      base: { full: 'ללכת', russian: 'идти / пойти' },
      answer: { full: 'נלך' },
    });
    expect(taskOf('verb:paal:past.3sg.f', { word: writes, exercise: 'type' }).cue).toBe('она писала');
  });

  it('is right in full and in short spelling, with niqqud or a pronoun too', () => {
    expect(reasonFor(weWillGo, 'נלך')).toEqual({ isRight: true });
    expect(reasonFor(weWillGo, ' אנחנו נֵלֵךְ ')).toEqual({ isRight: true });
    const wrote = taskOf('verb:piel:past.1sg', {
      word: { ...writes, hebrew: 'מדבר', transcription: 'мэдабэ́р' },
      exercise: 'type',
    });
    expect(reasonFor(wrote, 'דברתי')).toEqual({
      isRight: true,
      reason: 'Верно. Полное написание: דיברתי',
    });
  });

  it('is right with the second yod by which many write it', () => {
    const ride = taskOf('verb:paal:future.3sg.m', {
      word: { ...walks, hebrew: 'יורד', transcription: 'йорэ́д', russian: '(он) спускается' },
      exercise: 'type',
    });
    expect(reasonFor(ride, 'ירד')).toEqual({ isRight: true });
    expect(reasonFor(ride, 'יירד')).toEqual({ isRight: true, reason: 'Верно. По правилам пишется ירד' });
  });

  it.each([
    ['אלך', 'number', 'Не то число: это «я», а нужно «мы»'],
    ['תלכו', 'person', 'Не то лицо: это «вы», а нужно «мы»'],
    ['הלכנו', 'tense', 'Не то время: это прошедшее, а нужно будущее'],
    ['ללכת', 'infinitive', 'Это инфинитив, а нужно «мы · будущее»'],
  ])('is told from %s', (typed, key, reason) => {
    expect(reasonFor(weWillGo, typed)).toEqual({ isRight: false, reason, reasons: [{ key }] });
  });

  it('is told from the other gender and number', () => {
    const sheGoes = taskOf('verb:paal:present.sg.f', { word: walks, exercise: 'type' });
    expect(reasonFor(sheGoes, 'הולך').reason).toBe('Не тот род: это «я, ты, он», а нужно «я, ты, она»');
    expect(reasonFor(sheGoes, 'הולכים').reason).toContain('Не то число');
  });

  it('is told from the verb of the same root in another binyan', () => {
    const teach = {
      key: 'limed',
      root: 'למד',
      binyan: 'piel' as const,
      past: 'לִמֵּד',
      present: 'מְלַמֵּד',
      future: 'יְלַמֵּד',
      infinitive: 'לְלַמֵּד',
      imperfective: 'учить',
      perfective: 'научить',
    };
    const book = createVerbBook([...courseVerbs.filter(({ key }) => key !== 'limed'), teach]);
    const task = taskOf('verb:paal:past.1sg', { word: learns, exercise: 'type' }, { book });
    expect(reasonFor(task, 'לימדתי').reason).toBe('Не тот биньян: это пиэль — «учить»');
  });

  it('with a slip of spelling is told the letter', () => {
    const iWrote = taskOf('verb:paal:past.1sg', { word: writes, exercise: 'type' });
    expect(reasonFor(iWrote, 'קתבתי')).toMatchObject({ isRight: false });
    expect(reasonFor(iWrote, 'קתבתי').reason).toMatch(/^Форма та, но с ошибкой/);
    expect(reasonFor(iWrote, 'כתבטי').reason).toMatch(/^Форма та, но с ошибкой/);
  });

  it('that is spelled like the asked one is right: תלך is "you" and "she"', () => {
    const she = taskOf('verb:paal:future.3sg.f', { word: walks, exercise: 'choose' });
    expect(reasonFor(she, 'תלך').isRight).toBe(true);
    for (let seed = 0; seed < 50; seed += 1) {
      const { options } = taskOf('verb:paal:future.3sg.f', { word: walks, exercise: 'choose' }, { seed });
      expect(options.filter(({ hebrew }) => hebrew?.full === 'תלך')).toHaveLength(1);
      const heard = taskOf('verb:paal:future.3sg.f', { word: walks, exercise: 'hear' }, { seed });
      expect(heard.options.map(({ label }) => label)).not.toContain('ты (м.) · будущее');
    }
  });

  it('stands among three others that differ, each with its reason, of tenses that were taught', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const task = taskOf(
        'verb:paal:past.1sg',
        { word: walks, exercise: 'choose' },
        { seed, tenses: ['present', 'past'] },
      );
      expect(task.options).toHaveLength(4);
      expect(new Set(task.options.map(({ hebrew }) => hebrew?.full)).size).toBe(4);
      expect(task.options.filter(({ reason }) => reason === null)).toHaveLength(1);
      expect(task.options.some(({ label }) => label.includes('будущее'))).toBe(false);
    }
  });

  it('of a tense that was not taught is known when it is typed', () => {
    const task = taskOf('verb:paal:present.sg.f', { word: walks, exercise: 'type' }, { tenses: ['present'] });
    expect(reasonFor(task, 'תלכי').reason).toBe('Не то время: это будущее, а нужно настоящее');
  });

  it('that the verb does not have is no task', () => {
    const skill: FormSkill = { kind: 'verb', binyan: 'piel', key: 'past.1sg' };
    const step: FormStep = { skill, form: 'past.1sg', word: walks, exercise: 'type' };
    expect(createTask(step, { verbs, tenses: everything, random: createRandom(1) })).toBeUndefined();
  });
});

describe('a form of another word', () => {
  it('is the plural, told from the wrong ending', () => {
    const task = taskOf('noun:m.ot', { word: table, exercise: 'choose' });
    expect(task).toMatchObject({ cue: 'столы', answer: { full: 'שולחנות' } });
    expect(task.options.map(({ hebrew }) => hebrew?.full).sort()).toEqual(
      ['שולחן', 'שולחנות', 'שולחנים'].sort(),
    );
    const typed = taskOf('noun:m.ot', { word: table, exercise: 'type' });
    expect(reasonFor(typed, 'שולחנים').reason).toBe('Здесь другое окончание: שולחנות, на ־ות');
  });

  it('is the plural of paired things, told from another ending; they are no masculine plural', () => {
    const ear = { ...flat, hebrew: 'אוזן', pronunciation: 'אוֹזֶן', plural: 'אוֹזְנַיִים', russian: 'ухо' };
    expect(inflect(ear, verbs)).toMatchObject({ kind: 'noun', pattern: 'dual' });
    const task = taskOf('noun:dual', { word: ear, exercise: 'type' });
    expect(task).toMatchObject({ answer: { full: 'אוזניים' }, hint: 'Парные вещи: на конце ־יים' });
    expect(reasonFor(task, 'אוזנות').reason).toBe('Здесь другое окончание: אוזניים, на ־יים');
    expect(reasonFor(task, 'אוזן').reason).toBe('Это единственное число');
  });

  it('is the adjective that agrees: a big flat is גדולה, not גדול', () => {
    const task = taskOf('agreement:sg', { word: big, noun: flat, form: 'sg.f', exercise: 'type' });
    expect(task).toMatchObject({
      cue: 'большая квартира',
      noun: { full: 'דירה', isFirst: true },
      answer: { full: 'גדולה' },
    });
    expect(reasonFor(task, 'גדול').reason).toBe('Не тот род: דירה женского рода');
    expect(reasonFor(task, 'גדולות').reason).toBe('Не то число: דירה в единственном числе');
  });

  it('is none of a pronoun, which has a feminine too', () => {
    const yours = { ...big, hebrew: 'שלך', pronunciation: 'שֶׁלְּךָ', russian: 'твой', feminine: 'שֶׁלָּךְ' };
    expect(inflect(yours, verbs)).toBeUndefined();
    const other = { ...big, hebrew: 'אחר', pronunciation: 'אַחֵר', russian: 'другой', feminine: 'אַחֶרֶת' };
    expect(inflect(other, verbs)).toMatchObject({ kind: 'adjective', forms: { 'pl.m': null } });
  });

  it('agrees in number too', () => {
    const task = taskOf('agreement:pl', { word: big, noun: table, form: 'pl.m', exercise: 'choose' });
    expect(task).toMatchObject({
      cue: 'большие столы',
      noun: { full: 'שולחנות' },
      answer: { full: 'גדולים', pointed: 'גְּדוֹלִים' },
    });
    expect(task.options).toHaveLength(4);
  });

  it('is the numeral of the gender of its noun', () => {
    const task = taskOf('numeral:f', { word: flat, form: 'n5', exercise: 'choose' });
    expect(task).toMatchObject({
      cue: '5 · квартира',
      noun: { full: 'דירות', isFirst: false },
      answer: { full: 'חמש' },
    });
    expect(task.options.map(({ hebrew }) => hebrew?.full)).toContain('חמישה');
    const two = taskOf('numeral:f', { word: flat, form: 'n2', exercise: 'type' });
    expect(reasonFor(two, 'שתי').isRight).toBe(true);
    expect(reasonFor(two, 'שתיים').reason).toBe('Перед словом двойка короче: שתי');
    expect(reasonFor(two, 'שני').reason).toBe('Не тот род: דירה женского рода');
  });
});

describe('names of skills', () => {
  it.each(['verb:paal:past.1sg', 'noun:dual', 'adjective:pl.f', 'agreement:pl', 'numeral:m'])(
    '%s is read',
    (name) => {
      expect(readSkill(name)).toBeDefined();
    },
  );
  it.each([
    '',
    'verb',
    'verb:paal',
    'verb:paal:infinitive',
    'verb:kal:past.1sg',
    'noun:m.im:x',
    'adjective:sg.m',
    'numeral:n',
  ])('%s is none', (name) => {
    expect(readSkill(name)).toBeUndefined();
  });
});

describe('a form that nobody says', () => {
  // nigmar, "ended"
  const ended = {
    ...writes,
    hebrew: 'נגמר',
    pronunciation: 'נִגְמָר',
    transcription: 'нигма́р',
    russian: 'закончился',
  };
  const step = (name: string, exercise: FormStep['exercise']): FormStep => {
    const skill = readSkill(name) as FormSkill; // named in this file
    return { skill, form: skill.kind === 'verb' ? skill.key : 'plural', word: ended, exercise };
  };
  const context = { verbs, tenses: everything, random: createRandom(1) };

  it('is not asked', () => {
    expect(createTask(step('verb:nifal:past.1sg', 'type'), context)).toBeUndefined();
    expect(createTask(step('verb:nifal:imperative.sg.m', 'choose'), context)).toBeUndefined();
    const nausea = { ...flat, hebrew: 'בחילה', russian: 'тошнота', plural: 'בְּחִילוֹת' };
    expect(createTask({ ...step('noun:f.ot', 'type'), word: nausea }, context)).toBeUndefined();
    expect(createTask({ ...step('numeral:f', 'type'), form: 'n5', word: nausea }, context)).toBeUndefined();
  });

  it('is not offered, and when it is typed the learner reads which form it is', () => {
    for (let seed = 1; seed < 30; seed++) {
      const task = createTask(step('verb:nifal:past.3sg.f', 'choose'), {
        ...context,
        random: createRandom(seed),
      });
      expect(task?.options.map(({ hebrew }) => hebrew?.full)).not.toContain('נגמרתי');
    }
    const typed = createTask(step('verb:nifal:past.3sg.f', 'type'), context);
    expect(typed?.slips.find(({ letters }) => letters === 'נגמרתי')?.reason).toContain('Не то лицо');
  });
});
