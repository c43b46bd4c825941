import type { MicrophoneRefusal } from '../../../../core/speech/recording.ts';

export type RecorderStart = { ok: true } | ({ ok: false } & MicrophoneRefusal);

/**
 * One microphone for a whole view. Android's Telegram asks for permission at every opening, so the stream is opened at
 * the first take and kept, muted between takes; Apple's systems play everything quietly while it is open, and remember
 * the permission, so there it is closed after each take.
 */
export type Recorder = {
  /** False when there is no point in offering to record. */
  isSupported(): boolean;
  /** Opens the microphone when it is not open and begins a take. Call it in the handler of a tap. Never rejects. */
  start(): Promise<RecorderStart>;
  /** Ends the take. Returns it with its true type, or null when nothing was recorded. */
  stop(): Promise<Blob | null>;
  /** Loudness of this moment as RMS, 0–1; 0 between takes; null where it cannot be measured. */
  level(): number | null;
  /** Releases the microphone: when the view is left or the app goes to the background. */
  release(): void;
};

/**
 * 'speech': for a recogniser, cleaned by the device. 'studio': for learners to hear, as it was said, in full quality.
 */
export type RecorderQuality = 'speech' | 'studio';

export type RecorderPorts = {
  devices: Pick<MediaDevices, 'getUserMedia'> | undefined;
  MediaRecorder: typeof MediaRecorder | undefined;
  AudioContext: typeof AudioContext | undefined;
  isApple: boolean;
};

/** A studio wants the voice itself: what cleans it also cuts soft consonants. */
const constraintsOf: Readonly<Record<RecorderQuality, MediaTrackConstraints>> = {
  speech: { echoCancellation: true, noiseSuppression: true, autoGainControl: true },
  studio: { echoCancellation: false, noiseSuppression: false, autoGainControl: false },
};
const studioBitsPerSecond = 128_000;

type Take = { recorder: MediaRecorder; chunks: Blob[] };

export function createRecorder(
  ports: RecorderPorts = browserPorts(),
  quality: RecorderQuality = 'speech',
): Recorder {
  let stream: MediaStream | undefined;
  let context: AudioContext | undefined;
  let meter: { read(): number | null } | undefined;
  let take: Take | undefined;
  /** Grows with each release, so that a stream that arrives after it is closed at once. */
  let era = 0;

  function mute(muted: boolean): void {
    for (const track of stream?.getAudioTracks() ?? []) track.enabled = !muted;
  }

  function release(): void {
    era += 1;
    if (take?.recorder.state === 'recording') take.recorder.stop();
    take = undefined;
    void context?.close().catch(() => {});
    context = undefined;
    meter = undefined;
    for (const track of stream?.getTracks() ?? []) track.stop();
    stream = undefined;
  }

  async function open(): Promise<MediaStream> {
    const begun = era;
    const opened = await ports.devices?.getUserMedia({
      audio: constraintsOf[quality],
    });
    if (!opened) throw new DOMException('no microphone', 'NotFoundError');
    if (begun === era) return opened;
    for (const track of opened.getTracks()) track.stop();
    throw new DOMException('left while asking', 'AbortError');
  }

  return {
    isSupported: () => ports.devices !== undefined && ports.MediaRecorder !== undefined,
    async start() {
      if (!ports.devices || !ports.MediaRecorder) return { ok: false, reason: 'missing' };
      try {
        // Still inside the tap: later, Apple's systems would leave the context asleep.
        context ??= ports.AudioContext && new ports.AudioContext();
        void context?.resume().catch(() => {});
        // A stream whose device was pulled out, or that the system took away, is of no more use.
        if (stream?.getAudioTracks().some(({ readyState }) => readyState === 'ended')) release();
        stream ??= await open();
        mute(false);
        meter ??= context && createMeter(stream, context);
        const recorder = new ports.MediaRecorder(stream, {
          ...recorderOptions(ports.MediaRecorder, ports.isApple),
          ...(quality === 'studio' && { audioBitsPerSecond: studioBitsPerSecond }),
        });
        const begun: Take = { recorder, chunks: [] };
        recorder.addEventListener('dataavailable', ({ data }) => {
          if (data.size > 0) begun.chunks.push(data);
        });
        recorder.start();
        take = begun;
        return { ok: true };
      } catch (error) {
        console.warn('Microphone error', error);
        release();
        return { ok: false, ...refusalOf(error) };
      }
    },
    async stop() {
      const ending = take;
      take = undefined;
      if (ending?.recorder.state !== 'recording') return null;
      const stopped = new Promise((resolve) =>
        ending.recorder.addEventListener('stop', resolve, { once: true }),
      );
      ending.recorder.stop();
      await stopped;
      if (ports.isApple) release();
      else mute(true);
      if (ending.chunks.length === 0) return null;
      return new Blob(ending.chunks, { type: ending.recorder.mimeType || ending.chunks[0]?.type });
    },
    level: () => (take ? (meter?.read() ?? null) : 0),
    release,
  };
}

function browserPorts(): RecorderPorts {
  return {
    devices: navigator.mediaDevices,
    MediaRecorder: globalThis.MediaRecorder,
    AudioContext: globalThis.AudioContext,
    isApple: /iPhone|iPad|Macintosh/.test(navigator.userAgent),
  };
}

/** Safari 18.4 claims webm and then fails, so Apple's devices are asked for mp4 first. */
function recorderOptions(Recorder: typeof MediaRecorder, isApple: boolean): MediaRecorderOptions {
  const webm = 'audio/webm;codecs=opus';
  const wanted = isApple ? ['audio/mp4', webm] : [webm, 'audio/mp4'];
  const mimeType = wanted.find((type) => Recorder.isTypeSupported(type));
  return mimeType ? { mimeType } : {};
}

/** missing: no microphone here · denied: the learner or the system said no · failed: anything else. */
function refusalOf(error: unknown): MicrophoneRefusal {
  const { name, message } = error instanceof Error ? error : { name: '', message: '' };
  if (name === 'NotAllowedError' || name === 'SecurityError') return { reason: 'denied' };
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return { reason: 'missing' };
  return { reason: 'failed', detail: message || 'Microphone error' };
}

function createMeter(stream: MediaStream, context: AudioContext) {
  const analyser = context.createAnalyser();
  analyser.fftSize = 2048;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  return {
    read() {
      if (context.state !== 'running') return null;
      analyser.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    },
  };
}
