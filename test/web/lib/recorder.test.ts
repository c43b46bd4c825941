import { describe, expect, it } from 'vitest';
import { createRecorder, type RecorderPorts } from '../../../web/src/lib/recorder.ts';

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

function microphone({ isApple = false, refuse }: { isApple?: boolean; refuse?: string } = {}) {
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
    AudioContext: undefined,
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

  it("asks Apple's devices for mp4 and closes the microphone after each take, for the next sound to be loud", async () => {
    const { recorder, streams } = microphone({ isApple: true });
    await recorder.start();
    expect((await recorder.stop())?.type).toBe('audio/mp4');
    expect(streams[0]?.track.readyState).toBe('ended');
  });

  it.each([
    ['NotAllowedError', 'denied'],
    ['NotFoundError', 'missing'],
    ['NotReadableError', 'failed'],
  ])('says why it cannot record: %s is %s', async (refuse, reason) => {
    expect(await microphone({ refuse }).recorder.start()).toEqual({ ok: false, reason });
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
    expect(await starting).toEqual({ ok: false, reason: 'failed' });
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
