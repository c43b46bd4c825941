// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RuleItem } from '../../../core/contracts/rules.ts';
import { ruleTexts as texts } from '../../../core/texts/lesson/grammar/rules.ts';
import { RulesRow } from '../../../web/src/features/rules/rules-row.tsx';
import { RulesView, type RulesViewProps } from '../../../web/src/features/rules/rules-view.tsx';
import { keptLessons } from '../../../web/src/lib/kept/lessons.ts';
import { localKeys } from '../../../web/src/lib/local-store.ts';
import type { View } from '../../../web/src/lib/navigation/view.ts';
import type { Services } from '../../../web/src/lib/services.ts';
import { createAppServer } from '../../support/web/app.tsx';
import { failure, learnerId, success } from '../../support/web/samples.ts';
import { localStore, renderPart } from '../../support/web/services.tsx';
import { createFakeSession, press } from '../exercises/support.tsx';
import { client } from '../trainer/client.ts';
import { sampleDetail } from '../trainer/support.tsx';
import { sampleRule, serveRules } from './support.tsx';

const server = createAppServer();
beforeEach(() => void localStore.write(localKeys.lastUser, learnerId));

const the = sampleRule('the', { state: 'firm' });
const et = sampleRule('et', { state: 'met' });
const having = sampleRule('having');
const locked = { ...sampleRule('smikhut'), isLocked: true, text: '', pairs: [], checks: [], lessonId: 9 };
const all = [the, et, having, locked];

function open(props: Partial<RulesViewProps> = {}, items: readonly RuleItem[] = all) {
  const served = serveRules(items);
  server.use(...served.handlers);
  const opened: View[] = [];
  let exits = 0;
  const view = renderPart(
    <RulesView
      createSession={() => createFakeSession()}
      onExit={() => {
        exits += 1;
      }}
      onOpen={(one) => opened.push(one)}
      {...props}
    />,
  );
  return { ...view, opened, exits: () => exits, saved: served.saved };
}

const row = (rule: RuleItem) => screen.getByRole('button', { name: (name) => name.startsWith(rule.title) });
const goBack = () => act(async () => client.send('back_button_pressed'));

describe('«Грамматика»', () => {
  it('lists the rules by theme, how well each is known, and how many', async () => {
    open();
    await screen.findByRole('heading', { name: texts.title });
    expect(screen.getByText('Знакомо 2 из 4')).toBeDefined();
    const theme = within(screen.getByRole('region', { name: texts.theme.articles }));
    expect(theme.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      `${the.title}, закреплено`,
      `${et.title}, знакомо`,
    ]);
    expect(row(having).textContent).toContain('новое');
    expect(row(locked).textContent).toContain('премиум');
    expect(screen.queryByRole('region', { name: texts.theme.verbs })).toBeNull();
  });

  it('opens a card, and goes back to the list, then to where one came from', async () => {
    const { exits, opened } = open({ from: 'profile' });
    await screen.findByRole('heading', { name: texts.title });
    fireEvent.click(row(having));
    expect(screen.getByRole('article', { name: having.title })).toBeDefined();
    await goBack();
    expect(screen.getByRole('heading', { name: texts.title })).toBeDefined();
    await goBack();
    expect([opened, exits()]).toEqual([[{ name: 'profile' }], 0]);
  });

  it('leads from a locked rule to what opens its lesson', async () => {
    const { opened } = open();
    await screen.findByRole('heading', { name: texts.title });
    fireEvent.click(row(locked));
    expect(opened).toEqual([{ name: 'subscription', lessonId: 9 }]);
  });

  it('opens the card that was asked for at once, and leads back from it', async () => {
    const { exits } = open({ ruleId: et.id });
    await screen.findByRole('article', { name: et.title });
    await goBack();
    expect(exits()).toBe(1);
  });

  it('from all rules the card that was asked for leads back to them, where they were left', async () => {
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(340);
    const { exits } = open({ ruleId: et.id });
    await screen.findByRole('article', { name: et.title });
    await press(texts.toAll);
    fireEvent.click(row(et));
    expect(scroll).toHaveBeenLastCalledWith(0, 0);
    await goBack();
    expect(screen.getByRole('heading', { name: texts.title })).toBeDefined();
    expect(scroll).toHaveBeenLastCalledWith(0, 340);
    expect(exits()).toBe(0);
    await goBack();
    expect(exits()).toBe(1);
    vi.restoreAllMocks();
  });

  it('shows all rules where the asked one is not there any more', async () => {
    open({ ruleId: 1 });
    await screen.findByRole('heading', { name: texts.title });
  });

  it('says so when it cannot be loaded, and tries again', async () => {
    server.use(msw.get('*/api/rules', () => HttpResponse.json(failure('x', 'нет'), { status: 400 })));
    renderPart(<RulesView onExit={() => {}} onOpen={() => {}} createSession={() => createFakeSession()} />);
    await screen.findByText(texts.failed);
    server.use(...serveRules(all).handlers);
    await press(texts.retry);
    await screen.findByRole('heading', { name: texts.title });
  });

  it('is there without a network, as the device kept it', async () => {
    localStore.write(`mila:rules:${learnerId}`, all);
    server.cutNetwork();
    renderPart(<RulesView onExit={() => {}} onOpen={() => {}} createSession={() => createFakeSession()} />);
    expect(screen.getByText('Знакомо 2 из 4')).toBeDefined();
  });
});

