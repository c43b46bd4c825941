import type { Locator } from 'playwright-core';
import type { Phone } from './phone.ts';
import { type Running, setupProduct } from './setup-product.ts';
import { createInspector, type Inspector } from './view-flaws.ts';

export type Inspection = Inspector & {
  /** What the running test has in hand. */
  readonly running: Running;
  readonly phone: Phone;
  button(name: string | RegExp): Locator;
  /** The heading of home. */
  home(): Locator;
};

/** The setup of a file of accessibility tests: feedback is short, and each view can be inspected. */
export function setupInspection(): Inspection {
  let current: Running | undefined;
  const running = () => {
    if (!current) throw new Error('a test is running');
    return current;
  };
  setupProduct(
    (begun) => {
      current = begun;
    },
    { phone: { hurries: true } },
  );
  const inspector = () => createInspector(running().phone);
  return {
    get running() {
      return running();
    },
    get phone() {
      return running().phone;
    },
    flaws: (outside) => inspector().flaws(outside),
    look: (view, sign) => inspector().look(view, sign),
    button: (name) => running().phone.app.getByRole('button', { name }),
    home: () => running().phone.app.getByRole('heading', { name: 'Уроки' }),
  };
}
