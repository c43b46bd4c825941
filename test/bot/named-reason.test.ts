import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withNamedReason } from '../../bot/named-reason.ts';
import type { TypedJudgement } from '../../core/hebrew/answer.ts';
import { answerReason, explained } from '../../core/hebrew/spelling/reason.ts';
import { answerTexts } from '../../core/texts/lesson/answer.ts';
import { lessons, words } from '../../db/schema/index.ts';
import { createLearner, grantPremium, readPlaces } from '../support/learners.ts';
import { openTestBot, type TestBot } from './support.ts';

let backend: TestBot;
let learner: number;
let nextId = 2600;

const kelev = { hebrew: 'כלב', pronunciation: 'כֶּלֶב', russian: 'собака, пёс', plural: 'כְּלָבִים' };

beforeAll(async () => {
  backend = await openTestBot();
  const { wordId = 0 } = (await readPlaces(backend.db)).words.kelev ?? {};
  await backend.db.update(words).set(kelev).where(eq(words.id, wordId));
});
afterAll(() => backend.close());
beforeEach(async () => {
  learner = (await createLearner(backend, ++nextId)).id;
});

/** What the judge says of a word that only premium lessons have. */
const unnamed = (typed: string): TypedJudgement => ({
  verdict: 'wrong',
  spelling: 'שלום', // shalom
  pieces: [],
  ...explained(answerReason('unnamedWord', typed)),
  unnamed: typed,
});

const named = (judgement: TypedJudgement, asked = 'мир', deps = backend.botDeps) =>
  withNamedReason(deps, { now: backend.clock() }, learner, judgement, { russian: asked });

describe('a word of a premium lesson that was typed instead', () => {
  it('is not named to a learner whose lessons do not open it', async () => {
    expect(await named(unnamed('כלב'))).toEqual(unnamed('כלב'));
    expect(await named(unnamed('כלבים'))).toEqual(unnamed('כלבים'));
  });

  it('is named by its first meaning to a learner who may open it, and the verdict stays', async () => {
    await grantPremium(backend.db, learner);
    const { reason, reasons, ...rest } = await named(unnamed('כלב'));
    expect(reason).toBe('כלב — это „собака“.');
    expect(reasons.map(({ key }) => key)).toEqual(['otherWord']);
    const { reason: _, reasons: __, ...before } = unnamed('כלב');
    expect(rest).toEqual(before);
  });

  it('is named to an admin of the environment', async () => {
    const deps = { ...backend.botDeps, adminIds: new Set([learner]) };
    expect((await named(unnamed('כלב'), 'мир', deps)).reason).toBe('כלב — это „собака“.');
  });

  it('is called a form where it is one', async () => {
    await grantPremium(backend.db, learner);
    expect((await named(unnamed('כלבים'))).reason).toBe('כלבים — это форма слова „собака“.');
  });

  it('is a synonym where the asked word means the same, to whoever may open its lesson or not', async () => {
    expect(await named(unnamed('כלב'), 'собака')).toMatchObject({
      verdict: 'synonym',
      reason: answerTexts.synonym,
    });
    expect((await named(unnamed('כלבים'), 'собака')).verdict).toBe('wrong');
  });

  it('is looked for too where the judge has nothing to say, as of a word of an author', async () => {
    const pieces = [...'כלב'].map((letter) => ({ expected: '', typed: letter }));
    const unexplained: TypedJudgement = { verdict: 'wrong', spelling: 'שלום', pieces, ...explained() };
    expect((await named(unexplained, 'пёс')).verdict).toBe('synonym');
    expect(await named(unexplained)).toEqual(unexplained);
  });

  it('is not named where the course has only a word that begins so', async () => {
    await grantPremium(backend.db, learner);
    expect(await named(unnamed('כל'))).toEqual(unnamed('כל'));
  });

  it('is not named once its lesson was withdrawn', async () => {
    await grantPremium(backend.db, learner);
    const publish = (isPublished: boolean) =>
      backend.db.update(lessons).set({ isPublished }).where(eq(lessons.key, 'three'));
    await publish(false);
    const told = await named(unnamed('כלב'));
    await publish(true);
    expect(told).toEqual(unnamed('כלב'));
  });
});

it('a judgement that has its reason is left as it is, without asking the database', async () => {
  const judgement: TypedJudgement = {
    ...unnamed('אימא'),
    ...explained(answerReason('otherWord', 'אימא', 'мама')),
  };
  delete judgement.unnamed;
  const deps = { adminIds: new Set<number>(), db: undefined as never };
  expect(await withNamedReason(deps, { now: backend.clock() }, learner, judgement, { russian: 'мир' })).toBe(
    judgement,
  );
});
