import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectedLine } from '../../../core/dialogues/expected-line.ts';
import { isSmallWord } from '../../../core/dialogues/small-words.ts';
import { judgeTypedLine } from '../../../core/dialogues/typed-line.ts';
import { writtenWords } from '../../../core/hebrew/sentences/written-words.ts';
import { judgeLine } from '../../../core/speech/line.ts';
import { dialogues } from '../../../db/content/dialogues/index.ts';

const rows = readFileSync(new URL('../../data/dialogue-lines/free-answers.tsv', import.meta.url), 'utf8')
  .split('\n')
  .slice(1)
  .filter((row) => row !== '')
  .map((row) => row.split('\t'))
  .map(([key = '', asks = '', answer = '']) => ({ key, asks, answer }));

const turns = [...new Set(rows.map(({ key }) => key))].flatMap((key) => {
  const dialogue = dialogues.find((one) => one.key === key);
  // The turn in which one speaks about oneself.
  const turn = dialogue?.turns.find(({ examples }) => examples !== undefined);
  if (!turn) return [];
  const own = rows.filter((row) => row.key === key);
  const line = expectedLine(turn);
  const asks = own[0]?.asks ?? '';
  const answers = own.map(({ answer }) => answer);
  return [{ key, asks, line, answers, said: [line, ...line.examples].map(({ hebrew }) => hebrew) }];
});

type Turn = (typeof turns)[number];
const isSaid = ({ line }: Turn, answer: string) =>
  judgeLine({ ...line, transcripts: [answer] }).verdict === 'right';
const isRight = (turn: Turn, answer: string) =>
  isSaid(turn, answer) && judgeTypedLine({ ...turn.line, typed: answer }).verdict === 'right';
/** "Yes, thanks" answers many questions. */
const isShort = (answer: string) => writtenWords(answer).every(isSmallWord);
/** A quarter of what is said to other questions, in their dialogues and by their answers. */
const othersOf = ({ asks }: Turn) =>
  [...new Set(turns.filter((one) => one.asks !== asks).flatMap((one) => [...one.said, ...one.answers]))]
    .filter((answer) => !isShort(answer))
    .filter((_, nth) => nth % 4 === 0);

/** Shares, 0 to 1: what says where somebody is also says where they live. */
const taken = { most: 0.3, mean: 0.1 };

describe('the turn in which one speaks about oneself', () => {
  it('is there for every row of answers', () => {
    expect(turns.map(({ key }) => key)).toEqual([...new Set(rows.map(({ key }) => key))]);
  });

  it.each(turns.map((turn) => [turn.key, turn] as const))('of %s takes natural answers', (_, turn) => {
    expect(turn.answers.length).toBeGreaterThanOrEqual(5);
    expect([...turn.answers, ...turn.said].filter((answer) => !isRight(turn, answer))).toEqual([]);
  });

  it('refuses most of what answers another question', () => {
    const shares = turns.map((turn) => {
      const others = othersOf(turn);
      const accepted = others.filter((answer) => isSaid(turn, answer));
      expect(others.length - accepted.length, turn.key).toBeGreaterThan(50);
      expect(accepted.length / others.length, `${turn.key}: ${accepted.join(' · ')}`).toBeLessThanOrEqual(
        taken.most,
      );
      return accepted.length / others.length;
    });
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThanOrEqual(taken.mean);
  });
});
