import { describe, expect, it } from 'vitest';
import { toIpa } from '../../../core/hebrew/ipa.ts';

describe('a text in the IPA', () => {
  it.each([
    ['שָׁלוֹם, דָּוִד!', 'шало́м, дави́д', 'ʃalˈom, davˈid!'],
    ['רַכֶּבֶת', 'ракэ́вэт', 'ʁakˈevet'],
    ['צְלִיל', 'цлиль', 'tslˈil'],
    ['גַּם', 'гам', 'ɡˈam'],
    ['חָלָב', 'хала́в', 'χalˈav'],
    ['גָ׳ז', 'джаз', 'dʒˈaz'],
  ])('is that of %s', (pointed, transcription, ipa) => {
    expect(toIpa(pointed, transcription)).toBe(ipa);
  });

  it('has no sign of espeak-ng in it', () => {
    expect(toIpa('', 'шало́м, ма нишма́?')).toBe('ʃalˈom, mˈa niʃmˈa?');
  });
});
