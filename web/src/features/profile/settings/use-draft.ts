import { useState } from 'react';
import type { Settings } from '../../../../../core/settings/settings.ts';
import { useSettings } from '../../../lib/settings/settings.ts';

/** Settings as they are being edited. */
export type Draft = {
  settings: Settings;
  /** Only what differs from what is saved. */
  changes: Partial<Settings>;
  isEdited: boolean;
  edit: (change: Partial<Settings>) => void;
  /** The changes have been saved: there are no edits left. */
  settle: () => void;
};

/** A change that sets a field back to what is saved is none. */
export function useDraft(): Draft {
  const saved = useSettings();
  const [edits, setEdits] = useState<Partial<Settings>>({});
  const changes = differing(edits, saved);
  return {
    settings: { ...saved, ...changes },
    changes,
    isEdited: Object.keys(changes).length > 0,
    edit: (change) => setEdits((before) => ({ ...before, ...change })),
    settle: () => setEdits({}),
  };
}

function differing(edits: Partial<Settings>, saved: Settings): Partial<Settings> {
  const names = Object.keys(edits) as (keyof Settings)[]; // of a plain object with these keys only
  return Object.fromEntries(
    names.filter((name) => edits[name] !== saved[name]).map((name) => [name, edits[name]]),
  );
}
