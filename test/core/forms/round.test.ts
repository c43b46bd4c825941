import { describe, expect, it } from 'vitest';
import {
  nextFormExercise,
  planAfterWord,
  planRound,
  type RoundOptions,
  type SkillState,
} from '../../../core/forms/round.ts';
import { type FormMeans, type FormSkill, readSkill, skillName } from '../../../core/forms/skills.ts';
import { introducedTenses, verbSkills } from '../../../core/forms/teaching-order.ts';
import { createRandom } from '../../../core/random.ts';

const future = verbSkills(['future'], ['paal']);
const quiet = { canSpeak: false, canListen: true };
const options = (isNewVerb: boolean, rest: Partial<RoundOptions> = {}): RoundOptions => ({
  ...quiet,
  isNewVerb,
  hasSentence: () => false,
  random: createRandom(1),
  ...rest,
});
const known = (sureness: number): SkillState => ({ isNew: false, sureness, due: '2026-11-20', answers: 3 });

describe('a round about one verb', () => {
  it('introduces four forms: each is met, chosen, heard and written', () => {
    const steps = planRound(future, new Map(), options(true));
    const met = steps.filter(({ exercise }) => exercise === 'meet').map(({ skill }) => skillName(skill));
    expect(met).toEqual([
      'verb:paal:future.1sg',
      'verb:paal:future.2sg.m',
      'verb:paal:future.2sg.f',
      'verb:paal:future.1pl',
    ]);
    for (const exercise of ['choose', 'hear', 'type']) {
      expect(steps.filter((step) => step.exercise === exercise)).toHaveLength(4);
    }
    for (const name of met) {
      const order = steps.filter(({ skill }) => skillName(skill) === name).map(({ exercise }) => exercise);
      expect(order).toEqual(['meet', 'choose', 'hear', 'type']);
    }
  });

  it('asks unaided in writing and aloud in turn where one can speak, and in a sentence where there is one', () => {
    const means = { canSpeak: true, hasSentence: (skill: FormSkill) => skillName(skill).endsWith('1pl') };
    const steps = planRound(future, new Map(), options(true, means));
    const count = (exercise: string) => steps.filter((step) => step.exercise === exercise).length;
    expect([count('type'), count('say'), count('gap')]).toEqual([2, 2, 1]);
    const states = new Map(future.map((skill) => [skillName(skill), known(0.5)]));
    const again = planRound(future, states, options(false, { ...means, canListen: false }));
    expect(again.map(({ exercise }) => exercise).sort()).toEqual(
      ['choose', 'choose', 'choose', 'gap', 'say', 'say', 'type', 'type'].sort(),
    );
  });

  it('asks a new verb of a known pattern for two forms, not for all', () => {
    const states = new Map(future.map((skill, at) => [skillName(skill), known(at / 10)]));
    const steps = planRound(future, states, options(true));
    expect(new Set(steps.map(({ skill }) => skillName(skill))).size).toBe(2);
    expect(steps.map(({ exercise }) => exercise).sort()).toEqual(['choose', 'choose', 'type', 'type']);
  });

  it('asks a known verb again for what is least sure', () => {
    const states = new Map(future.map((skill, at) => [skillName(skill), known(1 - at / 10)]));
    const steps = planRound(future, states, options(false));
    const names = new Set(steps.map(({ skill }) => skillName(skill)));
    expect(names).toEqual(new Set(future.slice(-4).map(skillName)));
  });

  it('of a verb without forms is empty', () => {
    expect(planRound([], new Map(), options(true))).toEqual([]);
    expect(planAfterWord([], new Map(), options(true))).toEqual([]);
  });

  it('right after its word in a lesson meets and chooses two new forms, or recognises two known ones', () => {
    expect(planAfterWord(future, new Map(), options(true)).map(({ exercise }) => exercise)).toEqual([
      'meet',
      'meet',
      'choose',
      'choose',
    ]);
    const one = new Map(future.slice(0, 1).map((skill) => [skillName(skill), known(0.5)]));
    const after = planAfterWord(future, one, options(true)).map(({ skill }) => skillName(skill));
    expect(after.slice(0, 2)).toEqual(['verb:paal:future.2sg.m', 'verb:paal:future.2sg.f']);
    const all = new Map(future.map((skill, at) => [skillName(skill), known(1 - at / 10)]));
    expect(planAfterWord(future, all, options(true)).map(({ exercise }) => exercise)).toEqual([
      'choose',
      'choose',
    ]);
    const again = planAfterWord(
      future,
      all,
      options(false, { hasSentence: (skill) => skill === future.at(-1) }),
    );
    expect(again.map(({ exercise }) => exercise).sort()).toEqual(['gap', 'hear']);
  });

  it('asks a due form of a verb by look, by ear, by hand, aloud and in sentences, as far as one can', () => {
    const skill = readSkill('verb:paal:past.1sg');
    const asked = (means: FormMeans) =>
      new Set(Array.from({ length: 12 }, (_, answers) => skill && nextFormExercise(skill, answers, means)));
    expect(asked({ canSpeak: true, canListen: true })).toEqual(
      new Set(['choose', 'hear', 'type', 'gap', 'say']),
    );
    expect(asked({ canSpeak: false, canListen: false })).toEqual(new Set(['choose', 'type', 'gap']));
    const five = readSkill('numeral:f');
    expect(five && nextFormExercise(five, 4, { canSpeak: true, canListen: true })).not.toBe('say');
  });

  it('asks plurals by look and by hand, never by ear', () => {
    const skill = readSkill('noun:m.im');
    const asked = Array.from(
      { length: 12 },
      (_, answers) => skill && nextFormExercise(skill, answers, quiet),
    );
    expect(asked).not.toContain('hear');
    expect(asked).toContain('type');
  });
});

describe('tenses', () => {
  const course = new Set(['first-verbs', 'past-tense', 'future-tense', 'imperative']);
  it('are introduced with their lessons, the present from the start', () => {
    expect(introducedTenses(course, new Set())).toEqual(['present']);
    expect(introducedTenses(course, new Set(['past-tense']))).toEqual(['present', 'past']);
    expect(introducedTenses(course, course)).toEqual(['present', 'past', 'future', 'imperative']);
  });
  it('without a lesson of their own come with the tense before them', () => {
    const older = new Set(['first-verbs', 'past-tense']);
    expect(introducedTenses(older, new Set())).toEqual(['present']);
    expect(introducedTenses(older, new Set(['past-tense']))).toHaveLength(4);
    expect(introducedTenses(new Set(), new Set())).toHaveLength(4);
  });
});
