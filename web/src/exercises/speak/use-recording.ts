import { useCallback, useEffect, useRef, useState } from 'react';
import type { ExpectedWord } from '../../../../core/speech/judge.ts';
import {
  next,
  type RecordingEvent,
  type RecordingState,
  startRecording,
} from '../../../../core/speech/recording.ts';
import { sttTexts } from '../../../../core/texts/lesson/listening.ts';
import type { Recorder } from '../../lib/audio/recorder.ts';
import { useTelegram } from '../../lib/services.ts';
import type { SpeechCheck } from './speech-check.ts';
import { type SilenceWatch, watchSilence } from './watch-silence.ts';

export type Recording = {
  state: RecordingState;
  /** Address of the latest take, for an audio player; null when there is none. */
  url: string | null;
  /** Begins a take. Call it in the handler of a tap. */
  record: () => void;
  /** Ends the take that runs. */
  stop: () => void;
  /** The learner wants to assess themselves. */
  compare: () => void;
  /** The learner compares once more. */
  again: () => void;
};

type Options = { recorder: Recorder; speech: SpeechCheck; expected: ExpectedWord };

/** Runs the reducer of the speak step, with what its states need from microphone, recogniser and judge. */
export function useRecording({ recorder, speech, expected }: Options): Recording {
  const { onDeactivated } = useTelegram();
  const [state, setState] = useState(() => firstState(recorder, speech));
  const [url, setUrl] = useState<string | null>(null);
  const latest = useRef(state);
  /** Belongs to the current attempt; aborted when the attempt is lost or the step is left. */
  const attempt = useRef(new AbortController());
  const watch = useRef<SilenceWatch | null>(null);

  const send = useCallback((event: RecordingEvent): RecordingState => {
    latest.current = next(latest.current, event);
    setState(latest.current);
    return latest.current;
  }, []);

  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  useEffect(() => {
    const hide = () => {
      if (send({ type: 'hidden' }).phase !== 'idle') return;
      attempt.current.abort();
      recorder.release();
    };
    const endWatch = onDeactivated(hide);
    window.addEventListener('pagehide', hide);
    return () => {
      endWatch();
      window.removeEventListener('pagehide', hide);
      attempt.current.abort();
      void recorder.stop();
    };
  }, [recorder, send, onDeactivated]);

  async function record(): Promise<void> {
    const before = latest.current;
    if (send({ type: 'record' }) === before) return;
    const { signal } = renew(attempt);
    const started = await recorder.start();
    // The microphone was allowed after the step was left: the take ends, the session keeps the stream.
    if (signal.aborted) return void recorder.stop();
    send(started.ok ? { type: 'opened' } : { ...started, type: 'refused' });
  }

  async function stop(): Promise<void> {
    const { signal } = attempt.current;
    const before = latest.current;
    if (send({ type: 'stop', heard: watch.current?.heard() ?? null }) === before) return;
    const take = await recorder.stop();
    if (signal.aborted) return;
    if (take) setUrl(URL.createObjectURL(take));
    const { phase } = send({ type: 'taken', empty: take === null });
    try {
      if (take && phase === 'recognizing') send(await speech.recognise(take, signal));
      if (latest.current.phase !== 'checking') return;
      const judgement = await speech.judge(expected, latest.current.transcripts);
      if (!signal.aborted) send({ type: 'judged', judgement });
    } catch (error) {
      if (signal.aborted) return;
      console.warn('speech not checked', error);
      send({ type: 'unrecognised', detail: sttTexts.unreachable });
    }
  }

  const stopLater = useRef(stop);
  useEffect(() => {
    stopLater.current = stop;
  });
  useEffect(() => {
    if (state.phase !== 'recording') return;
    const watching = watchSilence(recorder.level, () => void stopLater.current());
    watch.current = watching;
    return watching.end;
  }, [state.phase, recorder]);

  return {
    state,
    url,
    record: () => void record(),
    stop: () => void stop(),
    compare: () => void send({ type: 'compare' }),
    again: () => void send({ type: 'again' }),
  };
}

/** Without a microphone the learner can only compare by ear. */
function firstState(recorder: Recorder, speech: SpeechCheck): RecordingState {
  if (!recorder.isSupported()) return next(startRecording('self'), { type: 'compare' });
  return startRecording(speech.isConfigured() ? 'recogniser' : 'self');
}

function renew(attempt: { current: AbortController }): AbortController {
  attempt.current.abort();
  attempt.current = new AbortController();
  return attempt.current;
}
