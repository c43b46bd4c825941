// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { RuleCheckShape } from '../../../core/contracts/rules.ts';
import { RuleCheck, type RuleCheckAnswer } from '../../../web/src/exercises/rules/rule-check.tsx';
import { createAppServer } from '../../support/web/app.tsx';
import { renderPart } from '../../support/web/services.tsx';
import { button, press } from '../exercises/support.tsx';
import { checkOf } from './support.tsx';

createAppServer();

function ask(check: RuleCheckShape, { seed = 1, locked = false } = {}): RuleCheckAnswer[] {
  const given: RuleCheckAnswer[] = [];
  const { unmount } = renderPart(
    <RuleCheck check={check} seed={seed} locked={locked} onAnswer={(answer) => given.push(answer)} />,
  );
  onTestFinished(unmount);
  return given;
}

const options = () => within(screen.getByRole('group', { name: 'Варианты ответа' })).getAllByRole('button');
const option = (text: string) => {
  const found = options().find(
    ({ textContent }) => textContent?.startsWith(text.normalize('NFC')) || textContent?.startsWith(text),
  );
  if (!found) throw new Error(`no option ${text} among ${options().map((one) => one.textContent)}`);
  return found;
};
const verdict = () => screen.getByRole('status').textContent;
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a choice', () => {
  const check = checkOf('the', 'choice');

  it('is right at once, and cannot be answered a second time', () => {
    const given = ask(check);
    fireEvent.click(option('нет'));
    expect(given).toEqual([{ isRight: true, chosen: check.answer }]);
    expect(verdict()).toBe('Верно!');
    expect(options().map(({ textContent }) => textContent)).toContain('нет(верный ответ)');
    fireEvent.click(option('да'));
    expect(given).toHaveLength(1);
  });

  it('shows what is wrong about the chosen one, and which was right', () => {
    const given = ask(check);
    fireEvent.click(option('да'));
    expect(given).toEqual([{ isRight: false, chosen: check.options.indexOf('да') }]);
    expect(verdict()).toBe('ה — для той самой, известной книги.');
    expect(option('нет').textContent).toBe('нет(верный ответ)');
  });

  it('lays its options in an order of the seed', () => {
    const shown = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((seed) => {
      const { unmount } = renderPart(
        <RuleCheck check={check} seed={seed} locked={false} onAnswer={() => {}} />,
      );
      const texts = options().map(({ textContent }) => textContent);
      unmount();
      return texts.join();
    });
    expect(new Set(shown).size).toBe(2);
  });

  it('takes no answer while it is locked', () => {
    const given = ask(check, { locked: true });
    fireEvent.click(option('нет'));
    expect(given).toEqual([]);
  });
});

it('a gap is filled with what belongs there, whatever was chosen', () => {
  const check = checkOf('et', 'gap');
  const given = ask(check);
  expect(screen.getByText('Ты видишь море?')).toBeDefined();
  const sentence = document.querySelector('p[lang=he]');
  expect(sentence?.textContent).toContain('пропуск');
  fireEvent.click(option('שֶׁל'));
  expect(given).toEqual([
    { isRight: false, chosen: check.options.findIndex((one) => one !== 'אֶת' && one !== 'אֶל') },
  ]);
  expect(verdict()).toBe('Это «чей?».');
  expect(sentence?.textContent).toBe('אַתָּה רוֹאֶה אֶת הַיָּם?');
});

it('options in Hebrew are Hebrew for a screen reader, and Russian ones may quote it', () => {
  ask(checkOf('et', 'right'));
  expect(options().every((one) => one.querySelector('bdi[lang=he][dir=rtl]'))).toBe(true);
});

describe('words to be put in order', () => {
  const check = checkOf('of-mine', 'order');
  const words = check.options;

  it('are right in their order', async () => {
    const given = ask(check);
    expect(button('Проверить').disabled).toBe(true);
    for (const word of words) tap(word);
    await press('Проверить');
    expect(given).toEqual([{ isRight: true }]);
    expect(verdict()).toBe('Верно!');
  });

  it('may be taken back, and out of order the right order is shown with its reason', async () => {
    const given = ask(check);
    for (const word of words) tap(word);
    tap(`Убрать ${words[0]}`);
    tap(words[0] ?? '');
    await press('Проверить');
    expect(given).toEqual([{ isRight: false }]);
    expect(verdict()).toBe('«Твоя» стоит после книги, а у книги ה.');
    expect(screen.getByText(words.join(' '))).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Проверить' })).toBeNull();
  });
});
