// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { LessonDetail } from '../../../core/contracts/catalogue.ts';
import type { RuleItem } from '../../../core/contracts/rules.ts';
import { stages } from '../../../core/lesson/stages.ts';
import { ruleTexts as texts } from '../../../core/texts/lesson/grammar/rules.ts';
import { trainerTexts } from '../../../core/texts/lesson/trainer.ts';
import { localKeys } from '../../../web/src/lib/local-store.ts';
import { createAppServer } from '../../support/web/app.tsx';
import { failure, learnerId } from '../../support/web/samples.ts';
import { localStore } from '../../support/web/services.tsx';
import { createFakeSession, press } from '../exercises/support.tsx';
// As it was loaded ahead.
import '../../../web/src/features/trainer/between/lesson-rules.ts';
import { book, playLesson, progressOf, renderTrainer, sampleDetail, shalom } from '../trainer/support.tsx';
import { sampleRule, serveRules } from './support.tsx';

const server = createAppServer();
beforeEach(() => void localStore.write(localKeys.lastUser, learnerId));
const the = sampleRule('the');
const et = sampleRule('et');
const nameOf = ({ id, key, title }: RuleItem, before: number | null) => ({ id, key, title, before });

/** A lesson that goes on with its second word, and a server with its rules, which are kept from an earlier opening. */
async function open(over: Partial<LessonDetail> = {}, items: readonly RuleItem[] = [the, et]) {
  const lesson = sampleDetail({ rules: [nameOf(the, null), nameOf(et, book.id)], ...over });
  const played = playLesson(lesson);
  const served = serveRules(items);
  server.use(...played.handlers, ...served.handlers);
  localStorage.setItem(`mila:rules:${learnerId}`, JSON.stringify(items));
  const view = renderTrainer({ createSession: () => createFakeSession() });
  await screen.findByRole('heading', { name: lesson.name });
  return { ...view, saved: served.saved, words: played.saved };
}

const card = () => screen.queryByRole('article');
const word = () => screen.queryByRole('region', { name: 'Слово' });
const check = () => document.querySelector<HTMLElement>('[data-check]')?.dataset.check;

/** Answers the check on the screen; the options of a rule are told apart by their texts. */
async function answer(rule: RuleItem, place: number, isRight: boolean) {
  const { options, answer: right } = rule.checks[place] ?? { options: [], answer: 0 };
  const chosen = isRight ? options[right] : options.find((_, at) => at !== right);
  const group = within(await screen.findByRole('group', { name: 'Варианты ответа' }));
  const button = group.getAllByRole('button').find((one) => one.textContent === chosen);
  if (!button) throw new Error(`no option ${chosen}`);
  await act(async () => void fireEvent.click(button));
}

it('a rule comes before its word: the card, its three checks, and the word', async () => {
  const { saved } = await open();
  expect(card()?.textContent).toContain('Тот самый: ה в начале');
  expect(word()).toBeNull();
  await press(texts.understood);
  for (const [place, { kind }] of the.checks.entries()) {
    await waitFor(() => expect(check()).toBe(kind));
    await answer(the, place, true);
  }
  await waitFor(() => expect(word()).not.toBeNull());
  expect(saved.map(({ ruleId, result, check: place, chosen }) => [ruleId, result, place, chosen])).toEqual([
    [the.id, 'met', undefined, undefined],
    ...the.checks.map(({ answer: chosen }, place) => [the.id, 'right', place, chosen]),
  ]);
  expect(new Set(saved.map(({ eventId }) => eventId)).size).toBe(4);
  // That of the second word waits for it.
  expect(word()?.textContent).toContain(shalom.russian);
});

it('is skipped with its checks', async () => {
  const { saved } = await open();
  await press(texts.skip);
  await waitFor(() => expect(word()).not.toBeNull());
  expect(saved).toMatchObject([{ ruleId: the.id, result: 'met', isSkipped: true }]);
});

