import { useEffect, useRef, useState } from 'react';
import { Icon } from '../icons.tsx';

type SoundProps = {
  address: string;
  label: string /** Of the whole sound, as the message tells it. */;
  seconds: number;
};

/** The sound that is being played: another one stops it. */
let sounding: HTMLAudioElement | undefined;

/** A sound as Telegram draws it: a button, the waveform, in which one may seek, and the time. */
export function Sound({ address, label, seconds }: SoundProps) {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [at, setAt] = useState(0);
  const { src, bars } = useSound(address);
  const length = audio.current?.duration || seconds;
  const part = Math.min(1, at / length);

  function toggle(): void {
    const { current: player } = audio;
    sounding?.pause();
    if (!player || isPlaying) return;
    sounding = player;
    void player.play().catch(() => setPlaying(false));
  }

  function seek(to: number): void {
    if (audio.current) audio.current.currentTime = to;
    setAt(to);
  }

  return (
    <div className="sound">
      {/* biome-ignore lint/a11y/useMediaCaption: the caption is the message's own */}
      <audio
        ref={audio}
        src={src}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
        onEnded={() => seek(0)}
      />
      <button
        type="button"
        className="disc sound-button"
        aria-label={`${isPlaying ? 'Остановить' : 'Слушать'}: ${label}`}
        onClick={toggle}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      <span className="sound-wave">
        <Wave bars={bars} />
        <span className="sound-played" style={{ clipPath: `inset(0 ${100 - 100 * part}% 0 0)` }}>
          <Wave bars={bars} />
        </span>
        <input
          type="range"
          aria-label={`Место в записи: ${label}`}
          aria-valuetext={`${clock(at)} из ${clock(seconds)}`}
          min={0}
          max={length}
          step={0.1}
          value={at}
          onChange={({ target }) => seek(Number(target.value))}
        />
      </span>
      <span className="sound-time">{clock(isPlaying || at > 0 ? at : seconds)}</span>
    </div>
  );
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const barCount = 36;
/** Distance between bars, and the tallest of them. */
const barStep = 4;
const waveHeight = 22;
const silence: readonly number[] = Array.from({ length: barCount }, () => 0);

const Wave = ({ bars }: { bars: readonly number[] }) => (
  <svg viewBox={`0 0 ${barCount * barStep} ${waveHeight}`} preserveAspectRatio="none" aria-hidden="true">
    <path
      d={bars
        .map((loudness, at) => `M${at * barStep + 1} ${waveHeight - 1}v${-2 - loudness * (waveHeight - 5)}`)
        .join('')}
    />
  </svg>
);

/**
 * The sound as the page holds it, in which one can seek, and how loud each part of it is, 0 to 1: all 0 until it is read,
 * and where the browser cannot decode it.
 */
function useSound(address: string): { src: string; bars: readonly number[] } {
  const [sound, setSound] = useState({ src: address, bars: silence });
  useEffect(() => {
    const leaving = new AbortController();
    let src = '';
    async function read(): Promise<void> {
      const blob = await (await fetch(address, { signal: leaving.signal })).blob();
      src = URL.createObjectURL(blob);
      const bars = await waveformOf(await blob.arrayBuffer()).catch(() => silence);
      if (!leaving.signal.aborted) setSound({ src, bars });
    }
    read().catch(() => undefined);
    return () => {
      leaving.abort();
      URL.revokeObjectURL(src);
    };
  }, [address]);
  return sound;
}

async function waveformOf(bytes: ArrayBuffer): Promise<number[]> {
  const samples = (await new OfflineAudioContext(1, 1, 8000).decodeAudioData(bytes)).getChannelData(0);
  const loudness = silence.map((_, bar) => {
    const part = samples.subarray((bar * samples.length) / barCount, ((bar + 1) * samples.length) / barCount);
    return Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / (part.length || 1));
  });
  const loudest = Math.max(...loudness) || 1;
  return loudness.map((one) => one / loudest);
}
