import { describe, expect, it } from 'vitest';
import { mendLetters } from '../../../../web/src/lib/cache/mend-letters.ts';
import { sampleLetter } from '../../letters/support.tsx';

const said = { text: 'שִׁין', transcription: 'шин', audio: '/api/sounds/a' };
const word = {
  hebrew: 'שלום',
  pronunciation: 'שָׁלוֹם',
  transcription: 'шало́м',
  russian: 'мир',
  audio: '/audio/a.mp3',
};

describe('a letter that came from the server', () => {
  it('keeps who says its name, its sound and its word', () => {
    const letter = sampleLetter('shin', {
      spokenName: { ...said, voice: 'human' },
      sound: { ...said, voice: 'google' },
      word: { ...word, voice: 'human' },
    });
    expect(mendLetters([letter])).toMatchObject([letter]);
  });

  it('is said by nobody known where the voice is of another kind', () => {
    const letter = sampleLetter('shin', { sound: said });
    expect(mendLetters([{ ...letter, sound: { ...said, voice: 'parrot' } }])).toMatchObject([letter]);
  });
});
