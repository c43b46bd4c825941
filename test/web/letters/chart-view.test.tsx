// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { letterTexts as texts } from '../../../core/texts/lesson/letters.ts';
import { ChartView } from '../../../web/src/features/letters/chart-view.tsx';
import { createAppServer } from '../../support/web/app.tsx';
import { renderPart } from '../../support/web/services.tsx';
import { createFakeRecogniser, createFakeSession, press, pressWhenEnabled } from '../exercises/support.tsx';
import { drawOn, sampleLetter, serveLetters, stepOnScreen } from './support.tsx';

const server = createAppServer();

function openChart(items: readonly object[], session = createFakeSession()) {
  const { handlers, saved } = serveLetters(items);
  server.use(...handlers);
  renderPart(<ChartView onExit={() => {}} onOpen={() => {}} createSession={() => session} />);
  return saved;
}

const options = () => screen.getByRole('group', { name: 'Варианты ответа' });
const shownOptions = () => [...options().querySelectorAll('button bdi')].map((option) => option.textContent);
const stepBecomes = (exercise: string) => waitFor(() => expect(stepOnScreen()?.exercise).toBe(exercise));

/** Does the step on the screen right; drills of a pair draw nothing here. */
async function doRight(names: Readonly<Record<string, string>>): Promise<void> {
  const step = stepOnScreen();
  const bar = () => screen.queryByRole('progressbar')?.getAttribute('aria-label');
  const before = bar();
  if (step?.exercise === 'compare') await press(texts.next);
  else if (step?.exercise === 'write') await press(texts.cannotDraw);
  else await pressWhenEnabled(new RegExp(`^${names[step?.letter ?? '']}`));
  await waitFor(() => expect(bar()).not.toBe(before));
}

describe('letters that were mixed up', () => {
  const mixedUp = { key: 'resh', letter: 'ר', times: 3 };
  const pair = () => {
    const dalet = sampleLetter('dalet');
    const others = ['resh', 'he', 'tav', 'shin'].map((key) => sampleLetter(key));
    return [{ ...dalet, state: { ...dalet.state, mixedUpWith: [mixedUp] } }, ...others];
  };

  it('lead into a drill of just the two, side by side first, with no third letter to choose', async () => {
    const saved = openChart(pair());
    await screen.findByText(texts.chart.times(3), undefined);
    await press(texts.chart.practisePair('далет', 'реш'));
    await screen.findByRole('heading', { name: texts.tasks.compare });
    expect(screen.getByText('далет')).toBeTruthy();
    expect(screen.getByText('реш')).toBeTruthy();
    const asked = new Set<string>();
    for (let step = stepOnScreen(); step; step = stepOnScreen()) {
      asked.add(step.letter);
      if (step.exercise !== 'compare' && step.exercise !== 'write')
        expect(shownOptions().toSorted()).toEqual(['ד', 'ר']);
      await doRight({ dalet: 'ד', resh: 'ר' });
    }
    expect([...asked].toSorted()).toEqual(['dalet', 'resh']);
    await screen.findByRole('heading', { name: texts.title });
    await waitFor(() => expect(saved.length).toBeGreaterThanOrEqual(6));
    expect(new Set(saved.flatMap(({ letters }) => letters))).toEqual(new Set(['dalet', 'resh']));
  });
});

describe('a letter whose data is damaged', () => {
  it('is met without its hint and strokes, says so, and leads on; the others are as they were', async () => {
    const { hint: _, looks: __, spokenName: ___, ...damaged } = sampleLetter('dalet');
    const nothing = { ...createFakeRecogniser().recogniser, model: () => undefined };
    const session = createFakeSession({ recogniser: { load: async () => nothing } });
    const saved = openChart(
      [damaged, { key: 'lost' }, ...['resh', 'he', 'tav'].map((key) => sampleLetter(key))],
      session,
    );
    await screen.findByRole('heading', { name: texts.title });
    await press(/^далет, .*учу$/);
    await screen.findByText(texts.incomplete, undefined);
    await press(texts.next);
    await stepBecomes('trace');
    await screen.findByText(texts.noModel, undefined);
    await press(texts.next);
    await stepBecomes('write');
    drawOn();
    await pressWhenEnabled(texts.check);
    await stepBecomes('find');
    await waitFor(() => expect(saved.map(({ event }) => event)).toEqual(['meet', 'write']));
  });

  it('says that its sound did not load, and the answer is given without it', async () => {
    const items = ['dalet', 'resh', 'he', 'tav'].map((key) => sampleLetter(key));
    const player = { ...createFakeSession().player, play: async () => 'failed' as const };
    openChart(items, createFakeSession({ player }));
    await screen.findByRole('heading', { name: texts.title });
    await press(/^далет, .*учу$/);
    await press(texts.listen);
    await screen.findByText(texts.soundFailed, undefined);
    await press(texts.next);
    await stepBecomes('trace');
  });
});
