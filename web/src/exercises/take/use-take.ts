import { useCallback, useEffect, useRef, useState } from 'react';
import { studioTexts as texts } from '../../../../core/texts/studio.ts';
import { ApiError } from '../../lib/api/http.ts';
import type { Recorder } from '../../lib/audio/recorder.ts';
import { toStudioWav } from '../../lib/audio/take-wav.ts';
import { useServices } from '../../lib/services.ts';
import { type SilenceWatch, watchSilence } from '../speak/watch-silence.ts';

/**
 * ready: nothing goes on · opening: the microphone is asked for · recording · sending: the take is being prepared ·
 * refused: `message` says why · unsent: the take is still here, the server was not reached · kept.
 */
export type TakePhase = 'ready' | 'opening' | 'recording' | 'sending' | 'refused' | 'unsent' | 'kept';

export type TakeState = { phase: TakePhase; message?: string };

type TakeOptions<Kept> = {
  recorder: Recorder;
  /** Hands the recording to the server, which prepares it. */
  send: (file: File, options: { signal: AbortSignal; timeoutMs: number }) => Promise<Kept>;
  onKept: (kept: Kept) => void;
};

/** Records one thing and has it prepared by the server. Speaking is over by itself after a second of silence. */
export function useTake<Kept>({ recorder, send: deliver, onKept }: TakeOptions<Kept>) {
  const { telegram } = useServices();
  const [state, setState] = useState<TakeState>({ phase: 'ready' });
  const phase = useRef<TakePhase>('ready');
  const unsent = useRef<Blob | null>(null);
  const attempt = useRef(new AbortController());
  const watch = useRef<SilenceWatch | null>(null);

  const show = useCallback((next: TakeState) => {
    phase.current = next.phase;
    setState(next);
  }, []);

  useEffect(() => {
    const { onDeactivated } = telegram;
    const leave = () => {
      watch.current?.end();
      if (phase.current !== 'recording' && phase.current !== 'opening') return;
      attempt.current.abort();
      recorder.release();
      show({ phase: 'ready' });
    };
    const endWatch = onDeactivated(leave);
    return () => {
      endWatch();
      watch.current?.end();
      attempt.current.abort();
      void recorder.stop();
    };
  }, [recorder, telegram, show]);

  async function start(): Promise<void> {
    attempt.current.abort();
    attempt.current = new AbortController();
    const { signal } = attempt.current;
    unsent.current = null;
    show({ phase: 'opening' });
    const started = await recorder.start();
    if (signal.aborted) return void recorder.stop();
    if (!started.ok) return show({ phase: 'refused', message: texts.microphone[started.reason] });
    show({ phase: 'recording' });
    watch.current = watchSilence(recorder.level, () => void stop());
  }

  async function stop(): Promise<void> {
    if (phase.current !== 'recording') return;
    watch.current?.end();
    const { signal } = attempt.current;
    show({ phase: 'sending' });
    const recorded = await recorder.stop();
    if (signal.aborted) return;
    if (!recorded) return show({ phase: 'refused', message: texts.noTake });
    unsent.current = await toStudioWav(recorded);
    await send();
  }

  async function send(): Promise<void> {
    const file = unsent.current;
    if (!file) return;
    const { signal } = attempt.current;
    show({ phase: 'sending' });
    try {
      const take = new File([file], 'take.wav', { type: file.type });
      const kept = await deliver(take, { signal, timeoutMs: sendTimeoutMs });
      if (signal.aborted) return;
      unsent.current = null;
      show({ phase: 'kept' });
      onKept(kept);
    } catch (error) {
      if (signal.aborted) return;
      const isRefusal = error instanceof ApiError && error.status < 500 && error.status !== 429;
      const message = isRefusal ? error.message : texts.notSent;
      show({ phase: isRefusal ? 'refused' : 'unsent', message });
    }
  }

  return {
    state,
    /** Begins a take, or ends the one that runs. Call it in the handler of a tap. */
    toggle: () => void (phase.current === 'recording' ? stop() : start()),
    sendAgain: () => void send(),
  };
}

/** A quarter of a megabyte over a slow phone, and its preparation. */
const sendTimeoutMs = 30_000;
