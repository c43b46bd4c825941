import { describe, expect, it } from 'vitest';
import { findTurnWords } from '../../../core/dialogues/turn-words.ts';
import { sections } from '../../../db/content/index.ts';
import { writtenVerbs } from '../../../db/course/verbs.ts';

const course = { sections, verbs: writtenVerbs() };
const wordsOf = (lesson: string, ...lines: string[]) => {
  const turns = lines.map((line) => ({
    ...{ speaker: 0 as const, cue: '', needs: '', transcription: '', russian: '' },
    pronunciation: line.normalize('NFC'),
  }));
  const found = findTurnWords([{ key: 'one', lesson, turns }], course).get('one');
  return found?.map((words, at) =>
    words.map(({ start, end, word, lesson: taught }) => [
      turns[at]?.pronunciation.slice(start, end),
      `${taught}/${word}`,
    ]),
  );
};
const said = (text: string) => text.normalize('NFC');

describe('the words of a turn', () => {
  it('are those of the course with their places, without punctuation and names', () => {
    expect(wordsOf('last-letters', '«כֵּן, דָּנָה!» זֶה טוֹב?', 'לֹא...')).toEqual([
      [
        [said('כֵּן'), 'khaf-and-qof/ken'],
        [said('זֶה'), 'last-letters/ze'],
        [said('טוֹב'), 'last-letters/tov'],
      ],
      [[said('לֹא'), 'first-letters/lo']],
    ]);
  });

  it('are one where they are a phrase, and by themselves where they are none', () => {
    const [phrase = [], apart = []] = wordsOf('greetings', 'בּוֹקֶר טוֹב, מַה נִּשְׁמָע?', 'טוֹב, תּוֹדָה.') ?? [];
    expect(phrase.map(([text]) => text)).toEqual([said('בּוֹקֶר טוֹב'), said('מַה נִּשְׁמָע')]);
    expect(apart.map(([, word]) => word)).toEqual(['last-letters/tov', 'greetings/toda']);
  });

  it('are not those that only later lessons teach, or that are pointed otherwise', () => {
    expect(wordsOf('first-letters', 'כֵּן, שָׁלוֹם')).toEqual([[[said('שָׁלוֹם'), 'first-letters/shalom']]]);
    expect(wordsOf('first-letters', 'שָׁלֹום')).toEqual([[]]);
  });

  it('are unknown where the course has no such lesson', () => {
    expect(wordsOf('nowhere', 'שָׁלוֹם')).toBeUndefined();
  });
});
