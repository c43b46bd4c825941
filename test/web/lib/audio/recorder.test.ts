import { describe, expect, it } from 'vitest';
import { createRecorder, type RecorderPorts } from '../../../../web/src/lib/audio/recorder.ts';

class FakeTrack {
  enabled = true;
  readyState: 'live' | 'ended' = 'live';
  stop(): void {
    this.readyState = 'ended';
  }
}

class FakeStream {
  readonly track = new FakeTrack();
  getTracks = () => [this.track];
  getAudioTracks = () => [this.track];
}

class FakeMediaRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type.startsWith('audio/');
  state: 'inactive' | 'recording' = 'inactive';
  readonly mimeType: string;
  constructor(_stream: unknown, { mimeType = '' }: MediaRecorderOptions = {}) {
    super();
    this.mimeType = mimeType;
  }
  start(): void {
    this.state = 'recording';
  }
  stop(): void {
    this.state = 'inactive';
    queueMicrotask(() => {
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['sound']) }));
      this.dispatchEvent(new Event('stop'));
    });
  }
}

/** Hears one loud sound, once it is awake. */
class FakeAudioContext {
  static made: FakeAudioContext[] = [];
  state = 'suspended';
  constructor() {
    FakeAudioContext.made.push(this);
  }
  async resume() {
    this.state = 'running';
  }
  async close() {
    this.state = 'closed';
  }
  createMediaStreamSource = () => ({ connect: () => {} });
  createAnalyser = () => ({
    fftSize: 0,
    getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0.5),
  });
}

type Options = { isApple?: boolean; refuse?: string; AudioContext?: typeof FakeAudioContext };

function microphone({ isApple = false, refuse, AudioContext }: Options = {}) {
  const streams: FakeStream[] = [];
  const ports = {
    devices: {
      async getUserMedia() {
        if (refuse) throw new DOMException('refused', refuse);
        const stream = new FakeStream();
        streams.push(stream);
        return stream;
      },
    },
    MediaRecorder: FakeMediaRecorder,
    AudioContext,
    isApple,
  };
  // The recorder uses only what the fakes have.
  return { recorder: createRecorder(ports as unknown as RecorderPorts), streams };
}

describe('recording oneself', () => {
  it('opens the microphone once and only mutes it between takes', async () => {
    const { recorder, streams } = microphone();
    expect(await recorder.start()).toEqual({ ok: true });
    expect((await recorder.stop())?.type).toBe('audio/webm;codecs=opus');
    expect(streams[0]?.track.enabled).toBe(false);
    await recorder.start();
    expect(streams).toHaveLength(1);
    expect(streams[0]?.track.enabled).toBe(true);
    recorder.release();
    expect(streams[0]?.track.readyState).toBe('ended');
  });

  it('tells how loud it is during a take, from a context that was woken inside the tap', async () => {
    FakeAudioContext.made = [];
    const { recorder } = microphone({ AudioContext: FakeAudioContext });
    const starting = recorder.start();
    expect(FakeAudioContext.made.map(({ state }) => state)).toEqual(['running']);
    await starting;
    expect(recorder.level()).toBeCloseTo(0.5);
    await recorder.stop();
    expect(recorder.level()).toBe(0);
    recorder.release();
    expect(FakeAudioContext.made.map(({ state }) => state)).toEqual(['closed']);
  });

  it('does not call it silence where loudness cannot be measured', async () => {
    const { recorder } = microphone();
    await recorder.start();
    expect(recorder.level()).toBeNull();
    class Asleep extends FakeAudioContext {
      override async resume() {}
    }
    const asleep = microphone({ AudioContext: Asleep }).recorder;
    await asleep.start();
    expect(asleep.level()).toBeNull();
  });

  it("asks Apple's devices for mp4 and closes the microphone after each take, for the next sound to be loud", async () => {
    const { recorder, streams } = microphone({ isApple: true });
    await recorder.start();
    expect((await recorder.stop())?.type).toBe('audio/mp4');
    expect(streams[0]?.track.readyState).toBe('ended');
  });

  it.each([
    ['NotAllowedError', { reason: 'denied' }],
    ['NotFoundError', { reason: 'missing' }],
    ['NotReadableError', { reason: 'failed', detail: 'refused' }],
  ])('says why it cannot record: %s', async (refuse, refusal) => {
    expect(await microphone({ refuse }).recorder.start()).toEqual({ ok: false, ...refusal });
  });

  it('is not offered where there is no recorder', async () => {
    const recorder = createRecorder({
      devices: undefined,
      MediaRecorder: undefined,
      AudioContext: undefined,
      isApple: false,
    });
    expect(recorder.isSupported()).toBe(false);
    expect(await recorder.start()).toEqual({ ok: false, reason: 'missing' });
    expect(await recorder.stop()).toBeNull();
  });

  it('does not keep a microphone that was allowed after the view was left', async () => {
    const { recorder, streams } = microphone();
    const starting = recorder.start();
    recorder.release();
    expect(await starting).toEqual({ ok: false, reason: 'failed', detail: 'left while asking' });
    expect(streams[0]?.track.readyState).toBe('ended');
  });

  it('a take that was cut off by leaving gives nothing', async () => {
    const { recorder } = microphone();
    await recorder.start();
    recorder.release();
    expect(await recorder.stop()).toBeNull();
    expect(recorder.level()).toBe(0);
  });
});