describe('the card of a rule', () => {
  it('has its checks, whose answers are saved, and a missed one comes back after the others', async () => {
    const { saved } = open({ ruleId: having.id });
    await screen.findByRole('article', { name: having.title });
    await press(texts.checkMyself);
    const kinds: (string | undefined)[] = [];
    const wrongFirst = having.checks.findIndex(({ kind }) => kind !== 'order');
    for (let step = 0; step <= having.checks.length; step++) {
      const shown = await waitFor(() => {
        const check = document.querySelector<HTMLElement>('[data-check]');
        expect(check?.querySelector('button[disabled][aria-pressed]') ?? null).toBeNull();
        if (!check) throw new Error('no check');
        return check;
      });
      kinds.push(shown.dataset.check);
      const place = step === having.checks.length ? wrongFirst : step;
      await answerCheck(having, place, step !== wrongFirst);
    }
    await screen.findByRole('article', { name: having.title });
    expect(kinds).toHaveLength(4);
    expect(saved.map(({ check, result }) => [check, result])).toEqual([
      ...having.checks.map((_, place) => [place, place === wrongFirst ? 'wrong' : 'right']),
      [wrongFirst, 'right'],
    ]);
  });

  it('can be left in the middle of its checks', async () => {
    const { exits } = open({ ruleId: et.id });
    await screen.findByRole('article', { name: et.title });
    await press(texts.checkMyself);
    await press(texts.stop);
    expect(screen.getByRole('article', { name: et.title })).toBeDefined();
    await press(texts.checkMyself);
    await goBack();
    expect(screen.getByRole('article', { name: et.title })).toBeDefined();
    expect(exits()).toBe(0);
  });

  it.each(['the device', 'the server'])(
    'shows sentences of its lesson that have it, from %s',
    async (from) => {
      const sentence = (pronunciation: string, russian: string) => ({
        hebrew: '',
        pronunciation: pronunciation.normalize('NFC'),
        transcription: '',
        russian,
        audio: '',
      });
      const lesson = sampleDetail({
        id: et.lessonId,
        proofs: [sentence('אַתָּה פֹּה.', 'Ты здесь.'), sentence('הִיא רוֹאָה אֶת דָּוִד.', 'Она видит Давида.')],
      });
      if (from === 'the device') localStore.write(localKeys.lessons(learnerId), [lesson]);
      server.use(msw.get(`*/api/lessons/${et.lessonId}`, () => HttpResponse.json(success(lesson))));
      open({ ruleId: et.id });
      const shown = within(await screen.findByRole('region', { name: texts.sentences }));
      expect(shown.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        expect.stringContaining('Она видит Давида.'),
      ]);
      // A look at a rule pushes no lesson off the device.
      const isKept = keptLessons({ session: { userId: () => learnerId } as Services['session'], localStore });
      expect(isKept.length).toBe(from === 'the device' ? 1 : 0);
    },
  );
});

/** Answers the check on the screen and waits until the next one. */
async function answerCheck({ checks }: RuleItem, place: number, isRight: boolean) {
  const { kind, options, answer } = checks[place] ?? { kind: 'choice', options: [], answer: 0 };
  if (kind === 'order') {
    const heap = within(screen.getByRole('group', { name: 'Слова фразы' }));
    for (const word of options) fireEvent.click(heap.getByRole('button', { name: word }));
    await press(texts.check);
  } else {
    const wanted = isRight ? options[answer] : options.find((_, at) => at !== answer);
    const group = within(screen.getByRole('group', { name: 'Варианты ответа' }));
    const button = group.getAllByRole('button').find(({ textContent }) => textContent === wanted);
    if (!button) throw new Error(`no option ${wanted}`);
    await act(async () => void fireEvent.click(button));
  }
  if (!isRight) return press(texts.next);
  const answered = document.querySelector('[data-check]');
  await waitFor(() => expect(document.querySelector('[data-check]')).not.toBe(answered));
}

it('the row of the profile says how many rules were met', async () => {
  server.use(...serveRules(all).handlers);
  let opened = 0;
  renderPart(
    <RulesRow
      onOpen={() => {
        opened += 1;
      }}
    />,
  );
  await screen.findByText('Знакомо 2 из 4');
  await press(/Грамматика/);
  expect(opened).toBe(1);
});
