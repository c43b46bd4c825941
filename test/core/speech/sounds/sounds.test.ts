import { describe, expect, it } from 'vitest';
import { heardByNiqqud } from '../../../../core/speech/sounds/by-niqqud.ts';
import {
  heardByTranscription,
  soundsOfTranscription,
} from '../../../../core/speech/sounds/by-transcription.ts';
import { type HeardLetter, soundKey } from '../../../../core/speech/sounds/heard.ts';
import { sections } from '../../../../db/content/index.ts';

/** Letters with their sounds, unwritten ones in brackets: כלב read as kelev is 'כk(e) לl(e) בv'. */
const shown = (letters: readonly HeardLetter[] | null) =>
  letters?.map(({ letter, sound, unwritten }) => letter + sound + (unwritten && `(${unwritten})`)).join(' ');

describe('a transcription laid against the letters', () => {
  it.each([
    ['כלב', 'кэ́лэв', 'כk(e) לl(e) בv'],
    ['שלום', 'шало́м', 'שS(a) לl וo מm'],
    ['סכר', 'сука́р', 'סs(u) כk(a) רr'],
    ['עפרון', 'ипаро́н', 'ע(i) פp(a) רr וo נn'],
    ['שעור', 'шиу́р', 'שS(i) ע וu רr'],
    ['מאד', 'мэо́д', 'מm(e) א(o) דd'],
    ['סבתא', 'са́вта', 'סs(a) בv תt(a) א'],
    ['בצה', 'бэйца́', 'בb(ej) צc(a) ה'],
    ['עכשיו', 'ахша́в', 'ע(a) כx שS(a) י וv'],
    ['תפוח', 'тапу́ах', 'תt(a) פp וu(a) חx'],
    ['ילד', 'е́лэд', 'יj(e) לl(e) דd'],
    ['צוואר', 'цава́р', 'צc(a) וv(a) א רr'],
  ])('%s, %s', (word, transcription, letters) => {
    expect(shown(heardByTranscription(word, transcription))).toBe(letters);
  });

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

  it('that is of another word does not fit', () => {
    expect(heardByTranscription('כלב', 'шало́м')).toBeNull();
    expect(heardByTranscription('כלב', '')).toBeNull();
    expect(heardByTranscription('כלב', 'кэ')).toBeNull();
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

  it('fits its transcription to the last sound', () => {
    for (const { letters, aid } of words) {
      const heard = heardByTranscription(letters, aid);
      expect([aid, heard && soundKey(heard)]).toEqual([aid, soundsOfTranscription(aid).replaceAll('?', '')]);
    }
  });

  it('has the same consonants and vowels by its niqqud, but for e, which is not always heard, and small words', () => {
    const plain = (key: string) => key.replaceAll(/[ej]/g, '').replaceAll('aa', 'a');
    const different = words.filter(({ letters, pointed, aid }) => {
      const heard = heardByNiqqud(letters, pointed);
      return !heard || plain(soundKey(heard)) !== plain(soundsOfTranscription(aid).replaceAll('?', ''));
    });
    // A qamats that is heard o, and a yod that is heard i.
    expect(new Set(different.map(({ letters }) => letters))).toEqual(
      new Set(['כל', 'צהריים', 'הצהריים', 'רוסיה', 'טלוויזיה']),
    );
  });
});
