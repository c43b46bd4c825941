import { expect, it } from 'vitest';
import { createKnownSounds } from '../../../../core/hebrew/known/known-sounds.ts';
import { createKnownWords, knownWords } from '../../../../core/hebrew/known/known-words.ts';

it('finds words, their forms and phrases by spelling', () => {
  const known = createKnownWords('\nдом|בית,בתים=plural\nдоброе утро|בוקר_טוב\nон|הוא\nхудой|הוא');
  expect(known('בתים')).toEqual([{ of: { word: 'בית', russian: 'дом' }, key: 'plural' }]);
  expect(known('בוקר טוב')).toEqual([{ of: { word: 'בוקר טוב', russian: 'доброе утро' }, key: 'word' }]);
  expect(known('הוא').map(({ of }) => of?.russian)).toEqual(['он', 'худой']);
  expect(known('גג')).toEqual([]);
});

it('knows spellings of premium lessons without their words', () => {
  const known = createKnownWords('дом|בית\n|כלב,כלבים=plural');
  expect(known('כלב')).toEqual([{ of: null, key: 'word' }]);
  expect(known('כלבים')).toEqual([{ of: null, key: 'plural' }]);
});

it('tells how letters may sound, whatever their spaces and final forms', () => {
  const known = createKnownSounds('בוקרטוב=bokertov\nבתימ=batim\nעט=et/at');
  expect(known('בוקר טוב')).toEqual(['bokertov']);
  expect(known('בתים')).toEqual(['batim']);
  expect(known('עט')).toEqual(['et', 'at']);
  expect(known('גג')).toEqual([]);
});

it('reads letters that stand in several tables in all their ways', () => {
  const known = createKnownSounds('עט=et', '\nעט=at\n');
  expect(known('עט')).toEqual(['et', 'at']);
  expect(known('')).toEqual([]);
});

it('knows the words of the course', () => {
  expect(knownWords('שלום')).toMatchObject([
    { of: { russian: expect.stringContaining('привет') }, key: 'word' },
  ]);
});
