import { expect, test } from 'vitest';
import type { DialogueDetail } from '../../core/contracts/dialogues.ts';
import { sentencePieces } from '../../core/lesson/sentences/sentence-exercises.ts';
import { dialogueListTexts } from '../../core/texts/lesson/dialogue-list.ts';
import { dialogueTexts } from '../../core/texts/lesson/dialogues.ts';
import { becomePerson, takePictures } from '../support/phone.ts';
import { setupInspection } from '../support/setup-inspection.ts';

const texts = { ...dialogueListTexts, ...dialogueTexts };

const inspection = setupInspection();
const { look, button } = inspection;

const exactly = (name: string) => inspection.phone.app.getByRole('button', { name, exact: true });
const step = (name: string) => inspection.phone.app.locator(`[data-step="${name}"]`);

async function openDialogues(): Promise<void> {
  await inspection.home().waitFor();
  await button(/^Профиль/).click();
  await button(new RegExp(`^${texts.title}`)).click();
  await inspection.phone.app.getByRole('heading', { name: texts.title }).waitFor();
}

/** Opens the first dialogue of the list. */
async function openFirst(): Promise<DialogueDetail> {
  const { app, page } = inspection.phone;
  const reply = page.waitForResponse(/\/api\/dialogues\/\d+$/);
  await app.locator('main ul button').first().click();
  return (await (await reply).json()).data;
}

/** Answers the question on the screen. */
async function answer(label: string): Promise<void> {
  const options = inspection.phone.app.getByRole('group', { name: 'Варианты ответа' });
  await options.getByRole('button', { name: label, exact: true }).click();
}

/** Puts the line at this place together from its words. */
async function putTogether({ turns }: DialogueDetail, place: number): Promise<void> {
  const heap = inspection.phone.app.getByRole('group', { name: 'Слова фразы' });
  for (const piece of sentencePieces(turns[place]?.pronunciation ?? '')) {
    await heap.getByRole('button', { name: piece, exact: true, disabled: false }).first().click();
  }
  await exactly(texts.check).click();
}

/** A word within a line is as large as its letters: targets in a sentence may be (WCAG 2.5.8). */
const isWordOfLine = (fault: string) => /: \d+x\d+ [א-ת\u0591-\u05c7 ]+[.,!?]*$/.test(fault);

test('a dialogue is read, asked about and played without sound and microphone, and goes on where the app was closed', async () => {
  const { phone } = inspection;
  const { app } = phone;
  await becomePerson(phone, 'Дана');
  await phone.openApp();
  await openDialogues();
  const found = await look('the dialogues', app.getByRole('heading', { name: texts.title }));
  const dialogue = await openFirst();
  const { turns, questions, title } = dialogue;
  found.push(...(await look('the scene', app.getByRole('heading', { name: title }))));
  await takePictures(phone, 'dialogue-scene');
  await exactly(texts.listen).click();
  found.push(...(await look('hearing', step('hearing'))));
  await exactly(texts.readInstead).click();
  await app.getByRole('button', { name: texts.translate }).first().click();
  await app.getByText(turns[0]?.russian ?? '', { exact: true }).waitFor();
  found.push(...(await look('the text', step('text'))));
  await takePictures(phone, 'dialogue-text');
  await exactly(texts.toQuestions).click();

  const [first, ...others] = questions;
  await answer(first?.options.find((_, place) => place !== first.answer) ?? '');
  found.push(...(await look('a missed question', exactly(texts.next))));
  await exactly(texts.next).click();
  for (const { prompt, options, answer: right } of others) {
    await app.getByText(prompt).waitFor();
    await answer(options[right] ?? '');
  }

  await step('roles').waitFor();
  await app.getByRole('radio', { name: texts.levels.cue }).check({ force: true });
  found.push(...(await look('the roles', step('roles'))));
  const { speaker } = dialogue.roles[0] ?? { speaker: 0 };
  await exactly(texts.role(dialogue.names[speaker].russian)).click();
  await exactly(texts.begin).click();
  let isClosed = false;
  for (const [place, turn] of turns.entries()) {
    await app.locator(`[data-turn="${place}"]`).waitFor();
    if (turn.speaker !== speaker) {
      await exactly(texts.next).click();
      continue;
    }
    if (!isClosed && place > 0) {
      isClosed = true;
      await phone.openApp();
      await openDialogues();
      await openFirst();
      await app.locator(`[data-turn="${place}"]`).waitFor();
      found.push(...(await look('a line', step('role'))));
      await takePictures(phone, 'dialogue-line');
    }
    await putTogether(dialogue, place);
    await app.getByText(texts.said).waitFor();
    await exactly(texts.next).click();
  }
  found.push(...(await look('the end', step('end'))));
  await takePictures(phone, 'dialogue-end');
  expect(isClosed).toBe(true);
  expect(found.filter((fault) => !isWordOfLine(fault))).toEqual([]);
  expect(phone.errors).toEqual([]);

  await exactly(texts.finish).click();
  await app.getByText(texts.playedOf(1, await app.locator('main ul button').count())).waitFor();
});
