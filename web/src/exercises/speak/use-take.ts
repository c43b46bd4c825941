import { useCallback, useEffect, useRef, useState } from 'react';
import type { Recorder, RecorderFailure } from '../../lib/recorder.ts';
import { onDeactivated } from '../../lib/telegram.ts';

/** A word takes seconds: a forgotten recording ends by itself. */
const longestTakeMs = 6000;

export type TakeStatus = 'idle' | 'preparing' | 'recording';

export type Take = {
  status: TakeStatus;
  /** Address of the latest recording, for an audio player; null when there is none. */
  url: string | null;
  /** Why the latest attempt gave nothing. */
  failure: RecorderFailure | null;
  /** Begins a take, or ends the one that runs. */
  toggle: () => void;
};

/** Recording one take after another; only the latest is kept, and it never leaves the phone. */
export function useTake(recorder: Recorder, onTake: () => void): Take {
  const [status, setStatus] = useState<TakeStatus>('idle');
  const [url, setUrl] = useState<string | null>(null);
  const [failure, setFailure] = useState<RecorderFailure | null>(null);
  const alive = useRef(true);

  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
      void recorder.stop();
    };
  }, [recorder]);

  // The session lets the microphone go when the app goes to the background; the take is lost with it.
  useEffect(() => onDeactivated(() => setStatus('idle')), []);

  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  const end = useCallback(async () => {
    const take = await recorder.stop();
    if (!alive.current) return;
    setStatus('idle');
    setFailure(take ? null : 'failed');
    setUrl(take && URL.createObjectURL(take));
    if (take) onTake();
  }, [recorder, onTake]);

  useEffect(() => {
    if (status !== 'recording') return;
    const timer = setTimeout(() => void end(), longestTakeMs);
    return () => clearTimeout(timer);
  }, [status, end]);

  async function begin(): Promise<void> {
    setStatus('preparing');
    setFailure(null);
    const started = await recorder.start();
    if (!alive.current) return recorder.release();
    setStatus(started.ok ? 'recording' : 'idle');
    if (!started.ok) setFailure(started.reason);
  }

  const toggle = () => void (status === 'recording' ? end() : status === 'idle' && begin());
  return { status, url, failure, toggle };
}
