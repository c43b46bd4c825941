// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Studio, StudioItem, Take } from '../../../core/contracts/voices/studio.ts';
import { studioTexts as texts } from '../../../core/texts/studio.ts';
import { voiceConsent } from '../../../core/voices/consent.ts';
import { StudioView } from '../../../web/src/features/studio/studio-view.tsx';
import { createAppServer } from '../../support/web/app.tsx';
import { failure, success } from '../../support/web/samples.ts';
import { renderPart } from '../../support/web/services.tsx';
import { button, createFakeRecorder, press, pressWhenEnabled } from '../exercises/support.tsx';

const server = createAppServer();

const consent = { version: voiceConsent.version, paragraphs: [...voiceConsent.text] };
const sampleTake = (over: Partial<Take> = {}): Take => ({
  id: 7,
  status: 'pending',
  audio: '/api/audio/take/7?until=1&signature=x',
  ms: 700,
  doubt: null,
  remark: null,
  isPublished: false,
  ...over,
});
const items = (['shalom', 'ima', 'aba'] as const).map(
  (key): StudioItem => ({
    key,
    kind: 'word',
    hebrew: { shalom: 'שלום', ima: 'אימא', aba: 'אבא' }[key],
    pronunciation: { shalom: 'שָׁלוֹם', ima: 'אִמָּא', aba: 'אַבָּא' }[key],
    transcription: { shalom: 'шал\u043e\u0301м', ima: '\u0438\u0301ма', aba: '\u0430\u0301ба' }[key],
    russian: { shalom: 'мир', ima: 'мама', aba: 'папа' }[key],
    take: key === 'shalom' ? sampleTake() : null,
    before: null,
  }),
);
const sampleStudio = (over: Partial<Studio> = {}): Studio => ({
  speaker: {
    name: 'Дана',
    gender: 'f',
    hasAgreed: true,
    agreedAt: '2026-11-22T09:00:00Z',
    recordings: 412,
  },
  consent,
  progress: { done: 412, total: 1024, returned: 0 },
  parts: [{ lessonId: 3, name: 'Урок один', number: 1, done: 1, total: 3 }],
  next: { lessonId: 3, key: 'ima' },
  ...over,
});

let sent: FormData[];
let answers: Response[];
const keeps = (over: Partial<Take> = {}) =>
  HttpResponse.json(
    success({
      take: sampleTake({ id: 8, ...over }),
      progress: { done: 413, total: 1024, returned: 0 },
    }) as object,
  );

beforeEach(() => {
  sent = [];
  answers = [];
});

function openStudio(studio: Studio = sampleStudio()) {
  server.use(
    msw.get('*/api/studio', () => HttpResponse.json(success(studio) as object)),
    msw.get('*/api/studio/items', () => HttpResponse.json(success({ items }) as object)),
    msw.post('*/api/audio/take', async ({ request }) => {
      sent.push(await request.formData());
      return answers.shift() ?? keeps();
    }),
  );
  const { recorder, told } = createFakeRecorder({ level: () => 0.1 });
  renderPart(<StudioView onExit={() => {}} onOpen={() => {}} openRecorder={() => recorder} />);
  return told;
}

describe('the studio', () => {
  it('tells whoever is no speaker who may record', async () => {
    openStudio(sampleStudio({ speaker: null, parts: [] }));
    await screen.findByText(texts.strangerText);
  });

  it('asks for consent first, in all its words', async () => {
    openStudio(
      sampleStudio({
        speaker: { name: 'Дан', gender: 'm', hasAgreed: false, agreedAt: null, recordings: 0 },
      }),
    );
    for (const paragraph of voiceConsent.text) await screen.findByText(paragraph);
    let agreedTo: unknown;
    server.use(
      msw.post('*/api/studio/consent', async ({ request }) => {
        agreedTo = await request.json();
        return HttpResponse.json(success({ hasAgreed: true }) as object);
      }),
      msw.get('*/api/studio', () => HttpResponse.json(success(sampleStudio()) as object)),
    );
    await press('Согласен');
    await screen.findByText('Записано 412 из 1 024');
    expect(agreedTo).toEqual({ version: voiceConsent.version });
  });

  it('goes on at the first word that is not said, records it and plays what is kept', async () => {
    const told = openStudio();
    await screen.findByText('Записано 412 из 1 024');
    await press(texts.goOn);
    await screen.findByText('אִמָּא');
    await press(texts.record);
    await press(texts.stop);
    await screen.findByText(texts.kept);
    expect(told.starts).toBe(1);
    expect(sent[0]?.get('key')).toBe('ima');
    expect(sent[0]?.get('file')).toBeInstanceOf(File);
    await pressWhenEnabled(texts.next);
    await screen.findByText('אַבָּא');
    expect(screen.getByText('1. Урок один · 2 из 3')).toBeTruthy();
  });

  it('says why a take is refused, and records the same word again', async () => {
    openStudio();
    answers = [
      HttpResponse.json(failure('take_clipped', 'Слишком близко к микрофону.') as object, { status: 400 }),
    ];
    await screen.findByText('Записано 412 из 1 024');
    await press(texts.goOn);
    await screen.findByText('אִמָּא');
    await press(texts.record);
    await press(texts.stop);
    expect((await screen.findByRole('alert')).textContent).toContain('Слишком близко к микрофону.');
    await press(texts.record);
    await press(texts.stop);
    await screen.findByText(texts.kept);
    expect(sent.map((form) => form.get('key'))).toEqual(['ima', 'ima']);
  });

  it('keeps a take that was not sent, and sends it again', async () => {
    openStudio();
    answers = [HttpResponse.json(failure('internal', 'Что-то сломалось.') as object, { status: 503 })];
    await screen.findByText('Записано 412 из 1 024');
    await press(texts.goOn);
    await screen.findByText('אִמָּא');
    await press(texts.record);
    await press(texts.stop);
    await screen.findByText(texts.notSent);
    await press(texts.sendAgain);
    await screen.findByText(texts.kept);
  });

  it('goes back to a word said before, and shows what came back with its remark', async () => {
    openStudio();
    await screen.findByText('Записано 412 из 1 024');
    await press(texts.goOn);
    await screen.findByText('אִמָּא');
    await press(texts.previous);
    await screen.findByText('שָׁלוֹם');
    expect(screen.getByText(texts.waiting)).toBeTruthy();
    await waitFor(() => expect(button(texts.listen).disabled).toBe(false));
  });
});
