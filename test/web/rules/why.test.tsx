// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FormTask } from '../../../core/contracts/forms.ts';
import type { RuleItem } from '../../../core/contracts/rules.ts';
import { answerReason } from '../../../core/hebrew/spelling/reason.ts';
import { defaultSettings } from '../../../core/settings/settings.ts';
import { formTexts } from '../../../core/texts/lesson/grammar/forms.ts';
import { ruleTexts as texts } from '../../../core/texts/lesson/grammar/rules.ts';
import { FormPlayer } from '../../../web/src/exercises/forms/form-player.tsx';
import { WhyButton } from '../../../web/src/exercises/rules/why-button.tsx';
import { localKeys } from '../../../web/src/lib/local-store.ts';
import { OpenViewContext } from '../../../web/src/lib/navigation/open-view.ts';
import type { View } from '../../../web/src/lib/navigation/view.ts';
import { createPauses } from '../../../web/src/lib/time/pauses.ts';
import { createAppServer } from '../../support/web/app.tsx';
import { learnerId, success } from '../../support/web/samples.ts';
import { localStore, renderPart } from '../../support/web/services.tsx';
import { createFakeSession, press } from '../exercises/support.tsx';
import { sampleRule, serveRules } from './support.tsx';

const server = createAppServer();
beforeEach(() => void localStore.write(localKeys.lastUser, learnerId));

const future = sampleRule('future-letters', { state: 'met' });
const weGo: FormTask = {
  skill: 'verb:paal:future.1pl',
  wordId: 300,
  form: 'future.1pl',
  exercise: 'choose',
  cue: 'мы пойдём',
  name: 'мы · будущее',
  base: { pointed: 'לָלֶכֶת', full: 'ללכת', russian: 'идти / пойти' },
  noun: null,
  sentence: null,
  hint: '',
  answer: { pointed: 'נֵלֵךְ', full: 'נלך', transcription: 'нэлэ́х', audio: null },
  options: [
    {
      hebrew: { pointed: 'אֵלֵךְ', full: 'אלך' },
      label: 'я · будущее',
      reason: formTexts.reasons.number('я', 'мы'),
      reasonKey: 'number',
    },
    { hebrew: { pointed: 'נֵלֵךְ', full: 'נלך' }, label: 'мы · будущее', reason: null },
  ],
  slips: [],
};

const sheet = () => screen.queryByRole('dialog', { name: /^Правило: / });

describe('«Почему?» at a wrong form', () => {
  async function miss(items: readonly RuleItem[]) {
    server.use(
      ...serveRules(items).handlers,
      msw.post('*/api/forms/answers', () => HttpResponse.json(success({}))),
    );
    renderPart(
      <FormPlayer
        tasks={[weGo]}
        session={createFakeSession()}
        settings={defaultSettings}
        onDone={() => {}}
      />,
    );
    fireEvent.click(screen.getByRole('button', { name: /אֵלֵךְ/ }));
  }

  it('opens the card of its rule, and the same question is there afterwards', async () => {
    await miss([sampleRule('et'), future]);
    fireEvent.click(await screen.findByRole('button', { name: texts.why }));
    expect(sheet()?.getAttribute('aria-label')).toBe(`Правило: ${future.title}`);
    expect(within(sheet() ?? document.body).getByRole('article', { name: future.title })).toBeDefined();
    await press(texts.close);
    expect(sheet()).toBeNull();
    expect(screen.getByText('мы пойдём')).toBeDefined();
    expect(screen.getByText(formTexts.reasons.number('я', 'мы'), { exact: false })).toBeDefined();
    expect(screen.getByRole('button', { name: formTexts.next })).toBeDefined();
  });

  it('is not there where the course has no such rule', async () => {
    await miss([sampleRule('et')]);
    await waitFor(() => expect(localStore.read(`mila:rules:${learnerId}`)).toBeDefined());
    expect(screen.queryByRole('button', { name: texts.why })).toBeNull();
  });
});

it('of two letters the card is outlined at the pair that has them', async () => {
  server.use(...serveRules([sampleRule('twin-letters')]).handlers);
  renderPart(<WhyButton reasons={[answerReason('soundAlike', 'ק', 'כ')]} />);
  fireEvent.click(await screen.findByRole('button', { name: texts.why }));
  const pairs = within(sheet() ?? document.body).getAllByRole('listitem');
  const outlined = pairs.filter(({ dataset }) => dataset.start === 'true');
  expect(outlined).toHaveLength(1);
  expect(outlined[0]?.querySelector('mark')?.textContent).toMatch(/[קכ]/);
});

it('the pair is scrolled to in a sheet that is open, and the focus returns when it is closed from outside', async () => {
  server.use(...serveRules([sampleRule('twin-letters')]).handlers);
  const scrolled: boolean[] = [];
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {
    scrolled.push(sheet()?.hasAttribute('open') ?? false);
  });
  renderPart(<WhyButton reasons={[answerReason('soundAlike', 'ק', 'כ')]} />);
  const why = await screen.findByRole('button', { name: texts.why });
  why.focus();
  fireEvent.click(why);
  expect(scrolled).toEqual([true]);
  screen.getByRole('button', { name: texts.close }).focus();
  await act(async () => void fireEvent.click(sheet() ?? document.body));
  expect(sheet()).toBeNull();
  expect(document.activeElement).toBe(why);
  scroll.mockRestore();
});

it('a slip that no rule explains has no way to one', async () => {
  server.use(...serveRules([future]).handlers);
  const { queryClient } = renderPart(
    <>
      <WhyButton reasons={[answerReason('neighbourKey', 'ח', 'י')]} />
      <WhyButton reasons={[answerReason('finalForm', 'ם', 'מ')]} />
    </>,
  );
  await waitFor(() => expect(queryClient.getQueryData(['rules'])).toHaveLength(1));
  expect(screen.queryByRole('button', { name: texts.why })).toBeNull();
});

it('of a locked rule the title is shown, and the way to what opens it', async () => {
  const opened: View[] = [];
  const locked = { ...future, isLocked: true, text: '', pairs: [], checks: [], lessonId: 9 };
  server.use(...serveRules([locked]).handlers);
  renderPart(
    <OpenViewContext value={(view) => opened.push(view)}>
      <WhyButton reasons={[{ key: 'person' }]} skill="verb:paal:future.1pl" />
    </OpenViewContext>,
  );
  fireEvent.click(await screen.findByRole('button', { name: texts.why }));
  expect(sheet()?.textContent).toContain(future.title);
  await press(texts.toPlans);
  expect(opened).toEqual([{ name: 'subscription', lessonId: 9 }]);
  expect(sheet()).toBeNull();
});

it('the time under a sheet is none of the answer, and two at once count once', () => {
  let now = 1000;
  const pauses = createPauses(() => now);
  const endFirst = pauses.begin();
  now += 50;
  const endSecond = pauses.begin();
  now += 20;
  endFirst();
  now += 5;
  expect(pauses.totalMs()).toBe(75);
  endSecond();
  now += 1000;
  expect(pauses.totalMs()).toBe(75);
});
