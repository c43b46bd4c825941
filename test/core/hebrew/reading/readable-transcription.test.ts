import { describe, expect, it } from 'vitest';
import { readableTranscription } from '../../../../core/hebrew/reading/readable-transcription.ts';

describe('a transcription that an author typed or pasted', () => {
  it.each([
    ['глидА', 'глида́'], // the stress as a capital
    ['шалОм', 'шало́м'],
    ['шалóм', 'шало́м'], // a Latin o with an acute
    ['шало\u0300м', 'шало́м'], // a grave accent
    ['шало´м', 'шало́м'], // an accent of its own
    ['лэhитрао́т', 'лэһитрао́т'], // a Latin h
    ['лэҺитрао́т', 'лэһитрао́т'],
    ['Шало́м', 'шало́м'],
    ['ШАЛО́М', 'шало́м'],
    ['тоdа́', 'тоdа́'], // a d is drawn like no Russian letter
    ['cэ́фэp', 'сэ́фэр'], // Latin c and p
    ['[шало́м]', 'шало́м'],
    ['«шало́м».', 'шало́м'],
    ['мис’ада́', "мис'ада́"],
    ['бэйт\u2011сэ́фэр', 'бэйт-сэ́фэр'],
    ['\u200eшало́м\u200f', 'шало́м'],
    ['чаи\u0306', 'чай'],
    ['shalom', 'shalom'],
    ['Аба', 'аба'], // a capital at the beginning is no stress
    ['', ''],
  ])('%s is read as %s', (typed, read) => {
    expect(readableTranscription(typed)).toBe(read.normalize('NFC'));
  });

  it('is read once and for all', () => {
    for (const text of ['глидА', '[шалóм]', 'лэhитрао́т', "мис'ада́", 'x y']) {
      expect(readableTranscription(readableTranscription(text))).toBe(readableTranscription(text));
    }
  });
});
