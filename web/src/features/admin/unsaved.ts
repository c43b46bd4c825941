import { createContext, useContext, useEffect, useRef } from 'react';
import { adminFrameTexts as texts } from '../../../../core/texts/admin-frame.ts';
import { confirmPopup, useBackButton, useClosingConfirmation } from '../../lib/telegram.ts';

/** What would be lost by leaving: the frame asks it before every change of place. */
export type UnsavedEdits = {
  /** True when nothing is edited, or when the admin gives it up. */
  mayLeave: () => Promise<boolean>;
  /** Answers the function that takes the claim back. `onGivenUp` hears that the admin lets his edits go. */
  claim: (onGivenUp: () => void) => () => void;
};

export function createUnsavedEdits(ask = askToLeave): UnsavedEdits {
  const claims = new Set<() => void>();
  return {
    async mayLeave() {
      if (claims.size === 0) return true;
      if (!(await ask())) return false;
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

function askToLeave(): Promise<boolean> {
  return confirmPopup({
    title: texts.unsavedTitle,
    message: texts.unsavedText,
    yes: texts.unsavedLeave,
    no: texts.stay,
    destructive: true,
  });
}

const UnsavedContext = createContext<UnsavedEdits>(createUnsavedEdits());
export const UnsavedProvider = UnsavedContext.Provider;
export const useUnsaved = (): UnsavedEdits => useContext(UnsavedContext);

/**
 * Guards what is being edited: other sections, the back button and closing the app ask first while `edited`. The back
 * button calls `onBack` when the admin may leave.
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
