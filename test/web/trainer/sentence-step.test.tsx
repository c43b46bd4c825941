// First of all: the Telegram client must be there before anything brings the SDK.
import './client.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { describe, expect, it } from 'vitest';
import type { SaveReviewRequest } from '../../../core/contracts/memory.ts';
import { type KeptSitting, newSitting, type SentenceExercise } from '../../../core/lesson/interludes.ts';
import { stages } from '../../../core/lesson/stages.ts';
import { createAppServer } from '../../support/web/app.tsx';
import { failure } from '../../support/web/samples.ts';
import { createPage, localStore } from '../../support/web/services.tsx';
import { press, sampleWord } from '../exercises/support.tsx';
import { playLesson, progressOf, renderTrainer, sampleDetail } from './support.tsx';

const server = createAppServer();

const sentence = (pronunciation: string, russian: string) => ({
  hebrew: pronunciation.replace(/[\u05b0-\u05c7]/g, ''),
  pronunciation,
  transcription: 'ани́ оһэ́в ет һакафэ́',
  russian,
  audio: '/audio/sentence.mp3',
});
/** kafe: ani ohev et hakafe */
const coffee = sampleWord({
  id: 1,
  hebrew: 'קפה',
  pronunciation: 'קָפֶה',
  russian: 'кофе',
  examples: [sentence('אֲנִי אוֹהֵב אֶת הַקָּפֶה.', 'Я люблю этот кофе.')],
});
const lessonWords = [
  coffee,
  // te, mayim, halav, sukar
  sampleWord({ id: 2, hebrew: 'תה', russian: 'чай', examples: [sentence('אֵיפֹה הַתֵּה?', 'Где чай?')] }),
  sampleWord({ id: 3, hebrew: 'מים', russian: 'вода', examples: [sentence('יֵשׁ מַיִם.', 'Есть вода.')] }),
  sampleWord({ id: 4, hebrew: 'חלב', russian: 'молоко', examples: [sentence('אֵין חָלָב.', 'Нет молока.')] }),
  sampleWord({ id: 5, hebrew: 'סוכר', russian: 'сахар' }),
];

/** The lesson goes on where a sentence was on the screen, after its fourth word. */
function open(exercise: SentenceExercise, sitting: Partial<KeptSitting> = {}, words = lessonWords) {
  const progress = [1, 2, 3, 4].map((id) => progressOf(id, [...stages]));
  const { handlers } = playLesson(sampleDetail({ words, progress }));
  const reviews: SaveReviewRequest[] = [];
  server.use(
    ...handlers,
    msw.post('*/api/reviews', async ({ request }) => {
      // Our own client sent it; the contract is the server's to check.
      reviews.push((await request.json()) as SaveReviewRequest);
      return HttpResponse.json(failure('not_found', 'Не найдено'), { status: 404 });
    }),
  );
  const page = createPage();
  const kept: KeptSitting = {
    ...newSitting,
    met: [1, 2, 3, 4].map((wordId) => ({ wordId, isNew: true })),
    between: [{ kind: 'sentence', wordId: 1, exercise }],
    lessonId: 1,
    at: page.services.clock.now().toISOString(),
    ...sitting,
  };
  localStore.write(`mila:sitting:${page.services.session.userId()}`, kept);
  return { reviews, ...renderTrainer() };
}

const asks = (name: string) => screen.findByRole('heading', { name });
const group = (name: string) => within(screen.getByRole('group', { name }));
const tap = (name: string, among: string) =>
  act(async () => void fireEvent.click(group(among).getByRole('button', { name })));
const nextWord = () =>
  waitFor(() => expect(screen.getByRole('region', { name: 'Слово' }).textContent).toContain('сахар'));

