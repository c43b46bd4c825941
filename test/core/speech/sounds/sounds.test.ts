import { describe, expect, it } from 'vitest';
import { heardByNiqqud } from '../../../../core/speech/sounds/by-niqqud.ts';
import { soundsOfTranscription } from '../../../../core/speech/sounds/by-transcription.ts';
import type { HeardLetter } from '../../../../core/speech/sounds/heard.ts';
import { sections } from '../../../../db/content/index.ts';

/** Letters with their sounds, unwritten ones in brackets: כלב read as kelev is 'כk(e) לl(e) בv'. */
const shown = (letters: readonly HeardLetter[] | null) =>
  letters?.map(({ letter, sound, unwritten }) => letter + sound + (unwritten && `(${unwritten})`)).join(' ');

/** Every sound of a word in order. */
const soundKey = (letters: readonly HeardLetter[]) =>
  letters
    .map(({ sound, unwritten }) => sound + unwritten)
    .join('')
    .replaceAll('?', '');

describe('a transcription', () => {
  it('may be written plainly', () => {
    for (const [ours, plain] of [
      ['шало́м', 'шалом'],
      ['лэ́хэм', 'лехем'],
      ['һар', 'hар'],
      ['гадо́л', 'гадоль'],
      ['е́лэд', 'елед'],
      ['тода́', 'ТОДА'],
    ] as const) {
      expect(soundsOfTranscription(plain)).toBe(soundsOfTranscription(ours));
    }
  });
});

describe('niqqud', () => {
  it.each([
    ['כלב', 'כֶּלֶב', 'כk(e) לl(e) בv'],
    ['סכר', 'סֻכָּר', 'סs(u) כk(a) רr'],
    ['שמח', 'שָׂמֵחַ', 'שs(a) מm(ea) חx'],
    ['אימא', 'אִימָּא', 'א? יi מm(a) א'],
    ['צוואר', 'צַוָּואר', 'צc(a) וv(a) א רr'],
    ['כיוון', 'כִּיוּוּן', 'כk יi וv(u) נn'],
    ['עכשיו', 'עַכְשָׁיו', 'ע?(a) כx שS(a) י וv'],
    ['גבה', 'גָּבֹהַּ', 'גg(a) בv(oa) ה'],
  ])('of %s, %s', (word, pointed, letters) => {
    expect(shown(heardByNiqqud(word, pointed))).toBe(letters);
  });

  it('that is missing, or of other letters, tells nothing', () => {
    expect(heardByNiqqud('כלב', 'כלב')).toBeNull();
    expect(heardByNiqqud('כלב', 'כֶּלֶבַת')).toBeNull();
  });
});

describe('every word of the course', () => {
  const words = sections.flatMap((section) =>
    section.subsections.flatMap((subsection) =>
      subsection.lessons.flatMap((lesson) =>
        lesson.words.flatMap(({ hebrew, pronunciation, transcription }) => {
          const [pointed, aids] = [pronunciation.split(' '), transcription.split(/[ -]/)];
          return hebrew
            .split(' ')
            .map((letters, at) => ({ letters, pointed: `${pointed[at]}`, aid: `${aids[at]}` }));
        }),
      ),
    ),
  );

  it('has the same consonants and vowels by its niqqud, but for e, which is not always heard, and small words', () => {
    const plain = (key: string) => key.replaceAll(/[ej]/g, '').replaceAll('aa', 'a');
    const different = words.filter(({ letters, pointed, aid }) => {
      const heard = heardByNiqqud(letters, pointed);
      return !heard || plain(soundKey(heard)) !== plain(soundsOfTranscription(aid).replaceAll('?', ''));
    });
    // A qamats that is heard o.
    expect(new Set(different.map(({ letters }) => letters))).toEqual(
      new Set(['כל', 'צהריים', 'הצהריים', 'מחרתיים']),
    );
  });
});
