// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw, type RequestHandler } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DialogueItem } from '../../../core/contracts/dialogues.ts';
import { startPlay } from '../../../core/dialogues/play.ts';
import { dialogueListTexts } from '../../../core/texts/lesson/dialogue-list.ts';
import { dialogueTexts } from '../../../core/texts/lesson/dialogues.ts';
import { DialoguesRow } from '../../../web/src/features/dialogues/dialogues-row.tsx';
import {
  DialoguesView,
  type DialoguesViewProps,
} from '../../../web/src/features/dialogues/dialogues-view.tsx';
import { queryKeys } from '../../../web/src/lib/cache/query-keys.ts';
import { keepOpened } from '../../../web/src/lib/kept/dialogues.ts';
import { localKeys } from '../../../web/src/lib/local-store.ts';
import type { View } from '../../../web/src/lib/navigation/view.ts';
import { createAppServer } from '../../support/web/app.tsx';
import { failure, learnerId, sampleHome } from '../../support/web/samples.ts';
import { createPage, localStore, renderPart } from '../../support/web/services.tsx';
import { createFakeSession, press } from '../exercises/support.tsx';
import { client } from '../trainer/client.ts';
import { sampleDialogue, sampleItem, serveDialogues } from './support.tsx';

const texts = { ...dialogueListTexts, ...dialogueTexts };

const server = createAppServer();
beforeEach(() => void localStore.write(localKeys.lastUser, learnerId));

const water = sampleItem({ state: 'heard' });
const bus = sampleItem({ id: 901, key: 'bus', title: 'В автобусе', lessonId: 2, state: 'played' });
const bank = sampleItem({ id: 902, key: 'bank', title: 'В банке', lessonId: 3, isLocked: true });
const all = [water, bus, bank];

function open(
  props: Partial<DialoguesViewProps> = {},
  { items = all as readonly DialogueItem[], page = createPage(), handlers = [] as RequestHandler[] } = {},
) {
  const served = serveDialogues(sampleDialogue(), items);
  server.use(...handlers, ...served.handlers);
  page.queryClient.setQueryData(queryKeys.home, sampleHome());
  const opened: View[] = [];
  const told = { exits: 0 };
  const view = renderPart(
    <DialoguesView
      createSession={() => createFakeSession()}
      onExit={() => {
        told.exits += 1;
      }}
      onOpen={(one) => opened.push(one)}
      {...props}
    />,
    page,
  );
  return { ...view, ...served, opened, told };
}

const row = ({ title }: DialogueItem) =>
  screen.getByRole('button', { name: (name) => name.startsWith(title) });
const goBack = () => act(async () => client.send('back_button_pressed'));
const stepOf = () => document.querySelector<HTMLElement>('[data-step]')?.dataset.step;