describe('a sentence that depends on who speaks', () => {
  const feminine = sentence('אֲנִי אוֹהֶבֶת אֶת הַקָּפֶה.', 'Я сама люблю этот кофе.');
  const ofTwo = { ...coffee, examples: coffee.examples.map((one) => ({ ...one, feminine })) };
  const question = () => screen.queryByRole('region', { name: 'Как о вас говорить?' });

  it('is asked as the learner says it once they have said how they are spoken of, which is asked once', async () => {
    const [, ...others] = lessonWords;
    open('order', {}, [ofTwo, ...others]);
    await asks('Составьте фразу');
    expect(question()).toBeNull();
    const isWoman = screen.queryByText('Я сама люблю этот кофе.') !== null;
    for (const piece of ['אֲנִי', isWoman ? 'אוֹהֶבֶת' : 'אוֹהֵב', 'אֶת', 'הַקָּפֶה']) await tap(piece, 'Слова фразы');
    await press('Проверить');
    expect(await screen.findByText('Верно!')).toBeDefined();
    await waitFor(() => expect(question()).not.toBeNull());
    await press('Она');
    await waitFor(() => expect(question()).toBeNull());
  });

  it('is not asked of a sentence that is the same for all', async () => {
    open('hear');
    await asks('Послушайте и выберите перевод');
    await tap('Я люблю этот кофе.', 'Варианты ответа');
    expect(await screen.findByText('Верно!')).toBeDefined();
    expect(question()).toBeNull();
  });
});

describe('a sentence between two words', () => {
  it('is heard, and its meaning chosen among those of the lesson; then it is shown until «Дальше»', async () => {
    open('hear');
    await asks('Послушайте и выберите перевод');
    expect(screen.queryByText('אֲנִי אוֹהֵב אֶת הַקָּפֶה.')).toBeNull();
    expect(group('Варианты ответа').getAllByRole('button')).toHaveLength(4);
    await tap('Я люблю этот кофе.', 'Варианты ответа');
    expect(await screen.findByText('Верно!')).toBeDefined();
    expect(screen.getByText('אֲנִי אוֹהֵב אֶת הַקָּפֶה.')).toBeDefined();
    await press('Дальше');
    await nextWord();
  });

  it('is read by whoever cannot listen now, and so are the next ones', async () => {
    open('hear');
    await asks('Послушайте и выберите перевод');
    await press('Не могу слушать сейчас');
    await asks('Прочитайте и выберите перевод');
    expect(screen.getByText('אֲנִי אוֹהֵב אֶת הַקָּפֶה.')).toBeDefined();
  });

  it('is put together from right to left; what was right stays for a second try', async () => {
    open('order');
    await asks('Составьте фразу');
    for (const piece of ['אֲנִי', 'אֶת', 'אוֹהֵב', 'הַקָּפֶה']) await tap(piece, 'Слова фразы');
    const line = screen.getByRole('group', { name: 'Ваша фраза' });
    expect(line.getAttribute('dir')).toBe('rtl');
    await press('Проверить');
    expect(await screen.findByText(/Начало верное/)).toBeDefined();
    expect(line.textContent).toBe('אֲנִי');
    for (const piece of ['אוֹהֵב', 'אֶת', 'הַקָּפֶה']) await tap(piece, 'Слова фразы');
    await press('Проверить');
    expect(await screen.findByText('Верно!')).toBeDefined();
  });

  it('has a gap that is typed; the answer is a review of its word, without a point', async () => {
    const { reviews } = open('gap');
    await asks('Какого слова не хватает?');
    fireEvent.change(screen.getByRole('textbox', { name: 'Ответ на иврите' }), { target: { value: 'קפה' } });
    await press('Проверить');
    expect(await screen.findByText('Верно!')).toBeDefined();
    await waitFor(() => expect(reviews).toHaveLength(1));
    expect(reviews[0]).toMatchObject({ wordId: 1, exercise: 'gap', result: 'right', inLesson: true });
  });

  it('may be skipped, and is left out where the lesson has no such word any more', async () => {
    const { reviews, unmount } = open('gap');
    await asks('Какого слова не хватает?');
    await press('Пропустить');
    await nextWord();
    expect(reviews).toEqual([]);
    unmount();
    open('order', { between: [{ kind: 'sentence', wordId: 5, exercise: 'order' }] });
    await nextWord();
  });
});
