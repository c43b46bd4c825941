import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RequestBodyInput } from '../../../core/contracts/endpoints.ts';
import { secondsOfForms } from '../../../core/forms/round.ts';
import type { LessonContent, SectionContent, WordContent } from '../../../core/lesson/content.ts';
import { secondsFor } from '../../../core/memory/exercises.ts';
import { formAnswers, formCards, ruleCards, rules, words } from '../../../db/schema/index.ts';
import { openTestBackend, type TestBackend } from '../../support/backend.ts';
import {
  type CoursePlaces,
  createLearner,
  expectBalancesHold,
  grantPremium,
  readPlaces,
} from '../../support/learners.ts';

const verb = (
  key: string,
  hebrew: string,
  pronunciation: string,
  transcription: string,
  russian: string,
) => ({
  key,
  hebrew,
  pronunciation,
  transcription,
  russian,
});
const noun = (key: string, hebrew: string, russian: string, rest: Partial<WordContent>): WordContent => ({
  key,
  hebrew,
  pronunciation: hebrew,
  transcription: key,
  russian,
  ...rest,
});
const lesson = (key: string, number: number, list: WordContent[], isFree = true): LessonContent => ({
  key,
  number,
  name: `Урок ${key}`,
  description: 'Слова.',
  topic: 'слова',
  level: 'A1',
  isFree,
  words: list,
});
/** holekh, kotev, a flat and "big"; then a lesson of the past, one of the future, and a locked verb. */
const course: SectionContent[] = [
  {
    key: 'verbs',
    name: 'Глаголы',
    description: 'Начало.',
    iconEmoji: '⚙️',
    subsections: [
      {
        key: 'paal',
        name: 'Паъаль',
        iconEmoji: '▶️',
        iconBgColor: '#DCEBFF',
        lessons: [
          lesson('first-verbs', 1, [
            {
              ...verb('holekh', 'הולך', 'הוֹלֵךְ', 'һолэ́х', '(он) идёт'),
              examples: [
                {
                  hebrew: 'אנחנו הולכים.',
                  pronunciation: 'אֲנַחְנוּ הוֹלְכִים.'.normalize('NFC'),
                  transcription: 'ана́хну һольхи́м',
                  russian: 'Мы идём.',
                },
              ],
            },
            verb('kotev', 'כותב', 'כּוֹתֵב', 'котэ́в', '(он) пишет'),
            noun('dira', 'דירה', 'квартира', { gender: 'f', plural: 'דִּירוֹת' }),
            noun('gadol', 'גדול', 'большой', { feminine: 'גְּדוֹלָה' }),
          ]),
          lesson('past-tense', 2, [
            noun('etmol', 'אתמול', 'вчера', {}),
            // The course's own list of verbs has no such verb.
            {
              ...verb('metakhnen', 'מתכנן', 'מְתַכְנֵן', 'мэтахнэ́н', '(он) планирует'),
              verb: 'תִּכְנֵן מְתַכְנֵן יְתַכְנֵן לְתַכְנֵן; ; планировать / запланировать; что: את'.normalize('NFC'),
            },
          ]),
          lesson('future-tense', 3, [noun('makhar', 'מחר', 'завтра', {})]),
          lesson('piel', 4, [verb('medaber', 'מדבר', 'מְדַבֵּר', 'мэдабэ́р', '(он) говорит')], false),
        ],
      },
    ],
  },
];

const firstDay = '2026-11-01T09:00:00Z';
const dayMs = 86_400_000;
let backend: TestBackend;
let places: CoursePlaces;
let nextId = 7000;
let events = 0;

beforeAll(async () => {
  backend = await openTestBackend({ course });
  backend.clock.now = new Date(firstDay);
  places = await readPlaces(backend.db);
});
afterEach(async () => {
  backend.clock.now = new Date(firstDay);
  await expectBalancesHold(backend.db);
});
afterAll(() => backend.close());

