// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RuleTask } from '../../../core/contracts/memory.ts';
import { TodayRules } from '../../../web/src/exercises/rules/today-rules.tsx';
import { createAppServer } from '../../support/web/app.tsx';
import { press } from '../exercises/support.tsx';
import { sampleRule, serveRules } from '../rules/support.tsx';
import { playToday, renderToday, sampleToday, shalom } from './support.tsx';

const server = createAppServer();

/** The checks of a rule as a day asks them; those at `made` as if they were made of learned words. */
function tasksOf(key: string, places: readonly number[], made: readonly number[] = []): RuleTask[] {
  const { id, title, checks } = sampleRule(key);
  return places.flatMap((place): RuleTask[] => {
    const check = checks[place];
    return check ? [{ ruleId: id, key, title, check, place: made.includes(place) ? null : place }] : [];
  });
}

function open(rules: RuleTask[], over: Partial<Parameters<typeof sampleToday>[0]> = {}) {
  const served = serveRules([sampleRule('the', { state: 'met' })]);
  server.use(...playToday(sampleToday({ rules, dueRules: 1, ...over })).handlers, ...served.handlers);
  return { ...renderToday({ parts: { rules: TodayRules } }), saved: served.saved };
}

const option = async (text: string) => {
  const group = await screen.findByRole('group', { name: 'Варианты ответа' });
  const found = within(group)
    .getAllByRole('button')
    .find(({ textContent }) => textContent?.startsWith(text));
  if (!found) throw new Error(`no option ${text}`);
  return found;
};
const choose = async (text: string) => fireEvent.click(await option(text));
const asked = (place: number) => sampleRule('the').checks[place]?.prompt ?? '';
/** Waits until a check is asked that was not answered yet. */
const asks = (place: number) =>
  waitFor(() => {
    const [start = ''] = asked(place).split(/[א-ת]/);
    expect(document.querySelector('section[data-check]')?.textContent).toContain(start.trim());
    expect(screen.getByRole('status').textContent).toBe('');
  });

it('rules are asked before the words; a missed check says why and comes back once at the end', async () => {
  const { saved } = open(tasksOf('the', [0, 2]), {
    tasks: [{ wordId: shalom.id, skill: 'read', exercise: 'choose-russian' }],
    due: 1,
  });
  await screen.findByText(/^Тот самый:/);
  await choose('да');
  expect(screen.getByRole('status').textContent).toContain('ה — для той самой, известной книги.');
  await press('Дальше');
  await asks(2);
  await choose('та самая книга');
  await asks(0);
  await choose('нет');
  await screen.findByRole('heading', { name: 'Что это значит?' });
  await waitFor(() => expect(saved).toHaveLength(3));
  const { id, checks } = sampleRule('the');
  expect(saved.map(({ ruleId, result, check }) => [ruleId, result, check])).toEqual([
    [id, 'wrong', 0],
    [id, 'right', 2],
    [id, 'right', 0],
  ]);
  expect(saved[0]?.chosen).toBe(checks[0]?.options.indexOf('да'));
  expect(saved.every(({ ms }) => typeof ms === 'number')).toBe(true);
});

it('a check of learned words has no place, and its practice at the end is not sent', async () => {
  const { saved } = open(tasksOf('the', [0], [0]));
  await choose('да');
  await press('Дальше');
  await choose('нет');
  await screen.findByText('Правила: 0 из 1');
  expect(saved.map(({ result, check }) => [result, check])).toEqual([['wrong', undefined]]);
});

it('how they went is said at the end of the day', async () => {
  open(tasksOf('the', [0, 2]));
  await choose('нет');
  await asks(2);
  await choose('та самая книга');
  await screen.findByRole('heading', { name: 'На сегодня всё' });
  expect(screen.getByText('Правила: 2 из 2')).toBeDefined();
});

it('may be skipped, and say nothing then', async () => {
  const { saved } = open(tasksOf('the', [0]));
  await asks(0);
  await press('Пропустить правила');
  await screen.findByRole('heading', { name: 'Повторять пока нечего' });
  expect(screen.queryByText('Правила:', { exact: false })).toBeNull();
  expect(saved).toEqual([]);
});

it('a mistake leads to the card of the rule, and back to the same question', async () => {
  open(tasksOf('the', [0]));
  await choose('да');
  fireEvent.click(await screen.findByRole('button', { name: 'Почему?' }));
  const card = await screen.findByRole('dialog');
  expect(within(card).getByText('просто дом, какой-то', { exact: false })).toBeDefined();
  fireEvent.click(within(card).getByRole('button', { name: 'Закрыть' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Дальше' })).toBeDefined();
});
