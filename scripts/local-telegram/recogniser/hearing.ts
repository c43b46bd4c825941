import { createListeners } from '../listeners.ts';
import type { Script } from './fake-openai.ts';

/**
 * expected: the word that the learner should say · text: what the panel says · silence: nobody spoke · failure: the
 * recogniser is out of order.
 */
export const hearingModes = ['expected', 'text', 'silence', 'failure'] as const;
export type HearingMode = (typeof hearingModes)[number];

/** What the fake recogniser of the local Telegram hears in the next recordings, as the panel has set it. */
export type Hearing = ReturnType<typeof createHearing>;

/** Hears the right word until the panel says otherwise: a sound cannot be understood here, but the lesson is known. */
export function createHearing() {
  const listeners = createListeners();
  let mode: HearingMode = 'expected';
  let text = '';
  let findExpected = async () => '';
  return {
    get mode(): HearingMode {
      return mode;
    },
    /** What it hears in the mode 'text'. */
    get text() {
      return text;
    },
    set(change: { mode?: HearingMode | undefined; text?: string | undefined }): void {
      mode = change.mode ?? mode;
      text = change.text ?? text;
      listeners.call();
    },
    /** Sets how the word that is expected now can be found; '' when nobody expects one. */
    expect(find: () => Promise<string>): void {
      findExpected = find;
    },
    /** What one recording is heard as. A recogniser hears no word where none is expected. */
    async script(): Promise<Script> {
      if (mode === 'failure') return { refuses: 500 };
      const says = mode === 'expected' ? await findExpected() : mode === 'text' ? text.trim() : '';
      return says === '' ? { silence: '' } : { says };
    },
    /** Called with each change; returns the function that ends it. */
    onChange: listeners.add,
  };
}
