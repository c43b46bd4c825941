import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sections } from '../../db/content/index.ts';
import { readPackage } from '../support/anki-package.ts';
import { picturesFolder } from '../support/browser.ts';
import { becomePerson, choose, type Phone, takesPictures } from '../support/phone.ts';
import { setupProduct } from '../support/setup-product.ts';

const voiceMessage = fileURLToPath(new URL('../data/speech/shalom.ogg', import.meta.url));
const words = sections.flatMap(({ subsections }) =>
  subsections.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.words)),
);

let phone: Phone;

setupProduct(async (running) => {
  ({ phone } = running);
  await becomePerson(phone, 'Борис');
  const before = await phone.messages.getByRole('article').count();
  await phone.write('/start');
  await phone.messages.getByRole('article').nth(before).waitFor();
});

/** With a capital: forms of words are counted apart. */
const questions = () => phone.messages.getByRole('article').filter({ hasText: /Осталось: / });
/** Questions about forms that wait for an answer. */
const forms = () =>
  phone.messages
    .getByRole('article')
    .filter({ hasText: 'Формы слов' })
    .filter({ has: phone.page.getByRole('button', { name: 'Пропустить' }) });

/** Waits for the question with this place, or for the end; passes over forms of words that are asked between. */
async function nextQuestion(place: number): Promise<void> {
  const next = questions().nth(place).or(phone.message('На сегодня всё')).first();
  for (;;) {
    await next.or(forms().last()).first().waitFor();
    if (await next.isVisible()) return;
    await forms().last().getByRole('button', { name: 'Пропустить' }).click();
  }
}

async function picture(name: string): Promise<void> {
  if (takesPictures) await phone.page.screenshot({ path: `${picturesFolder}/${name}.png` });
}

/** The course's word that the latest question is about, and how it is answered. */
async function asked() {
  const question = questions().last();
  const said = await question.innerText();
  const answers = await question.getByRole('group').getByRole('button').allInnerTexts();
  const isChoice = answers.length > 3;
  const word = words.find(({ pronunciation, russian }) =>
    said
      .split('\n')
      .some((line) => line.replaceAll('\u200e', '').trim() === (isChoice ? pronunciation : russian)),
  );
  return { question, answers, isChoice, word };
}

/** Answers the latest question rightly and waits for the next, or for the end. What is asked by ear is passed over. */
async function answerRightly(): Promise<void> {
  const before = await questions().count();
  const { question, isChoice, word } = await asked();
  if (isChoice && !word) {
    await question.getByRole('button', { name: 'Пропустить' }).click();
  } else if (isChoice) {
    const label = word?.russian ?? '';
    await question.getByRole('button', { name: label, exact: true }).click();
  } else {
    await phone.write(word?.hebrew ?? '');
  }
  await nextQuestion(before);
}

test('due words are reviewed in the chat: typed, said, nearly right, passed over, stopped', async () => {
  const { page } = phone;
  await phone.write('/today');
  await questions().first().waitFor();
  await picture('today-chat-1-question');
  for (let tries = 0; (await asked()).isChoice && tries < 20; tries++) await answerRightly();

  const { word } = await asked();
  const letters = [...(word?.hebrew ?? '')];
  // One letter too many is a slip that can be named.
  await phone.write(`${letters[0]}${letters.join('')}`);
  await phone.message('Ещё одна попытка.').waitFor();
  await picture('today-chat-2-near');
  const before = await questions().count();
  await phone.write(letters.join(''));
  await nextQuestion(before);
  await picture('today-chat-3-right');

  for (let tries = 0; (await asked()).isChoice && tries < 20; tries++) await answerRightly();
  await choose(phone, 'Что услышит распознаватель', 'Верное слово');
  const spoken = await questions().count();
  await page.getByLabel('Файл голосового сообщения').setInputFiles(voiceMessage);
  await nextQuestion(spoken);
  await phone.message('Верно!').waitFor();

  const third = await asked();
  await third.question.getByRole('button', { name: 'Подсказка' }).click();
  await third.question.getByRole('button', { name: 'Не помню' }).waitFor();
  await picture('today-chat-4-hint');
  const missed = await questions().count();
  await third.question.getByRole('button', { name: 'Не помню' }).click();
  await phone.message('Слово ещё вернётся.').waitFor();
  // The verdict comes before the question that follows it.
  await nextQuestion(missed);
  await picture('today-chat-5-missed');
  const skipped = await questions().count();
  await questions().last().getByRole('button', { name: 'Пропустить' }).click();
  await nextQuestion(skipped);
  await questions().last().getByRole('button', { name: 'Хватит' }).click();
  await phone.message('Остановились').waitFor();
  await phone.message(/^Укреплено: |Укреплено: /).waitFor();
  await picture('today-chat-6-stopped');
  expect(phone.errors).toEqual([]);
});

test('the learned words are sent as a deck with their sounds', async () => {
  const { page } = phone;
  await phone.write('/mywords');
  await phone.message('Ваши слова — с собой').waitFor();
  const loading = page.waitForEvent('download');
  await phone.messages.getByRole('button', { name: 'Колода Anki' }).last().click();
  await phone.messages.getByText('mila.apkg').last().waitFor();
  await picture('my-words');
  await phone.messages.getByText('mila.apkg').last().click();
  const stream = await (await loading).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  const deck = await readPackage(Buffer.concat(chunks));
  const [[notes] = []] = deck.rows('select count(*) from notes');
  expect(Number(notes)).toBeGreaterThan(40);
  // The course is rendered: every word of it is heard.
  expect(Object.keys(deck.media).length).toBeGreaterThan(40);
  expect(deck.bytesOf('0').length).toBeGreaterThan(1000);
});