describe('«Диалоги»', () => {
  it('lists them by section with their lesson and length, and says which were heard and played', async () => {
    open();
    await screen.findByRole('heading', { name: texts.title });
    expect(screen.getByText(texts.playedOf(1, 3))).toBeDefined();
    const [section] = sampleHome().sections;
    const first = within(screen.getByRole('region', { name: section?.name ?? '' }));
    const lesson = section?.subsections[0]?.lessons[0]?.name;
    expect(first.getAllByRole('button')[0]?.textContent).toBe(
      `Вода в киоске${lesson} · 4 реплики, 1\u00a0мин, прослушан`,
    );
    expect(row(bus).textContent).toContain('сыгран');
    expect(row(bank).textContent).toContain('премиум');
    expect(row(bank).textContent).not.toContain('реплик');
  });

  it('opens one, and goes back to the list, then to where one came from', async () => {
    const { opened, told } = open({ from: 'profile' });
    await screen.findByRole('heading', { name: texts.title });
    fireEvent.click(row(water));
    await screen.findByText('Дана у киоска. Жарко.');
    await goBack();
    expect(screen.getByRole('heading', { name: texts.title })).toBeDefined();
    await goBack();
    expect([opened, told.exits]).toEqual([[{ name: 'profile' }], 0]);
  });

  it('leads from a locked one to what opens its lesson, from the list and from a link', async () => {
    const { opened, unmount } = open();
    await screen.findByRole('heading', { name: texts.title });
    fireEvent.click(row(bank));
    expect(opened).toEqual([{ name: 'subscription', lessonId: 3 }]);
    unmount();
    const refused = msw.get('*/api/dialogues/:id', () =>
      HttpResponse.json(failure('premium_required', 'нет'), { status: 403 }),
    );
    const link = open({ dialogueId: bank.id }, { handlers: [refused] });
    await screen.findByText(texts.locked);
    await press(texts.toPlans);
    expect(link.opened).toEqual([{ name: 'subscription', lessonId: 3 }]);
  });

  it('says so when it cannot be loaded, and tries again', async () => {
    server.use(msw.get('*/api/dialogues', () => HttpResponse.json(failure('x', 'нет'), { status: 400 })));
    renderPart(
      <DialoguesView onExit={() => {}} onOpen={() => {}} createSession={() => createFakeSession()} />,
    );
    await screen.findByText(texts.failed);
    server.use(...serveDialogues(sampleDialogue(), all).handlers);
    await press(texts.retry);
    await screen.findByRole('heading', { name: texts.title });
  });

  it('has nothing to show where the course has none', async () => {
    const { told } = open({}, { items: [] });
    await screen.findByText(texts.empty);
    await press(texts.back);
    expect(told.exits).toBe(1);
  });
});

describe('a dialogue that was begun', () => {
  const role = { speaker: 1, level: 'cue' } as const;
  const play = {
    ...startPlay,
    step: 'role',
    at: 1,
    role,
    level: 'cue',
    isAsked: true,
    isQuiet: true,
  } as const;

  it('goes on at its turn, without a network too', async () => {
    const page = createPage();
    keepOpened(page.services, { detail: sampleDialogue(), play });
    server.cutNetwork();
    renderPart(
      <DialoguesView
        dialogueId={water.id}
        onExit={() => {}}
        onOpen={() => {}}
        createSession={() => createFakeSession()}
      />,
      page,
    );
    await screen.findByText('Согласитесь и спросите имя.');
  });

  it('begins anew where its lines have changed since, or where it was over', async () => {
    const page = createPage();
    const old = sampleDialogue();
    const turns = old.turns.slice(1);
    keepOpened(page.services, { detail: { ...old, turns }, play });
    const { unmount } = open({ dialogueId: water.id }, { page });
    await waitFor(() => expect(stepOf()).toBe('scene'));
    unmount();
    const later = createPage();
    keepOpened(later.services, { detail: old, play: { ...play, step: 'end' } });
    open({ dialogueId: water.id }, { page: later });
    await waitFor(() => expect(stepOf()).toBe('scene'));
  });
});

it('the row of the profile tells how many were played', async () => {
  server.use(...serveDialogues(sampleDialogue(), all).handlers);
  const told = { opened: 0 };
  renderPart(
    <DialoguesRow
      onOpen={() => {
        told.opened += 1;
      }}
    />,
  );
  await screen.findByText(texts.playedOf(1, 3));
  await press(/Диалоги/);
  expect(told.opened).toBe(1);
});

it('what the list knows is on the screen at once after a role, and after the reply', async () => {
  const { saved, queryClient } = open({ dialogueId: water.id });
  await screen.findByText('Дана у киоска. Жарко.');
  await press(texts.readInstead);
  await press(texts.toQuestions);
  for (const label of ['воду', 'как её зовут']) {
    const choice = await screen.findByRole('button', { name: label });
    await act(async () => void fireEvent.click(choice));
  }
  const state = () => queryClient.getQueryData<DialogueItem[]>(queryKeys.dialogues)?.[0]?.state;
  await waitFor(() => expect(saved).toHaveLength(3));
  expect(state()).toBe('heard');
});
