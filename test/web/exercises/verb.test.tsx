// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { expect, it } from 'vitest';
import type { VerbDetail } from '../../../core/contracts/catalogue.ts';
import { type FormKey, formKeys } from '../../../core/hebrew/conjugation/forms.ts';
import { VerbButton } from '../../../web/src/exercises/verb/verb-button.tsx';
import { createAppServer } from '../../support/web/app.tsx';
import { failure, success } from '../../support/web/samples.ts';
import { renderPart } from '../../support/web/services.tsx';
import { client } from '../trainer/client.ts';
import { playLesson, progressOf, renderTrainer, sampleDetail } from '../trainer/support.tsx';
import { createFakePlayer, press, sampleWord } from './support.tsx';

const server = createAppServer();

/** kotev */
const kotev = sampleWord({
  id: 300,
  hebrew: 'כותב',
  pronunciation: 'כּוֹתֵב',
  transcription: 'котэ́в',
  russian: '(он) пишет',
  verb: { root: 'כתב', binyan: 'paal' },
});
const form = (pointed: string, full: string, transcription: string, audio: string | null = null) => ({
  pointed: pointed.normalize('NFC'),
  full,
  transcription,
  audio,
});
const some: Partial<Record<FormKey, VerbDetail['forms'][FormKey]>> = {
  infinitive: form('לִכְתֹּב', 'לכתוב', 'лихто́в'),
  'present.sg.m': form('כּוֹתֵב', 'כותב', 'котэ́в'),
  'present.sg.f': form('כּוֹתֶבֶת', 'כותבת', 'котэ́вэт'),
  'present.pl.m': form('כּוֹתְבִים', 'כותבים', 'котви́м'),
  'present.pl.f': form('כּוֹתְבוֹת', 'כותבות', 'котво́т'),
  'past.1pl': form('כָּתַבְנוּ', 'כתבנו', 'ката́вну', '/api/audio/1/300?form=past.1pl'),
  'future.1sg': form('אֶכְתֹּב', 'אכתוב', 'эхто́в'),
};
const forms = Object.fromEntries(formKeys.map((key) => [key, some[key] ?? null])) as VerbDetail['forms']; // every key
const verb: VerbDetail = {
  root: 'כתב',
  binyan: 'paal',
  forms,
  imperfective: 'писать',
  perfective: 'написать',
  government: 'что: את',
  examples: [
    {
      form: 'past.1pl',
      hebrew: 'כתבנו לך.',
      pronunciation: 'כָּתַבְנוּ לָךְ.'.normalize('NFC'),
      transcription: 'ката́вну лах',
      russian: 'Мы написали тебе.',
      audio: '/audio/wrote.mp3',
    },
  ],
  family: [],
};

const answer = (data: unknown = success(verb), status = 200) =>
  server.use(msw.get('*/api/verbs/300', () => HttpResponse.json(data as object, { status })));

async function open() {
  const { player, played, end } = createFakePlayer();
  renderPart(<VerbButton word={kotev} player={player} />);
  await press('Все формы глагола');
  const sheet = await screen.findByRole('dialog');
  return { sheet: within(sheet), dialog: sheet, played, end };
}

it('stays when the view that opened it hides its own part for want of height', async () => {
  answer();
  const { player } = createFakePlayer();
  const { container } = renderPart(
    <div>
      <VerbButton word={kotev} player={player} />
    </div>,
  );
  await press('Все формы глагола');
  const sheet = await screen.findByRole('dialog');
  container.style.display = 'none';
  expect(screen.queryByRole('dialog')).toBe(sheet);
});

it('shows a tapped form in a sentence that sounds, where a lesson has one', async () => {
  answer();
  const { sheet, played } = await open();
  const past = await sheet.findByRole('region', { name: 'Прошедшее' });
  expect(sheet.queryByText('Мы написали тебе.')).toBeNull();
  fireEvent.click(within(past).getByRole('button'));
  fireEvent.click(await sheet.findByRole('button', { name: /Мы написали тебе/ }));
  expect(played.at(-1)?.sound.url).toBe('/audio/wrote.mp3');
});

it('shows root and binyan, then the tenses that the verb has, present first', async () => {
  answer();
  const { sheet, dialog } = await open();
  await sheet.findByRole('region', { name: 'Настоящее' });
  expect(sheet.getAllByRole('region').map((one) => one.querySelector('strong')?.textContent)).toEqual([
    'Настоящее',
    'Прошедшее',
    'Будущее',
  ]);
  expect(dialog.textContent).toContain('Корень כ־ת־ב');
  expect(dialog.textContent).toContain('Биньян паъаль');
  expect(sheet.getByRole('heading', { level: 2 }).textContent).toBe(`${some.infinitive?.pointed}[лихто́в]`);
  const present = within(sheet.getByRole('region', { name: 'Настоящее' }));
  expect(present.getAllByRole('button').map((button) => button.firstElementChild?.textContent)).toEqual([
    'я, ты, он',
    'я, ты, она',
    'мы, вы, они',
    'мы, вы, они (ж.)',
  ]);
});

