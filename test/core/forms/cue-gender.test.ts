import { expect, it } from 'vitest';
import { verbCue } from '../../../core/forms/cue.ts';
import { createRandom } from '../../../core/random.ts';

const toWrite = { imperfective: 'писать', perfective: 'написать' };
const cues = (key: 'past.1sg' | 'present.sg.m' | 'present.sg.f', gender?: 'f' | 'm') =>
  new Set(Array.from({ length: 40 }, (_, seed) => verbCue(toWrite, key, createRandom(seed), gender)));

it('a cue with «я» is of the learner’s gender, and of both where it is not known', () => {
  expect([...cues('past.1sg')]).toEqual(['я писал(а)']);
  expect([...cues('past.1sg', 'f')]).toEqual(['я писала']);
  expect([...cues('past.1sg', 'm')]).toEqual(['я писал']);
});

it('a form of the other gender is asked of somebody else', () => {
  expect(cues('present.sg.m')).toContain('я пишу (м.)');
  expect(cues('present.sg.m', 'm')).toContain('я пишу (м.)');
  expect([...cues('present.sg.m', 'f')].some((cue) => cue.startsWith('я '))).toBe(false);
  expect([...cues('present.sg.f', 'm')].some((cue) => cue.startsWith('я '))).toBe(false);
  expect(cues('present.sg.f', 'f')).toContain('я пишу (ж.)');
});
