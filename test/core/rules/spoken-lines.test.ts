import { expect, it } from 'vitest';
import { spokenLines } from '../../../core/rules/spoken-lines.ts';

it('a voice says the right lines of a rule, without brackets, and nothing of what stands beside them', () => {
  const pairs = [
    {
      right: {
        pronunciation: 'אֲנִי אוֹהֵב [אֶת] הַיָּם.',
        transcription: 'ани́ оһе́в эт һая́м',
        russian: 'я люблю море',
      },
      other: { hebrew: 'אני אוהב הים', russian: 'я люблю море', why: 'без את' },
    },
  ];
  expect(spokenLines({ pairs })).toEqual([
    {
      hebrew: 'אני אוהב את הים.',
      pronunciation: 'אֲנִי אוֹהֵב אֶת הַיָּם.',
      transcription: 'ани́ оһе́в эт һая́м',
    },
  ]);
});
