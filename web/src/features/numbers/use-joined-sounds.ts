import { useCallback, useEffect, useState } from 'react';
import type { NumberTask } from '../../../../core/contracts/numbers.ts';
import { joinSounds } from '../../lib/audio/joined-sound.ts';

export type JoinedSounds = {
  /** Address of the sound of a task; null while it is fetched, undefined when it could not be. */
  of: (task: NumberTask) => string | null | undefined;
  retry: () => void;
};

/** The same number sounds the same. */
const nameOf = ({ kind, digits }: NumberTask): string => `${kind} ${digits}`;

/** Fetches the sounds of all tasks at the start, so that the round then needs no network. */
export function useJoinedSounds(tasks: readonly NumberTask[]): JoinedSounds {
  const [sounds, setSounds] = useState<ReadonlyMap<string, string | undefined>>(new Map());
  const [attempt, setAttempt] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    const controller = new AbortController();
    const made: string[] = [];
    for (const task of tasks) {
      const parts = task.pieces.map(({ audio }) => audio);
      const joined = parts.every((part) => part !== null)
        ? joinSounds(parts, controller.signal)
        : Promise.reject(new Error('a part has no sound'));
      joined.then(
        (address) => {
          made.push(address);
          setSounds((before) => new Map(before).set(nameOf(task), address));
        },
        (error: unknown) => {
          if (controller.signal.aborted) return;
          console.warn('number without a sound', error);
          setSounds((before) => new Map(before).set(nameOf(task), undefined));
        },
      );
    }
    return () => {
      controller.abort();
      for (const address of made) URL.revokeObjectURL(address);
    };
  }, [tasks, attempt]);
  const retry = useCallback(() => {
    setSounds(new Map());
    setAttempt((before) => before + 1);
  }, []);
  return { of: (task) => (sounds.has(nameOf(task)) ? sounds.get(nameOf(task)) : null), retry };
}
