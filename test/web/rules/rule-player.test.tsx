// First of all: the Telegram client must be there before anything brings the SDK.
import '../trainer/client.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { RuleStep } from '../../../core/rules/steps.ts';
import { ruleTexts as texts } from '../../../core/texts/lesson/grammar/rules.ts';
import { RulePlayer } from '../../../web/src/exercises/rules/rule-player.tsx';
import { localKeys } from '../../../web/src/lib/local-store.ts';
import { createAppServer } from '../../support/web/app.tsx';
import { learnerId } from '../../support/web/samples.ts';
import { localStore, renderPart } from '../../support/web/services.tsx';
import { press } from '../exercises/support.tsx';
import { sampleRule, serveRules } from './support.tsx';

const server = createAppServer();
beforeEach(() => void localStore.write(localKeys.lastUser, learnerId));

const et = sampleRule('et');

/** Plays one check, and answers it wrongly. */
async function miss() {
  const served = serveRules([et]);
  server.use(...served.handlers);
  const missed: RuleStep[] = [];
  const ended = { done: 0 };
  const steps: RuleStep[] = [{ rule: et, check: 0, again: false }];
  renderPart(
    <RulePlayer
      steps={steps}
      onMiss={(step) => missed.push(step)}
      onDone={() => {
        ended.done += 1;
      }}
    />,
  );
  const { options = [], answer } = et.checks[0] ?? {};
  const wrong = options.find((_, at) => at !== answer);
  const buttons = within(screen.getByRole('group', { name: 'Варианты ответа' })).getAllByRole('button');
  fireEvent.click(buttons.find(({ textContent }) => textContent === wrong) ?? document.body);
  await waitFor(() => expect(served.saved).toHaveLength(1));
  return { missed, ended };
}

it('two presses of «Дальше» count as one', async () => {
  const { missed, ended } = await miss();
  const next = screen.getByRole('button', { name: texts.next });
  await act(async () => {
    fireEvent.click(next);
    fireEvent.click(next);
  });
  expect(ended.done).toBe(1);
  expect(missed).toEqual([{ rule: et, check: 0, again: true }]);
});

it('a rule that is skipped after a miss is not asked again', async () => {
  const { missed, ended } = await miss();
  await press(texts.skip);
  expect([ended.done, missed]).toEqual([1, []]);
});
