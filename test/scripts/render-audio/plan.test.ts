import { describe, expect, it } from 'vitest';
import type { StoredAudio } from '../../../db/content/sounds/audio-index.ts';
import { planAudio, printIndex, unusedFiles } from '../../../scripts/render-audio/plan.ts';

const shalom = { hebrew: 'שלום', pronunciation: 'שָׁלוֹם', transcription: 'шало́м' };
const lo = { hebrew: 'לא', pronunciation: 'לֹא', transcription: 'ло' };
const robot = { name: 'espeak-ng he 130', textFor: (word: typeof lo) => `said ${word.transcription}` };
const cloud = { name: 'google A', textFor: (word: typeof lo) => word.pronunciation };
const stored = (word: typeof lo, voice: typeof robot, hash: string): StoredAudio => ({
  hash,
  bytes: 4000,
  ms: 600,
  voice: voice.name,
  spoken: voice.textFor(word),
});
const everyFile = () => true;

describe('what is to be rendered', () => {
  it('is every word at first, and each sound once', () => {
    const plan = planAudio([shalom, lo, shalom], {}, { voice: robot, hasFile: everyFile });
    expect(plan.render).toEqual([
      { key: 'שָׁלוֹם|шало́м', text: 'said шало́м' },
      { key: 'לֹא|ло', text: 'said ло' },
    ]);
  });

  it('is nothing when all is there, and only the changed word after a change', () => {
    const index = { 'שָׁלוֹם|шало́м': stored(shalom, robot, 'a'), 'לֹא|ло': stored(lo, robot, 'b') };
    expect(planAudio([shalom, lo], index, { voice: robot, hasFile: everyFile }).render).toEqual([]);
    const moved = { ...shalom, transcription: 'ша́лом' };
    const plan = planAudio([moved, lo], index, { voice: robot, hasFile: everyFile });
    expect(plan.render.map(({ key }) => key)).toEqual(['שָׁלוֹם|ша́лом']);
    expect(plan.keep).toEqual({ 'לֹא|ло': index['לֹא|ло'] });
  });

  it('includes words whose file was lost and words the voice would now say otherwise', () => {
    const index = { 'לֹא|ло': stored(lo, robot, 'b') };
    expect(planAudio([lo], index, { voice: robot, hasFile: () => false })).toMatchObject({
      keep: {},
      outdated: {},
      render: [{ key: 'לֹא|ло' }],
    });
    const taught = { ...robot, textFor: () => 'said better' };
    const plan = planAudio([lo], index, { voice: taught, hasFile: everyFile });
    expect(plan.render).toHaveLength(1);
    expect(plan.outdated).toEqual(index);
  });

  it('replaces the robot by the cloud voice and never the other way round', () => {
    const byRobot = { 'לֹא|ло': stored(lo, robot, 'b') };
    expect(planAudio([lo], byRobot, { voice: cloud, hasFile: everyFile }).render).toHaveLength(1);
    const byCloud = { 'לֹא|ло': stored(lo, cloud, 'c') };
    expect(planAudio([lo], byCloud, { voice: robot, hasFile: everyFile }).keep).toEqual(byCloud);
  });
});

describe('the index of recordings', () => {
  it('is printed in one order whatever the order of the course', () => {
    const a = stored(lo, robot, 'a');
    expect(printIndex({ ב: a, א: a })).toBe(printIndex({ א: a, ב: a }));
    expect(Object.keys(JSON.parse(printIndex({ ב: a, א: a })))).toEqual(['א', 'ב']);
  });

  it('tells which recordings nobody uses, and leaves other files alone', () => {
    const used = '0123456789abcdef0123456789abcdef';
    const unused = 'ffffffffffffffffffffffffffffffff';
    const index = { 'לֹא|ло': stored(lo, robot, used) };
    const files = [used, `${used}-f`, unused, `${unused}-f`, 'LICENSE', 'a'].map((name) => `${name}.mp3`);
    expect(unusedFiles(files, index)).toEqual([`${unused}.mp3`, `${unused}-f.mp3`]);
  });
});
