import { describe, expect, it } from 'vitest';
import { afterForm, nextFormExercise, planRound, type SkillState } from '../../../core/forms/round.ts';
import { readSkill, skillName } from '../../../core/forms/skills.ts';
import { introducedTenses, verbSkills } from '../../../core/forms/teaching-order.ts';
import { createRandom } from '../../../core/random.ts';

const future = verbSkills(['future'], ['paal']);
const known = (sureness: number): SkillState => ({ isNew: false, sureness, due: '2026-11-20', answers: 3 });

describe('a round about one verb', () => {
  it('introduces four forms: each is met, chosen, heard and written', () => {
    const steps = planRound(future, new Map(), { isNewVerb: true, random: createRandom(1) });
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

  it('asks a new verb of a known pattern for two forms, not for all', () => {
    const states = new Map(future.map((skill, at) => [skillName(skill), known(at / 10)]));
    const steps = planRound(future, states, { isNewVerb: true, random: createRandom(1) });
    expect(new Set(steps.map(({ skill }) => skillName(skill))).size).toBe(2);
    expect(steps.map(({ exercise }) => exercise).sort()).toEqual(['choose', 'choose', 'type', 'type']);
  });

  it('asks a known verb again for what is least sure', () => {
    const states = new Map(future.map((skill, at) => [skillName(skill), known(1 - at / 10)]));
    const steps = planRound(future, states, { isNewVerb: false, random: createRandom(1) });
    const names = new Set(steps.map(({ skill }) => skillName(skill)));
    expect(names).toEqual(new Set(future.slice(-4).map(skillName)));
  });

  it('of a verb without forms is empty', () => {
    expect(planRound([], new Map(), { isNewVerb: true, random: createRandom(1) })).toEqual([]);
  });

  it('brings a missed step back after two others', () => {
    expect(afterForm(['a', 'b', 'c', 'd'], true)).toEqual(['b', 'c', 'a', 'd']);
    expect(afterForm(['a', 'b'], false)).toEqual(['b']);
    expect(afterForm([], true)).toEqual([]);
  });

  it('asks plurals by look and by hand, never by ear', () => {
    const skill = readSkill('noun:m.im');
    const asked = Array.from({ length: 12 }, (_, answers) => skill && nextFormExercise(skill, answers));
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