describe('a missed check', () => {
  const last = {
    progress: [progressOf(shalom.id, [...stages]), progressOf(book.id, ['LISTEN', 'RECORD', 'WRITE'])],
  };

  it('says why, and comes back once after the last word', async () => {
    const { saved } = await open({ ...last, rules: [nameOf(et, book.id)] });
    await press(texts.understood);
    await answer(et, 0, false);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      et.checks[0]?.reasons[0],
    );
    await press(texts.next);
    await answer(et, 1, true);
    await waitFor(() => expect(check()).toBe(et.checks[2]?.kind));
    await answer(et, 2, true);
    await waitFor(() => expect(word()).not.toBeNull());
    await typeWord(book.hebrew);
    await waitFor(() => expect(check()).toBe(et.checks[0]?.kind), { timeout: 4000 });
    await answer(et, 0, false);
    await press(texts.next);
    await screen.findByText('Урок завершён!');
    expect(saved.filter(({ result }) => result === 'wrong').map(({ check: place }) => place)).toEqual([0, 0]);
  });
});

it('a rule that is skipped after a miss does not come back', async () => {
  await open({
    progress: [progressOf(shalom.id, [...stages]), progressOf(book.id, ['LISTEN', 'RECORD', 'WRITE'])],
    rules: [nameOf(et, book.id)],
  });
  await press(texts.understood);
  await answer(et, 0, false);
  await press(texts.skip);
  await waitFor(() => expect(word()).not.toBeNull());
  await typeWord(book.hebrew);
  await screen.findByText('Урок завершён!', undefined, { timeout: 4000 });
});

async function typeWord(hebrew: string) {
  const keyboard = within(await screen.findByRole('group', { name: 'Клавиатура иврита' }));
  for (const letter of hebrew) fireEvent.click(keyboard.getByRole('button', { name: letter }));
  await press('Проверить');
}

describe('no rule comes', () => {
  it.each([
    ['that was met before', { state: 'met' as const }],
    ['that is locked', { isLocked: true, text: '', pairs: [], checks: [] }],
  ])('%s', async (_, over) => {
    await open({}, [sampleRule('the', over), sampleRule('et', over)]);
    expect(word()).not.toBeNull();
    expect(card()).toBeNull();
  });

  it('before a word that was learned before', async () => {
    const progress = [progressOf(shalom.id, ['LISTEN'], true), progressOf(book.id, ['LISTEN'], true)];
    await open({ progress });
    expect(word()).not.toBeNull();
  });

  it('where the server has none, and the words are there at once', async () => {
    server.use(...playLesson(sampleDetail({ rules: [nameOf(the, null)] })).handlers);
    server.use(
      msw.get('*/api/rules', () => HttpResponse.json(failure('internal', 'Не вышло'), { status: 500 })),
    );
    renderTrainer();
    await waitFor(() => expect(word()).not.toBeNull());
    expect(card()).toBeNull();
  });
});

describe('on a device that has no rules yet', () => {
  const loading = () => screen.queryByRole('status', { name: trainerTexts.loading });

  /** A lesson with a rule before its first word, and the answer with the rules, which is on its way until `arrive`. */
  function openFirst() {
    let arrive = (): void => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    server.use(...playLesson(sampleDetail({ rules: [nameOf(the, null)] })).handlers);
    server.use(
      msw.get('*/api/rules', async () => {
        await arrived;
        return HttpResponse.json({ success: true, data: [the] });
      }),
    );
    return { ...renderTrainer(), arrive };
  }

  it('the first word waits for its rule', async () => {
    const { arrive } = openFirst();
    await screen.findByRole('heading', { name: sampleDetail().name });
    expect(loading()).not.toBeNull();
    expect(word()).toBeNull();
    arrive();
    await waitFor(() => expect(card()?.textContent).toContain('Тот самый: ה в начале'));
    expect(word()).toBeNull();
  });

  it('a word that has waited long enough stays when the rules arrive', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { queryClient, arrive } = openFirst();
    await waitFor(() => expect(loading()).not.toBeNull());
    await screen.findByRole('heading', { name: sampleDetail().name });
    await act(() => vi.advanceTimersByTimeAsync(2500));
    await waitFor(() => expect(word()).not.toBeNull());
    arrive();
    await waitFor(() => expect(queryClient.getQueryData(['rules'])).toHaveLength(1));
    expect(word()).not.toBeNull();
  });
});
