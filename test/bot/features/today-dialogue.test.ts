import { expect, it } from 'vitest';
import { smallDialogues } from '../../support/dialogues.ts';
import { answerTo, learned, press, setupTodayChat, today, write } from '../today-chat.ts';

setupTodayChat({ dialogues: smallDialogues });

it('the dialogue of a day is offered after its words, and begins at its button', async () => {
  await learned('shalom', 'ima');
  const [first] = await today();
  const [, second] = await write(answerTo(first));
  const said = await write(answerTo(second));
  const [end, offer] = said.slice(-2);
  expect(end?.text).toContain('На сегодня всё');
  expect(offer?.text).toContain('диалог');
  expect(offer?.buttons.map(({ text }) => text)).toEqual(['Диалог: Диалог hello']);
  expect(await press(offer, 'Диалог: Диалог hello')).toEqual([]);
});

it('a session that is stopped offers none', async () => {
  await learned('shalom', 'ima');
  const [first] = await today();
  await write(answerTo(first));
  const said = await write('хватит');
  expect(said.some(({ text }) => text.includes('диалог'))).toBe(false);
});

it('a day without one offers none', async () => {
  await learned('shalom');
  const [first] = await today();
  const said = await write(answerTo(first));
  expect(said.at(-1)?.text).toContain('На сегодня всё');
});
