import { createContext, useContext, useEffect, useRef } from 'react';
import { adminFrameTexts as texts } from '../../../../core/texts/admin/frame.ts';
import { useServices } from '../../lib/services.ts';
import type { Telegram } from '../../lib/telegram/telegram.ts';
import { useBackButton } from '../../lib/telegram/use-buttons.ts';
import { useClosingConfirmation } from '../../lib/telegram/use-window.ts';

/** What would be lost by leaving: the frame checks it before every change of place. */
export type UnsavedEdits = {
  isEdited: () => boolean;
  /** True when nothing is edited, or when the admin discards the edits. */
  mayLeave: () => Promise<boolean>;
  /** Returns a function that withdraws the claim. `onGivenUp` is called when the admin discards their edits. */
  claim: (onGivenUp: () => void) => () => void;
};

export function createUnsavedEdits(ask: () => Promise<boolean>): UnsavedEdits {
  const claims = new Set<() => void>();
  /** The question that is on the screen: a second way out waits for the same answer. */
  let asking: Promise<boolean> | undefined;
  return {
    isEdited: () => claims.size > 0,
    async mayLeave() {
      if (claims.size === 0) return true;
      asking ??= ask().finally(() => {
        asking = undefined;
      });
      if (!(await asking)) return false;
      for (const onGivenUp of claims) onGivenUp();
      claims.clear();
      return true;
    },
    claim(onGivenUp) {
      claims.add(onGivenUp);
      return () => void claims.delete(onGivenUp);
    },
  };
}

export function askToLeave({ confirmPopup }: Telegram): Promise<boolean> {
  return confirmPopup({
    title: texts.unsavedTitle,
    message: texts.unsavedText,
    yes: texts.unsavedLeave,
    no: texts.stay,
    destructive: true,
  });
}

/** Ways out of the admin area that begin outside of it, e.g. in the header, ask first too. */
export function useGuardedWaysOut(unsaved: UnsavedEdits): void {
  const { leaving } = useServices();
  useEffect(() => {
    leaving.stop = (goOn) => {
      if (!unsaved.isEdited()) return false;
      void unsaved.mayLeave().then((may) => {
        if (may) goOn();
      });
      return true;
    };
    return () => {
      leaving.stop = undefined;
    };
  }, [unsaved, leaving]);
}

const nothingUnsaved: UnsavedEdits = {
  isEdited: () => false,
  mayLeave: async () => true,
  claim: () => () => {},
};
const UnsavedContext = createContext(nothingUnsaved);
export const UnsavedProvider = UnsavedContext.Provider;
export const useUnsaved = (): UnsavedEdits => useContext(UnsavedContext);

/**
 * Guards what is being edited: other sections, other views, the back button and closing the app ask first while
 * `edited`. The back button calls `onBack` when the admin may leave.
 */
export function useEditGuard(edited: boolean, onBack: () => void, onGivenUp?: () => void): void {
  const unsaved = useUnsaved();
  const givenUp = useRef(onGivenUp);
  useEffect(() => {
    givenUp.current = onGivenUp;
  });
  useEffect(() => (edited ? unsaved.claim(() => givenUp.current?.()) : undefined), [edited, unsaved]);
  useBackButton(async () => {
    if (await unsaved.mayLeave()) onBack();
  });
  useClosingConfirmation(edited);
}