const place = (key: string) => places.words[key] ?? { lessonId: 0, wordId: 0 };
/** A rule that a lesson brings; returns its id. */
async function bringRule(key: string, lessonId: number): Promise<number> {
  const [row] = await backend.db
    .insert(rules)
    .values({
      ...{ key, lessonId, theme: 'verbs', title: key, text: key },
      ...{ needs: [], pairs: [], checks: [], position: 1 },
    })
    .returning({ id: rules.id });
  return row?.id ?? 0;
}

const idOf = (key: string) => place(key).wordId;
const newLearner = () => createLearner(backend, ++nextId);
type Learner = Awaited<ReturnType<typeof newLearner>>;
type Answer = Partial<RequestBodyInput<'POST /forms/answers'>>;
const goToDay = (days: number) => {
  backend.clock.now = new Date(Date.parse(firstDay) + days * dayMs);
};
const bodyOf = (answer: Answer) => ({
  eventId: `form-${++events}`,
  skill: 'verb:paal:past.1sg',
  wordId: idOf('holekh'),
  form: 'past.1sg',
  exercise: 'choose',
  ...answer,
});
// Tokens last shorter than some of these stories.
const tokenOf = ({ id }: Learner) => backend.login(id);
const save = async (learner: Learner, answer: Answer = {}) =>
  backend.call('POST /forms/answers', { token: await tokenOf(learner), body: bodyOf(answer) });
const refusal = async (learner: Learner, answer: Answer) => {
  const token = await tokenOf(learner);
  const response = await backend.send('POST /forms/answers', { token, body: bodyOf(answer) });
  return response.status;
};
const practice = async (learner: Learner, key: string, tense?: string) =>
  backend.call('GET /forms/{wordId}', {
    token: await tokenOf(learner),
    params: { wordId: idOf(key) },
    ...(tense ? { query: { tense } } : {}),
  });
const today = async (learner: Learner, query = {}) =>
  backend.call('GET /today', { token: await tokenOf(learner), query });

