// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { strToU8, zipSync } from 'fflate/browser';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReviewedTake, SyntheticVoice, VoiceCoverage } from '../../../core/contracts/voices/studio.ts';
import {
  voiceArchiveTexts as archiveTexts,
  renderingTexts,
  syntheticTexts,
  adminVoicesTexts as texts,
} from '../../../core/texts/admin/voices.ts';
import { cellsOf, createAdminServer, openSection } from './admin-server.tsx';

const server = createAdminServer();

const take = (id: number, over: Partial<ReviewedTake> = {}): ReviewedTake => ({
  id,
  key: `key ${id}`,
  kind: 'word',
  hebrew: 'שלום',
  pronunciation: 'שָׁלוֹם',
  transcription: `слово ${id}`,
  russian: 'мир',
  speakerId: 5,
  speakerName: 'Дана',
  status: 'pending',
  doubt: null,
  remark: null,
  audio: `/api/audio/take/${id}`,
  ms: 700,
  loudness: -16.04,
  createdAt: '2026-11-21T09:00:00Z',
  lessonName: 'Урок один',
  isPublished: false,
  accepted: null,
  ...over,
});

const counts = { waiting: 2, accepted: 3, returned: 0, published: 1 };
const coverage: VoiceCoverage = {
  speakers: [{ id: 5, name: 'Дана', gender: 'f', isActive: true, ...counts }],
  lessons: [
    { id: null, name: null, number: null, total: 60, published: 0, speakers: [] },
    { id: 3, name: 'Урок один', number: 1, total: 12, published: 1, speakers: [{ id: 5, ...counts }] },
  ],
};
const decided = () => server.asked.filter(({ call }) => call.startsWith('POST'));

beforeEach(() => {
  server.open();
  server.answer('get', '/admin/voices', coverage);
  server.answer('get', '/admin/voices/takes', {
    takes: [take(1, { status: 'doubtful', doubt: 'Распознавателю послышалось: лахем.' }), take(2), take(3)],
    left: 3,
  });
  server.answer('post', '/admin/voices/takes/:id', { status: 'accepted' });
  server.answer('get', '/sounds/rendering', {
    voice: 'google he-IL-Wavenet-A 0.85',
    rendered: 40,
    charactersToday: 900,
    dailyCharacters: 50_000,
    skipped: ['שלום'],
  });
});

describe('recordings of speakers', () => {
  it('are heard one after another, doubtful ones first, and accepted by a press or a key', async () => {
    await openSection('Голоса');
    await screen.findByText('Распознавателю послышалось: лахем.');
    expect(screen.getByText('1 из 3 · Урок один · Дана')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: texts.accept }));
    await screen.findByText('[слово 2]');
    fireEvent.keyDown(window, { key: 'ArrowRight' });
    await screen.findByText('[слово 3]');
    fireEvent.keyDown(window, { key: 'Enter' });
    await screen.findByText(texts.nothing.waiting);
    expect(decided().map(({ call }) => call)).toEqual([
      'POST /admin/voices/takes/1',
      'POST /admin/voices/takes/3',
    ]);
  });

  it('are sent back with a remark, never without', async () => {
    await openSection('Голоса');
    await screen.findByText('[слово 1]');
    fireEvent.keyDown(window, { key: 'в' });
    const send = await screen.findByRole<HTMLButtonElement>('button', { name: texts.send });
    expect(send.disabled).toBe(true);
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Ударение на последний слог' } });
    fireEvent.click(send);
    await screen.findByText('[слово 2]');
    expect(decided()[0]?.body).toEqual({ decision: 'return', remark: 'Ударение на последний слог' });
  });

  it('are counted by lesson and published at once', async () => {
    server.answer('post', '/admin/voices/publish', { published: 2 });
    await openSection('Голоса');
    const rows = cellsOf(await screen.findByRole('table', { name: texts.coverage }));
    expect(rows).toEqual([[`1. Урок один${texts.publish}`, '1 из 12', '3', '2']]);
    fireEvent.click(screen.getByRole('button', { name: texts.publishLabel('1. Урок один') }));
    await waitFor(() => expect(decided()[0]?.body).toEqual({ lessonId: 3 }));
    await screen.findByText('Опубликовано записей: 2');
  });
});

