import { describe, expect, it } from 'vitest';
import { createWordSearch, searchedWords } from '../../support/searched-course.ts';

const words = searchedWords();
const search = createWordSearch(words);

/** As a Russian writes it down: without stress, apostrophes and the letter һ. */
const inRussian = (transcription: string, h: string) =>
  transcription
    .normalize('NFD')
    .replaceAll(/[\u0301']/g, '')
    .normalize('NFC')
    .replaceAll('һ', h);

const romanised = (pairs: string) =>
  new Map(pairs.split(' ').map((pair) => pair.split('=') as [string, string]));
const common =
  'а=a э=e и=i о=o у=u ы=i б=b в=v г=g д=d з=z к=k л=l м=m н=n п=p р=r с=s т=t ф=f һ=h ш=sh ж=zh ч=ch щ=sh ь= ъ= ';
const romanisations = {
  'kh, tz, y': romanised(`${common}х=kh ц=tz й=y я=ya е=e ё=yo ю=yu`),
  'ch, ts, i': romanised(`${common}х=ch ц=ts й=i я=ia е=e ё=io ю=iu`),
  'h, ts, y, double vowels': romanised(`${common}х=h ц=ts й=y я=ya е=ye ё=yo ю=yu`),
};
const inLatin = (transcription: string, letters: ReadonlyMap<string, string>) =>
  [...inRussian(transcription, 'һ')].map((letter) => letters.get(letter) ?? letter).join('');

/** The share of words that are among the first three for what was heard of them, or another word read the same. */
function shareFound(written: (transcription: string) => string) {
  const missed = words.filter(({ transcription }) => {
    const found = search(written(transcription)).slice(0, 3);
    return !found.some((word) => inRussian(word.transcription, 'һ') === inRussian(transcription, 'һ'));
  });
  return { share: 1 - missed.length / words.length, missed: missed.map((one) => written(one.transcription)) };
}

describe('a word as it was heard is among the first three, 95 of 100', () => {
  it.each(['х', 'h', 'г', ''])('in Russian letters with «%s» for he', (h) => {
    const { share, missed } = shareFound((transcription) => inRussian(transcription, h));
    expect(share, missed.join(', ')).toBeGreaterThanOrEqual(0.95);
  });

  it('in Russian letters with е for э', () => {
    const { share, missed } = shareFound((one) => inRussian(one, 'х').replaceAll('э', 'е'));
    expect(share, missed.join(', ')).toBeGreaterThanOrEqual(0.95);
  });

  it.each(Object.entries(romanisations))('in Latin letters with %s', (_name, letters) => {
    const { share, missed } = shareFound((transcription) => inLatin(transcription, letters));
    expect(share, missed.join(', ')).toBeGreaterThanOrEqual(0.95);
  });
});

describe('a word that was heard', () => {
  it.each([
    ['шалом', 'שלום'],
    ['тода', 'תודה'],
    ['shalom', 'שלום'],
    ['Toda', 'תודה'],
    ['todah', 'תודה'],
    ['boker tov', 'בוקר טוב'],
    ['бокер тов', 'בוקר טוב'],
    ['lama', 'למה'],
    ['ани', 'אני'],
    ['ата', 'אתה'],
    ['slicha', 'סליחה'],
    ['selicha', 'סליחה'],
    ['bevakasha', 'בבקשה'],
    ['bvakasha', 'בבקשה'],
    ['beseder', 'בסדר'],
    ['laila tov', 'לילה טוב'],
    ['layla tov', 'לילה טוב'],
    ['шаббат', 'שבת'],
    ['что значит шалом', 'שלום'],
    ['как пишется toda', 'תודה'],
  ])('finds its word: %s', (typed, hebrew) => {
    expect(search(typed)[0]?.hebrew).toBe(hebrew);
  });

  it.each(['мир', 'там', 'кто', 'он', 'дай'])('comes after a Russian meaning: %s', (typed) => {
    expect(
      search(typed)[0]
        ?.russian.split(/[,;(]/)
        .map((one) => one.trim()),
    ).toContain(typed);
  });
});