describe('the practice of a verb', () => {
  it('has the present from the start, other tenses with their lessons', async () => {
    const learner = await newLearner();
    const isOpen = async () =>
      (await practice(learner, 'holekh')).tenses.map(({ tense, isIntroduced }) => [tense, isIntroduced]);
    expect(await isOpen()).toEqual([
      ['present', true],
      ['past', false],
      ['future', false],
      ['imperative', false],
    ]);
    await learner.finish(place('etmol'));
    expect((await isOpen())[1]).toEqual(['past', true]);
    expect((await isOpen())[2]).toEqual(['future', false]);
    await learner.finish(place('makhar'));
    // No lesson of the course introduces the imperative: it comes with the tense before it.
    expect(await isOpen()).toEqual([
      ['present', true],
      ['past', true],
      ['future', true],
      ['imperative', true],
    ]);
    expect((await practice(learner, 'holekh')).tenses[1]).toMatchObject({
      lessonName: 'Урок past-tense',
      met: 0,
      all: 8,
    });
  });

  it('leads from «иду» to «мы пойдём»: the round of the future has it, the next day knows it', async () => {
    const learner = await newLearner();
    await learner.finish(place('holekh'));
    const present = await practice(learner, 'holekh', 'present');
    expect(present.tasks.map(({ exercise }) => exercise)).toContain('type');
    await learner.finish(place('makhar'));
    const { tasks } = await practice(learner, 'holekh', 'future');
    const weGo = tasks.find(({ form, exercise }) => form === 'future.1pl' && exercise === 'type');
    expect(weGo).toMatchObject({ cue: 'мы пойдём', answer: { full: 'נלך' } });
    expect(weGo?.answer.audio).toMatch(/form=future\.1pl/);
    for (const task of tasks) {
      const { skill, form, exercise, answer } = task;
      await save(learner, { skill, form, exercise, ...(exercise === 'type' ? { typed: answer.full } : {}) });
    }
    const after = await practice(learner, 'holekh', 'future');
    expect(after.tenses[2]).toMatchObject({ met: 4, all: 8 });
    const met = after.tasks.filter(({ exercise }) => exercise === 'meet').map(({ form }) => form);
    expect(met).toEqual(['future.3sg.m', 'future.3sg.f', 'future.3pl.m', 'future.2pl.m']);
  });

  it('asks two forms of a new verb whose pattern is known', async () => {
    const learner = await newLearner();
    await learner.finish(place('etmol'));
    for (const form of ['1sg', '2sg.m', '2sg.f', '3sg.m', '3sg.f', '1pl', '2pl.m', '3pl']) {
      await save(learner, { skill: `verb:paal:past.${form}`, form: `past.${form}` });
    }
    const { tasks } = await practice(learner, 'kotev', 'past');
    expect(new Set(tasks.map(({ skill }) => skill)).size).toBe(2);
  });

  it('asks a form in a sentence of a lesson that was reached, which can be heard', async () => {
    const learner = await newLearner();
    const gapsOf = async () =>
      (await practice(learner, 'holekh', 'present')).tasks.filter(({ exercise }) => exercise === 'gap');
    expect(await gapsOf()).toEqual([]);
    await learner.finish(place('holekh'));
    const [gap] = await gapsOf();
    expect(gap).toMatchObject({
      form: 'present.pl.m',
      sentence: { before: { full: 'אנחנו' }, after: { full: '.' }, russian: 'Мы идём.' },
    });
    expect(gap?.sentence?.audio).toMatch(/^\/(audio|api\/audio)\//);
    expect(await save(learner, { skill: gap?.skill, form: gap?.form, exercise: 'gap' })).toMatchObject({
      answers: 1,
    });
    const spoken = { skill: gap?.skill, form: gap?.form, exercise: 'say', result: 'wrong' } as const;
    expect(await save(learner, spoken)).toMatchObject({ answers: 2, misses: 1 });
  });

  it('is there for a verb that an author has written, in its card and in «Сегодня»', async () => {
    const learner = await newLearner();
    await learner.finish(place('metakhnen'));
    const { tasks } = await practice(learner, 'metakhnen', 'past');
    const first = tasks.find(({ exercise }) => exercise === 'choose' || exercise === 'type');
    expect(first?.skill).toMatch(/^verb:piel:past/);
    const planned = { wordId: idOf('metakhnen'), skill: 'verb:piel:past.1pl', form: 'past.1pl' };
    const typed = { exercise: 'type' as const, typed: 'תכנן' };
    expect(await save(learner, { ...planned, ...typed })).toMatchObject({ result: 'wrong' });
    expect(await save(learner, { ...planned, ...typed, typed: 'תכננו' })).toMatchObject({ result: 'right' });
    for (const key of ['holekh', 'kotev', 'dira', 'gadol', 'etmol', 'makhar'])
      await learner.finish(place(key));
    goToDay(30);
    const asked = (await today(learner)).forms.filter(({ skill }) => skill.startsWith('verb:piel'));
    expect(asked.map(({ wordId }) => wordId)).toContain(idOf('metakhnen'));
  });

  it('that nobody says is not asked, and what was met of it before keeps nothing waiting', async () => {
    const learner = await newLearner();
    await learner.finish(place('metakhnen'));
    const before = { wordId: idOf('metakhnen'), skill: 'verb:piel:past.1sg', form: 'past.1sg' };
    await save(learner, before);
    await save(learner, { ...before, skill: 'verb:piel:past.3sg.f', form: 'past.3sg.f' });
    const [{ verb: line } = { verb: '' }] = await backend.db
      .update(words)
      .set({ verb: sql`${words.verb} || '; ; 3 лицо, past.3sg.f=она спланировала'` })
      .where(eq(words.id, idOf('metakhnen')))
      .returning({ verb: words.verb });
    expect(line).toContain('3 лицо');

    const { tenses } = await practice(learner, 'metakhnen');
    expect(tenses.map(({ tense, all }) => [tense, all])).toEqual([
      ['present', 3],
      ['past', 3],
      ['future', 3],
    ]);
    const { tasks } = await practice(learner, 'metakhnen', 'past');
    expect(new Set(tasks.map(({ form }) => form.slice(0, 8)))).toEqual(new Set(['past.3sg', 'past.3pl']));
    expect(tasks.find(({ form }) => form === 'past.3sg.f')?.cue).toBe('она спланировала');

    // An answer that was on its way counts, and the day goes on without the form.
    expect(await save(learner, before)).toMatchObject({ result: 'right' });
    for (const key of ['holekh', 'kotev', 'dira', 'gadol', 'etmol', 'makhar'])
      await learner.finish(place(key));
    goToDay(30);
    const asked = (await today(learner)).forms.map(({ skill }) => skill);
    expect(asked).not.toContain('verb:piel:past.1sg');
    expect(asked).toContain('verb:piel:past.3sg.f');
  });

  it('of a tense is there before its lesson, and what was met then comes back in «Сегодня»', async () => {
    const learner = await newLearner();
    await learner.finish(place('holekh'));
    const { tasks } = await practice(learner, 'holekh', 'future');
    expect(tasks.find(({ form }) => form === 'future.1pl')).toMatchObject({ cue: 'мы пойдём' });
    const reasons = tasks.flatMap(({ options }) => options.flatMap(({ label }) => label));
    expect(reasons.some((label) => label.includes('прошедшее'))).toBe(false);
    await save(learner, { skill: 'verb:paal:future.1pl', form: 'future.1pl' });
    for (const key of ['kotev', 'dira', 'gadol']) await learner.finish(place(key));
    goToDay(30);
    const asked = (await today(learner)).forms.map(({ skill }) => skill);
    expect(asked).toContain('verb:paal:future.1pl');
  });

  it('goes on right after a word of a lesson: two new forms of the earliest tense that has some, then known ones', async () => {
    const learner = await newLearner();
    const next = async (key: string) => (await practice(learner, key, 'next')).tasks;
    const first = await next('holekh');
    expect(first.map(({ form, exercise }) => [form, exercise]).slice(0, 2)).toEqual([
      ['present.sg.f', 'meet'],
      ['present.pl.m', 'meet'],
    ]);
    expect(first.map(({ exercise }) => exercise).slice(2)).toEqual(['choose', 'choose']);
    await learner.finish(place('holekh'));
    const meet = async (tasks: typeof first) => {
      for (const { skill, form, wordId } of tasks) await save(learner, { skill, form, wordId });
    };
    await meet(first);
    const second = await next('kotev');
    expect(second[0]).toMatchObject({ form: 'present.pl.f', exercise: 'meet' });
    await learner.finish(place('kotev'));
    await meet(second);
    expect((await next('kotev')).every(({ exercise }) => exercise !== 'meet')).toBe(true);
    await learner.finish(place('makhar'));
    const [past] = await next('kotev');
    expect(past).toMatchObject({ form: 'past.1sg', exercise: 'meet' });
  });

  it('has nothing in a lesson before the one that brings the rule, unless its card was seen, but by hand', async () => {
    const learner = await newLearner();
    const rule = await bringRule('present-forms', place('etmol').lessonId);
    const next = async () => (await practice(learner, 'kotev', 'next')).tasks;
    await learner.finish(place('holekh'));
    expect(await next()).toEqual([]);
    expect((await practice(learner, 'kotev', 'present')).tasks).not.toEqual([]);
    const card = { ruleId: rule, due: '2026-11-02', sureness: 0, answers: 0, version: 1, isLearning: true };
    await backend.db.insert(ruleCards).values({ ...card, userId: learner.id });
    expect(await next()).not.toEqual([]);
    await backend.db.delete(ruleCards);
    expect(await next()).toEqual([]);
    await learner.finish(place('etmol'));
    expect(await next()).not.toEqual([]);
    await backend.db.delete(rules);
  });

  it('has no tasks without a tense, and is refused for a noun and a locked verb', async () => {
    const learner = await newLearner();
    expect((await practice(learner, 'holekh')).tasks).toEqual([]);
    const status = async (key: string) => {
      const params = { wordId: idOf(key) };
      return (await backend.send('GET /forms/{wordId}', { token: learner.token, params })).status;
    };
    expect(await status('dira')).toBe(404);
    expect(await status('medaber')).toBe(403);
    expect(await status('nothing')).toBe(400);
    expect((await backend.send('GET /forms/{wordId}', { params: { wordId: idOf('holekh') } })).status).toBe(
      401,
    );
  });
});

describe('an answer about a form', () => {
  it('moves the schedule of its skill, earns nothing, and a repeat changes nothing', async () => {
    const learner = await newLearner();
    const body = { eventId: 'one-event', result: 'wrong' as const };
    const first = await save(learner, body);
    expect(first).toMatchObject({ skill: 'verb:paal:past.1sg', result: 'wrong', answers: 1, misses: 1 });
    expect(await save(learner, { ...body, result: 'right' })).toEqual(first);
    expect(
      await save(learner, { ...body, skill: 'noun:f.ot', wordId: idOf('dira'), form: 'plural' }),
    ).toMatchObject({
      result: 'wrong',
      misses: 1,
    });
    const rows = await backend.db.select().from(formAnswers).where(eq(formAnswers.userId, learner.id));
    expect(rows).toHaveLength(1);
    const { points } = await backend.call('GET /users/stats', { token: learner.token });
    expect(points).toBe(0);
  });

  it('that was typed is judged here, whatever the client says', async () => {
    const learner = await newLearner();
    const typed = { exercise: 'type' as const, result: 'right' as const };
    expect(await save(learner, { ...typed, typed: 'הלכתי' })).toMatchObject({ result: 'right' });
    expect(await save(learner, { ...typed, typed: 'אני הלכתי' })).toMatchObject({ result: 'right' });
    expect(await save(learner, { ...typed, typed: 'הלכנו' })).toMatchObject({ result: 'wrong' });
    expect(await save(learner, { ...typed, result: 'wrong', typed: 'הלכתי' })).toMatchObject({
      result: 'right',
    });
  });

  it('is none yet where the same form of a verb that means the same was typed', async () => {
    const learner = await newLearner();
    await grantPremium(backend.db, learner.id);
    const asked = { skill: 'verb:piel:present.sg.f', wordId: idOf('medaber'), form: 'present.sg.f' };
    const typed = { ...asked, exercise: 'type' as const, result: 'wrong' as const };
    const reply = await save(learner, { ...typed, typed: 'אומרת' }); // omeret, (she) says
    expect(reply).toMatchObject({ result: 'wrong', answers: 0, misses: 0 });
    expect(await backend.db.select().from(formAnswers).where(eq(formAnswers.userId, learner.id))).toEqual([]);
    expect(await save(learner, { ...typed, typed: 'מדברת' })).toMatchObject({ result: 'right', answers: 1 });
  });

  it('comes late, out of order and on several devices to the same schedule', async () => {
    const story: Answer[] = [
      { exercise: 'meet', at: '2026-11-01T08:00:00Z' },
      { exercise: 'choose', result: 'wrong', at: '2026-11-01T08:01:00Z' },
      { exercise: 'type', typed: 'הלכתי', at: '2026-11-03T08:00:00Z' },
      { exercise: 'hear', result: 'wrong', at: '2026-11-03T08:05:00Z' },
    ];
    const stateAfter = async (answers: Answer[]) => {
      goToDay(3);
      const learner = await newLearner();
      for (const answer of answers) await save(learner, answer);
      const [card] = await backend.db.select().from(formCards).where(eq(formCards.userId, learner.id));
      return card && { ...card, userId: 0 };
    };
    const inOrder = await stateAfter(story);
    expect(await stateAfter([...story].reverse())).toEqual(inOrder);
    expect(inOrder).toMatchObject({ firstDate: '2026-11-01', lastDate: '2026-11-03', answers: 3, misses: 2 });
  });

  it('counts when its word was deleted meanwhile, not when it was given afterwards', async () => {
    const learner = await newLearner();
    const deleted = (at: Date | null) =>
      backend.db
        .update(words)
        .set({ deletedAt: at })
        .where(eq(words.id, idOf('kotev')));
    goToDay(1);
    await deleted(backend.clock());
    const answer = { wordId: idOf('kotev') };
    expect(await save(learner, { ...answer, at: firstDay })).toMatchObject({ result: 'right', answers: 1 });
    expect(await refusal(learner, answer)).toBe(404);
    await deleted(null);
  });

  it('about a locked word is refused, whatever is typed, and counts for whoever has premium or had it', async () => {
    const learner = await newLearner();
    const guess = {
      skill: 'verb:piel:past.1sg',
      wordId: idOf('medaber'),
      exercise: 'type' as const,
      typed: 'דיברתי',
    };
    expect(await refusal(learner, guess)).toBe(403);
    expect(await refusal(learner, { ...guess, typed: 'דיבר' })).toBe(403);
    // Not even what kind of word it is.
    expect(await refusal(learner, { ...guess, skill: 'noun:f.ot', form: 'plural' })).toBe(403);
    await grantPremium(backend.db, learner.id, new Date(Date.parse(firstDay) + dayMs));
    expect(await save(learner, guess)).toMatchObject({ result: 'right' });
    goToDay(2);
    expect(await refusal(learner, guess)).toBe(403);
    expect(await save(learner, { ...guess, at: firstDay })).toMatchObject({ result: 'right' });
  });

  it('about a locked word that was learned counts', async () => {
    const learner = await newLearner();
    await grantPremium(backend.db, learner.id, new Date(Date.parse(firstDay) + dayMs));
    await learner.finish(place('medaber'));
    goToDay(2);
    const answer = { skill: 'verb:piel:past.1sg', wordId: idOf('medaber') };
    expect(await save(learner, answer)).toMatchObject({ result: 'right' });
  });

  it.each([
    ['of a skill that does not exist', { skill: 'verb:kal:past.1sg' }],
    ['of a form that does not exist', { form: 'past.9sg' }],
    ['of a form that is not that of the skill', { form: 'past.1pl' }],
    ['of another binyan than the verb has', { skill: 'verb:piel:past.1sg' }],
    ['of a noun in the place of a verb', { skill: 'noun:f.ot', form: 'plural' }],
    ['with a text that is too long', { exercise: 'type' as const, typed: 'א'.repeat(61) }],
  ])('%s is refused and not stored', async (_, answer: Answer) => {
    const learner = await newLearner();
    expect(await refusal(learner, answer)).toBe(400);
    expect(await backend.db.select().from(formAnswers).where(eq(formAnswers.userId, learner.id))).toEqual([]);
  });

  it('of a word that never was is refused', async () => {
    expect(await refusal(await newLearner(), { wordId: 999_999 })).toBe(404);
  });

  it('is refused to a stranger', async () => {
    expect((await backend.send('POST /forms/answers', { body: bodyOf({}) })).status).toBe(401);
  });
});

describe('«Сегодня» with forms', () => {
  const learned = async () => {
    const learner = await newLearner();
    for (const key of ['holekh', 'kotev', 'dira', 'gadol', 'etmol', 'makhar'])
      await learner.finish(place(key));
    goToDay(1);
    return learner;
  };

  it('asks for forms of learned words, at most a quarter of the session', async () => {
    const learner = await learned();
    const day = await today(learner);
    expect(day.tasks.length).toBeGreaterThan(3);
    expect(day.forms.length).toBeGreaterThan(0);
    const seconds = secondsOfForms(day.forms);
    const others = secondsFor(day.tasks.map(({ exercise }) => exercise));
    expect(seconds).toBeLessThanOrEqual((seconds + others) / 4);
    expect(await today(learner)).toEqual(day);
    expect((await today(learner, { kind: 'difficult' })).forms).toEqual([]);
  });

  it('asks no form twice a day, on any device, and brings it back when it is due', async () => {
    const learner = await learned();
    const [task] = (await today(learner)).forms;
    if (!task) throw new Error('there is a form to ask');
    const { skill, form, wordId } = task;
    await save(learner, { skill, form, wordId, exercise: 'meet' });
    await save(learner, { skill, form, wordId, exercise: 'choose' });
    expect((await today(learner)).forms.map((one) => one.skill)).not.toContain(skill);
    goToDay(20);
    expect((await today(learner)).forms.map((one) => one.skill)).toContain(skill);
  });

  it('has none for a learner without learned words, and no session of forms alone', async () => {
    const learner = await newLearner();
    expect((await today(learner)).forms).toEqual([]);
    await save(learner);
    goToDay(30);
    expect((await today(learner)).forms).toEqual([]);
  });

  it('counts schedules again that other rules have made', async () => {
    const learner = await learned();
    await save(learner, { exercise: 'choose' });
    await backend.db.execute(
      sql`update form_cards set version = 0, due = '2030-01-01' where user_id = ${learner.id}`,
    );
    goToDay(10);
    expect((await today(learner)).forms.map(({ skill }) => skill)).toContain('verb:paal:past.1sg');
  });
});

describe('another form typed in a review', () => {
  const typed = async (learner: Learner, answer: string, eventId: string) =>
    backend.call('POST /reviews', {
      token: await tokenOf(learner),
      body: { eventId, wordId: idOf('gadol'), exercise: 'type', result: 'wrong', typed: answer },
    });
  const skillOf = async (learner: Learner) => {
    const rows = await backend.db
      .select({ answers: formCards.answers, misses: formCards.misses, sureness: formCards.sureness })
      .from(formCards)
      .where(sql`user_id = ${learner.id} and skill = 'adjective:sg.f'`);
    return rows[0];
  };
  const withFeminine = async () => {
    const learner = await newLearner();
    await learner.finish(place('gadol'));
    await save(learner, { skill: 'adjective:sg.f', wordId: idOf('gadol'), form: 'sg.f', result: 'right' });
    goToDay(3);
    return learner;
  };

  it('is wrong for the word, and a miss for the skill of that form, once', async () => {
    const learner = await withFeminine();
    const before = await skillOf(learner);
    for (const _ of [1, 2])
      expect((await typed(learner, 'גדולה', `gdola-${learner.id}`)).result).toBe('wrong');
    expect(await skillOf(learner)).toMatchObject({ answers: 2, misses: 1 });
    expect((await skillOf(learner))?.sureness).toBeLessThan(before?.sureness ?? 0);
  });

  it('counts no more when the review is taken back, nor does any other wrong word', async () => {
    const learner = await withFeminine();
    await typed(learner, 'גדולה', `gdola-${learner.id}`);
    const token = await tokenOf(learner);
    await backend.call('POST /reviews/undo', { token, body: { eventId: `gdola-${learner.id}` } });
    expect(await skillOf(learner)).toMatchObject({ answers: 1, misses: 0 });
    await typed(learner, 'קטן', `katan-${learner.id}`);
    expect(await skillOf(learner)).toMatchObject({ answers: 1, misses: 0 });
  });

  it('teaches no skill that was not met', async () => {
    const learner = await newLearner();
    await learner.finish(place('gadol'));
    goToDay(3);
    await typed(learner, 'גדולה', `new-${learner.id}`);
    expect(await skillOf(learner)).toBeUndefined();
  });
});