describe('recordings made elsewhere', () => {
  const archiveOf = (files: Record<string, Uint8Array>) =>
    new File([Uint8Array.from(zipSync(files))], 'voices.zip', { type: 'application/zip' });
  const choose = async (file: File) => {
    await openSection('Голоса');
    fireEvent.change(await screen.findByLabelText(archiveTexts.choose), { target: { files: [file] } });
  };

  it('come in as an archive; what did not fit is named by line, file and reason', async () => {
    server.answer('post', '/sounds/import', {
      saved: 1,
      problems: [{ line: 3, file: 'b.mp3', reason: 'В записи тишина.' }],
    });
    const rows = ['key,speaker,file,licence', 'א,5,a.mp3,CC0', 'ב,5,b.mp3,CC0', 'ג,5,c.mp3,CC0'];
    await choose(
      archiveOf({ 'voices.csv': strToU8(rows.join('\n')), 'a.mp3': strToU8('a'), 'b.mp3': strToU8('b') }),
    );
    await screen.findByText(archiveTexts.done(1, 2));
    expect(cellsOf(screen.getByRole('table', { name: archiveTexts.problems }))).toEqual([
      ['3', 'b.mp3', 'В записи тишина.'],
      ['4', 'c.mp3', 'такого файла в архиве нет'],
    ]);
  });

  it('that are no archive are told so, and nothing is sent', async () => {
    await choose(new File(['no zip'], 'voices.zip'));
    await screen.findByText('Это не архив zip, или он повреждён.');
    expect(decided()).toEqual([]);
  });
});

describe("Google's voice", () => {
  /** As it is found: every space is a plain one. */
  const stateText = (...figures: Parameters<typeof renderingTexts.state>) =>
    renderingTexts.state(...figures).replaceAll(/\s/g, ' ');

  it('says at a press what no person has said, until the characters of the day are spent', async () => {
    let left = 70;
    let goOn = () => {};
    const seen = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    server.answer('post', '/sounds/rendering', async () => {
      left -= 30;
      if (left === 10) await seen;
      return { rendered: 30, failed: [], left, isSpent: left < 20, charactersToday: 1000 };
    });
    await openSection('Голоса');
    await screen.findByText(stateText(40, 900, 50_000));
    expect(screen.getByText(renderingTexts.skipped, { exact: false }).textContent).toContain('שלום');
    fireEvent.click(screen.getByRole('button', { name: renderingTexts.start }));
    // What is shown is counted on with each call.
    await screen.findByText(stateText(70, 1000, 50_000));
    goOn();
    await screen.findByText(renderingTexts.done({ rendered: 60, failed: 0, left: 10, isSpent: true }));
  });

  it('without a key is not offered, and its name is not claimed', async () => {
    server.answer('get', '/sounds/rendering', {
      voice: null,
      rendered: 0,
      charactersToday: 0,
      dailyCharacters: 50_000,
      skipped: [],
    });
    await openSection('Голоса');
    await screen.findByText(renderingTexts.noKey);
    expect(screen.queryByRole('button', { name: renderingTexts.start })).toBeNull();
  });
});

describe('synthesised voices', () => {
  const noa: SyntheticVoice = {
    id: 7,
    name: 'Ноа',
    gender: 'f',
    isOn: true,
    bytes: 5_242_880,
    kinds: [
      { kind: 'word', said: 1100, total: 1192 },
      { kind: 'number', said: 65, total: 65 },
    ],
    origins: [
      {
        model: 'Модель',
        version: '2.0',
        address: 'https://example.org/voice',
        madeOn: '2026-11-20',
        licence: 'CC BY 4.0',
        sounds: 1165,
      },
    ],
  };
  beforeEach(() => server.answer('get', '/admin/voices/synthetic', [noa]));

  it('show what they say, and where it comes from', async () => {
    await openSection('Голоса');
    const rows = cellsOf(await screen.findByRole('table', { name: syntheticTexts.coverage('Ноа') }));
    expect(rows.map((cells) => cells.map((cell) => cell?.replaceAll(/\s/g, ' ')))).toEqual([
      ['Слова', '1 100 из 1 192'],
      ['Числа', '65 из 65'],
    ]);
    expect(screen.getByText('женский, 5,0 МБ')).toBeTruthy();
    expect(screen.getByText('Модель, 2.0, сделано 20.11.2026: 1165 звуков')).toBeTruthy();
    expect(screen.getByText('Лицензия: CC BY 4.0')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'https://example.org/voice' })).toBeTruthy();
  });

  it('are switched off', async () => {
    server.answer('put', '/admin/voices/synthetic/7', { isOn: false });
    await openSection('Голоса');
    fireEvent.click(await screen.findByRole('switch', { name: syntheticTexts.isOn }));
    await waitFor(() =>
      expect(server.asked.find(({ call }) => call === 'PUT /admin/voices/synthetic/7')?.body).toEqual({
        isOn: false,
      }),
    );
  });
});
