import '../../support/web/launched.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { expect, it } from 'vitest';
import type { SaveProgressResponse } from '../../../core/contracts/progress.ts';
import styles from '../../../web/src/app/news/celebrations.module.css';
import { localKeys } from '../../../web/src/lib/local-store.ts';
import { createPageOutbox } from '../../../web/src/lib/outbox/outbox.ts';
import { createAppServer, renderApp } from '../../support/web/app.tsx';
import { learnerId, sampleHome, sampleSaved, success } from '../../support/web/samples.ts';
import { localStore } from '../../support/web/services.tsx';

const server = createAppServer();

/** Opens the app and saves one answer, to which the server replies with this. */
async function saveAnswer(home: ReturnType<typeof sampleHome>, reply: Partial<SaveProgressResponse>) {
  server.answerHome(home);
  server.use(msw.post('*/api/progress', () => HttpResponse.json(success(sampleSaved(reply)))));
  const { services } = renderApp();
  await screen.findByRole('heading', { name: 'Уроки' });
  // The day comes with the late code, which hears of saved answers.
  await screen.findByText('дня подряд');
  // What was there before is noted on the device first.
  await waitFor(() => expect(localStore.read(localKeys.seenRewards(learnerId))).toBeDefined());
  const body = { lessonId: 2, wordId: 5, attempts: { TYPE: { result: 'right' as const } } };
  await act(() => services.once(createPageOutbox).save({ call: 'POST /progress', body }));
}

const done = { completed: true };
const word = {
  word_id: 5,
  completed: true,
  learned: true,
  attempts: { LISTEN: done, RECORD: done, WRITE: done, TYPE: done },
};

it('a new status is celebrated with its piece and the way that lies ahead, and can be waved away', async () => {
  await saveAnswer(sampleHome({ points: 99 }), { points: 100 });
  expect(await screen.findByText('Новый статус')).toBeDefined();
  expect(screen.getByText('Дальше — Слон, 200 баллов')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByText('Новый статус')).toBeNull();
});

it('several at once come one after another, the greatest last', async () => {
  const awarded = [{ reason: 'word_master' as const, ref: '50', points: 50 }];
  await saveAnswer(sampleHome({ points: 64, wordsToday: 4 }), { points: 115, awarded, words: [word] });
  for (const title of ['Цель дня выполнена: 5 слов', 'Мастер слов', 'Новый статус']) {
    expect((await screen.findAllByText(title)).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
  }
  expect(screen.queryByRole('button', { name: 'Закрыть' })).toBeNull();
});

it('the ring of home fills as soon as a word is saved', async () => {
  await saveAnswer(sampleHome({ wordsToday: 1 }), { words: [word] });
  expect(await screen.findByText('Новых: 2 из 5')).toBeDefined();
});

it('what was celebrated is not celebrated at the next opening', async () => {
  localStore.write(localKeys.seenRewards(learnerId), {
    status: 2,
    achievements: {},
    goalDay: '2026-11-21',
  });
  await saveAnswer(sampleHome({ points: 64, wordsToday: 5 }), { points: 65, words: [word] });
  await screen.findByRole('img', { name: '65 баллов' });
  expect(screen.queryByText('Цель на сегодня выполнена')).toBeNull();
});

it('the goal of the day is one line over the header, said once, and the exercise goes on below it', async () => {
  await saveAnswer(sampleHome({ points: 64, wordsToday: 4 }), { points: 65, words: [word] });
  const line = (await screen.findByText('Цель дня выполнена: 5 слов')).closest('[role="status"]');
  expect(line?.textContent).toBe('Цель дня выполнена: 5 слов');
  expect(line?.className).toBe(styles.region);
  // The region begins where the header does, is no taller than it, and takes no touch outside of the line.
  expect(ruleOf('region')).toContain('top: var(--safe-top);');
  expect(ruleOf('region')).not.toMatch(/bottom:|inset:|height:/);
  expect(ruleOf('line')).toContain('min-height: 52px;');
  expect(screen.getByRole('heading', { name: 'Уроки' })).toBeDefined();
});

/** The declarations of a class of the celebrations. */
function ruleOf(name: string): string {
  const css = readFileSync(join(process.cwd(), 'web/src/app/news/celebrations.module.css'), 'utf8');
  return css.split(`.${name} {`)[1]?.split('}')[0] ?? '';
}
