// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NumberTask } from '../../../core/contracts/numbers.ts';
import { TodayNumbers } from '../../../web/src/features/numbers/today-numbers.tsx';
import { createAppServer } from '../../support/web/app.tsx';
import { press } from '../exercises/support.tsx';
import { playToday, renderToday, sampleToday } from './support.tsx';

const server = createAppServer();
const made: Blob[] = [];

beforeEach(() => {
  made.length = 0;
  // jsdom has neither.
  URL.createObjectURL = (blob) => `blob:${made.push(blob as Blob)}`;
  URL.revokeObjectURL = () => {};
});
afterEach(() => vi.restoreAllMocks());

const number = (kind: NumberTask['kind'], digits: string, ...parts: [string, string][]): NumberTask => ({
  ...{ kind, digits },
  pieces: parts.map(([pointed, transcription], at) => ({
    pointed,
    transcription,
    audio: `/audio/${at}.mp3`,
  })),
});
const price = number('price', '45', ['אַרְבָּעִים', 'арбаи́м'], ['וַחֲמִישָּׁה', 'вахамиша́'], ['שֶׁקֶל', 'шэ́кэл']);
const half = number('time', '1:30', ['אַחַת', 'аха́т'], ['וָחֵצִי', 'вахэ́ци']);

function open(tasks: NumberTask[], over: Partial<Parameters<typeof sampleToday>[0]> = {}, audio = 200) {
  const today = sampleToday({ numbers: tasks, numberKinds: ['price', 'time'], ...over });
  server.use(
    ...playToday(today).handlers,
    msw.get('*/audio/*', () =>
      audio === 200
        ? HttpResponse.arrayBuffer(new Uint8Array([255, 243]).buffer)
        : new HttpResponse(null, { status: audio }),
    ),
  );
  return renderToday({ parts: { numbers: TodayNumbers }, kind: over?.kind });
}
const asks = (text: string) => screen.findByRole('heading', { name: text });
const typeDigits = async (digits: string) => {
  for (const digit of digits) await press(digit);
  await press('Проверить');
};

it('a number is heard from its joined parts and typed; a wrong digit is told with what was said', async () => {
  open([price, half], { kind: 'numbers' });
  await asks('Сколько это стоит?');
  await screen.findByRole('button', { name: 'Медленнее' });
  expect(await made[0]?.arrayBuffer()).toHaveProperty('byteLength', 6);
  expect(screen.queryByRole('button', { name: 'Сообщить об ошибке' })).toBeNull();
  await typeDigits('46');
  expect(screen.getByRole('button', { name: 'Сообщить об ошибке' })).toBeDefined();
  expect(screen.getByText('Одна цифра другая: 5, а не 6.')).toBeDefined();
  expect(screen.getByText('45 ₪')).toBeDefined();
  expect(screen.getByText('ארבעים וחמישה שקל')).toBeDefined();
  expect(screen.getByText('[арбаи́м вахамиша́ шэ́кэл]')).toBeDefined();
  await press('Дальше');
  await asks('Который час?');
  await typeDigits('1:30');
  expect(screen.getByText('Верно!')).toBeDefined();
  await press('Дальше');
  // The missed one comes back once.
  await asks('Сколько это стоит?');
  await typeDigits('45');
  await press('Дальше');
  await screen.findByRole('heading', { name: 'Числа расслышаны' });
  expect(screen.getByRole('button', { name: 'На главную' })).toBeDefined();
});

it('in a session of the day the numbers can be passed over for the words', async () => {
  open([price], { tasks: [{ wordId: 101, skill: 'read', exercise: 'choose-russian' }] });
  await asks('Сколько это стоит?');
  await press('К словам');
  await asks('Что это значит?');
});

it('a keyboard types digits, and a sound that does not come can be asked for again', async () => {
  open([half], { kind: 'numbers' }, 503);
  await asks('Который час?');
  expect(await screen.findByText('Звук не загрузился. Проверьте связь.')).toBeDefined();
  server.use(msw.get('*/audio/*', () => HttpResponse.arrayBuffer(new Uint8Array([255]).buffer)));
  await press('Попробовать ещё раз');
  await screen.findByRole('button', { name: 'Медленнее' });
  for (const key of ['1', '.', '3', '1', 'Backspace', '0', 'Enter']) {
    await act(async () => void fireEvent.keyDown(window, { key }));
  }
  expect(screen.getByText('Верно!')).toBeDefined();
});
