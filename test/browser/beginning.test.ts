import { expect, test } from 'vitest';
import type { PlacementResponse } from '../../core/contracts/placement.ts';
import { interludeTexts } from '../../core/texts/lesson/interludes.ts';
import { placementTexts } from '../../core/texts/lesson/placement.ts';
import { brokenInLargeText } from '../support/large-text.ts';
import { eventually, patientPage } from '../support/patient.ts';
import { appFrame, becomePerson, learnWord, type Phone, takePictures } from '../support/phone.ts';
import { readNow } from '../support/read-now.ts';
import { setupProduct } from '../support/setup-product.ts';

let phone: Phone;

setupProduct(
  (running) => {
    ({ phone } = running);
  },
  { phone: { recalls: false, hurries: true } },
);

type KeptLesson = { id: number; words: { id: number; hebrew: string; russian: string }[] };

/** The words of the lessons that the phone keeps. */
async function keptWords(isWanted: (lesson: KeptLesson) => boolean = () => true) {
  const lessons = await appFrame(phone).evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('mila:lessons:'))
      .flatMap((key) => JSON.parse(localStorage.getItem(key) ?? '[]') as KeptLesson[]),
  );
  return lessons.filter(isWanted).flatMap(({ words }) => words);
}

/** The first two words of a lesson, which is on the screen before the phone keeps it. */
const firstTwoOf = (lessonId: number) =>
  eventually(async () => {
    const [first, second] = await keptWords(({ id }) => id === lessonId);
    return first && second && ([first, second] as const);
  }, patientPage);

/** Answers the word that came back, and returns it with what was asked. */
async function answerReturn() {
  const step = phone.app.locator('[data-interlude]');
  await step.waitFor();
  const [exercise, id, visit] = (await readNow(step, 'data-exercise', 'data-word', 'data-visit')) ?? [];
  const word = (await keptWords()).find((one) => String(one.id) === id);
  await step.getByRole('button', { name: word?.russian ?? '', exact: true }).click();
  await expect.poll(async () => (await readNow(step, 'data-visit'))?.[0]).not.toBe(visit);
  return { exercise, hebrew: word?.hebrew };
}

test('whoever reads finds their lesson in a few questions, and takes what comes before it as known', async () => {
  const { app, page } = phone;
  await phone.openApp();
  await app.getByRole('group', { name: placementTexts.question }).waitFor();
  await takePictures(phone, 'beginning-question');
  await app.getByRole('button', { name: placementTexts.answers.yes, exact: true }).click();
  await takePictures(phone, 'beginning-offer');
  const sent = page.waitForResponse((response) => response.url().includes('/api/placement'));
  await app.getByRole('button', { name: placementTexts.start }).click();
  const { levels } = ((await (await sent).json()) as { data: PlacementResponse }).data;

  // They know the first three places, and nothing more.
  const section = app.getByRole('region', { name: placementTexts.title });
  const words = levels.flatMap((level, place) => level.words.map((word) => ({ ...word, place })));
  await takePictures(phone, 'placement');
  expect(await brokenInLargeText(phone, 'placement')).toEqual([]);
  const result = app.getByRole('heading', { name: /^Начните с/ });
  for (let asked = 0; ; asked++) {
    await section.locator(`xpath=self::*[@data-asked="${asked}"]`).or(result).first().waitFor();
    if (await result.isVisible()) break;
    const id = await section.getAttribute('data-word');
    const known = words.find((one) => String(one.id) === id);
    const name = known && known.place < 3 ? known.russian : placementTexts.unknown;
    await section.getByRole('button', { name, exact: true }).click();
  }
  await app.getByText(placementTexts.result(levels[3]?.lessonName ?? '')).waitFor();
  await app.getByRole('button', { name: /^Считать известными/ }).click();
  await app.getByText(/^Отмечено: /).waitFor();
  await takePictures(phone, 'placement-result');
  expect(await brokenInLargeText(phone, 'end of the placement')).toEqual([]);
  await app.getByRole('button', { name: placementTexts.home }).click();
  // What is known is folded like what is done.
  await app.getByRole('button', { name: /^Первые буквы/ }).click();
  await app
    .getByText(/✓ известно/)
    .first()
    .waitFor();
  await takePictures(phone, 'known-home');
  await app
    .getByRole('button', { name: /профил/i })
    .first()
    .click();
  await app.getByText(/^Известно без урока: /).waitFor();
  await takePictures(phone, 'known-profile');
  expect(phone.errors).toEqual([]);
});

test('earlier words come back between the words of a lesson, after a reload too, and open the next lesson', async () => {
  await becomePerson(phone, 'Дана');
  const { app, page } = phone;
  await phone.openApp('/start lesson_2');
  await app.getByRole('button', { name: 'Прослушать слово' }).waitFor();
  const [first, second] = await firstTwoOf(2);
  await learnWord(phone, first.hebrew);
  await learnWord(phone, second.hebrew);
  await app.getByRole('region', { name: interludeTexts.back }).waitFor();
  await takePictures(phone, 'returning-word');
  expect(await brokenInLargeText(phone, 'returning word')).toEqual([]);

  await page.reload();
  await phone.openApp('/start lesson_2');
  expect(await answerReturn()).toEqual({ exercise: 'listen', hebrew: first.hebrew });
  await app.getByRole('button', { name: 'Прослушать слово' }).waitFor();

  await phone.openApp('/start lesson_3');
  await app.getByRole('region', { name: interludeTexts.warmUp }).waitFor();
  await takePictures(phone, 'warm-up');
  const asked = [await answerReturn(), await answerReturn()];
  expect(asked.map(({ hebrew }) => hebrew).sort()).toEqual([first.hebrew, second.hebrew].sort());
  await app.locator('[data-stage="LISTEN"]').waitFor();
  expect(phone.errors).toEqual([]);
});