it('shows the Russian pair and what the verb governs', async () => {
  answer();
  const { sheet } = await open();
  expect(await sheet.findByText('писать / написать')).toBeDefined();
  expect(sheet.getByText(/^Управление/).textContent).toBe('Управление: что — את');
});

/** ktovet, hikhtiv */
const address = sampleWord({ id: 301, hebrew: 'כתובת', pronunciation: 'כְּתוֹבֶת', russian: 'адрес' });
const dictate = sampleWord({
  id: 302,
  hebrew: 'הכתיב',
  pronunciation: 'הִכְתִּיב',
  russian: '(он) диктовал',
  verb: { root: 'כתב', binyan: 'hifil' },
});
const family: VerbDetail['family'] = [
  { lesson: { id: 1, number: 12, name: 'В городе' }, isLearned: true, word: address },
  { lesson: { id: 2, number: 40, name: 'Школа' }, isLearned: false, word: dictate },
  { lesson: { id: 3, number: 50, name: 'Письма' }, isLearned: false, word: null },
];

it('shows the words of the same root: those that are known, those to come, those of locked lessons', async () => {
  answer(success({ ...verb, family }));
  const { sheet, played } = await open();
  const root = within(await sheet.findByRole('region', { name: 'Семья корня' }));
  expect(
    root.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\p{M}|\[.*\]/gu, '')),
  ).toEqual(['כתובתадресзнаю', 'הכתיב(он) диктовалурок 40', 'Слово из премиум-урока 50 «Письма»']);
  fireEvent.click(root.getByRole('button', { name: /адрес/ }));
  expect(played.map(({ sound }) => sound.text)).toEqual(['כְּתוֹבֶת']);
});

it('opens a verb of the same root in its own card, from which the way back leads here', async () => {
  answer(success({ ...verb, family }));
  server.use(
    msw.get('*/api/verbs/302', () =>
      HttpResponse.json(success({ ...verb, binyan: 'hifil', imperfective: 'диктовать', perfective: null })),
    ),
  );
  const { sheet } = await open();
  fireEvent.click(await sheet.findByRole('button', { name: 'Все формы глагола: (он) диктовал' }));
  expect(await sheet.findByText('диктовать')).toBeDefined();
  client.send('back_button_pressed');
  expect(await sheet.findByText('писать / написать')).toBeDefined();
});

it('colours the letters of the root, and nothing of the ending', async () => {
  answer();
  const { sheet } = await open();
  const button = await sheet.findByRole('button', { name: /ката́вну/ });
  expect([...button.querySelectorAll('bdi span')].map((span) => span.textContent)).toEqual([
    'כָּתַבְ'.normalize('NFC'),
  ]);
  expect(button.querySelector('bdi')).toMatchObject({ lang: 'he', dir: 'rtl' });
  expect(button.querySelector('bdi')?.textContent).toBe(some['past.1pl']?.pointed);
});

it('plays a form at a tap, and says when it did not sound', async () => {
  answer();
  const { sheet, played, end } = await open();
  fireEvent.click(await sheet.findByRole('button', { name: /ката́вну/ }));
  expect(played.map(({ sound }) => sound)).toEqual([
    { url: '/api/audio/1/300?form=past.1pl', text: some['past.1pl']?.pointed },
  ]);
  await end('failed');
  expect(sheet.getByText('Не удалось воспроизвести аудио')).toBeDefined();
});

it('offers to try again when the forms did not come', async () => {
  answer(failure('internal', 'Ошибка'), 400);
  const { sheet } = await open();
  await sheet.findByRole('alert');
  answer();
  fireEvent.click(sheet.getByRole('button', { name: 'Попробовать ещё раз' }));
  expect(await sheet.findByRole('region', { name: 'Настоящее' })).toBeDefined();
});

it('closes by its button', async () => {
  answer();
  const { sheet } = await open();
  fireEvent.click(sheet.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('closes by the back button of Telegram, and the lesson stays', async () => {
  answer();
  const lesson = sampleDetail({ words: [kotev] });
  server.use(...playLesson(lesson).handlers);
  const { exits } = renderTrainer();
  fireEvent.click(await screen.findByRole('button', { name: 'Все формы глагола' }));
  // The forms stand in it: by then it listens to the button.
  await within(await screen.findByRole('dialog')).findByRole('region', { name: 'Настоящее' });
  client.send('back_button_pressed');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(exits()).toBe(0);
});

it('opens from the end of a lesson, for its verbs only', async () => {
  answer();
  const words = [kotev, sampleWord()];
  const stages = ['LISTEN', 'RECORD', 'WRITE', 'TYPE'] as const;
  const progress = words.map(({ id }) => progressOf(id, stages));
  server.use(...playLesson(sampleDetail({ words, progress })).handlers);
  renderTrainer();
  const buttons = await screen.findAllByRole('button', { name: /^Все формы глагола/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Все формы глагола: (он) пишет',
  ]);
  fireEvent.click(buttons[0] as HTMLElement);
  expect(await screen.findByRole('dialog')).toBeDefined();
});
