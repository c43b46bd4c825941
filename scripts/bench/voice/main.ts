/**
 * `npm run bench:voice`: what a sound costs at each step of the chain, cold and stored, what a recording costs on its
 * way to the recogniser, and what the judge costs. Every figure is shown beside a floor of the same run. Exits with
 * code 1 when a bar is missed.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import {
  createEspeakVoice,
  type EspeakProgram,
  packagedEspeak,
  systemEspeak,
  withTrimmedWav,
} from '../../../api/_adapters/tts-espeak.ts';
import { createGoogleVoice } from '../../../api/_adapters/tts-google.ts';
import { hebrewLettersOf } from '../../../core/hebrew/niqqud.ts';
import type { TtsProvider } from '../../../core/ports.ts';
import { judge } from '../../../core/speech/judge.ts';
import { takeToWav } from '../../../core/speech/wav.ts';
import { sections } from '../../../db/content/index.ts';
import { readAudioBlob } from '../../../db/course/audio.ts';
import { audioBlobs, audioRequests } from '../../../db/schema/index.ts';
import { placedWords } from '../../content-files/placed-words.ts';
import { atMost, type Bar, conclude, printBars, printTable } from '../report.ts';
import { openTtsEndpoint } from './endpoint.ts';
import { type Figures, measure } from './measure.ts';

const execute = promisify(execFile);
const freeWords = placedWords(sections).flatMap(({ lesson, word }) => (lesson.isFree ? [word] : []));
const wordAt = (round: number) => freeWords[(round + freeWords.length) % freeWords.length] ?? freeWords[0];

type Line = { what: string; floor: string; figures: Figures; floorFigures: Figures; bytes: string };

function show(title: string, lines: readonly Line[]): void {
  console.log(`\n${title}`);
  printTable(
    lines.map(({ what, floor, figures, floorFigures, bytes }) => ({
      что: what,
      'мс, медиана': figures.median.toFixed(3),
      'мс, p95': figures.p95.toFixed(3),
      байт: bytes,
      основа: floor,
      'её мс': floorFigures.median.toFixed(3),
      'во сколько раз': (figures.median / floorFigures.median).toFixed(1),
    })),
  );
}

/** A Google that responds at once with 5 KB: what is left is our own work. */
const instantGoogle = createGoogleVoice({
  apiKey: 'bench',
  fetch: async () => Response.json({ audioContent: Buffer.alloc(5000, 7).toString('base64') }),
});

async function isThere(program: EspeakProgram): Promise<boolean> {
  return createEspeakVoice([program])
    .speak("Sal'om")
    .then(
      () => true,
      () => false,
    );
}

/** One voice behind the endpoint: the first request of a word, and every later one. */
async function benchVoice(
  name: string,
  voice: TtsProvider,
  cold: { times: number; floor: string; run: () => unknown },
) {
  const endpoint = await openTtsEndpoint([voice]);
  const bytes: number[] = [];
  try {
    const first = await measure(cold.times, async (round) => {
      await endpoint.db.delete(audioRequests);
      await endpoint.db.delete(audioBlobs);
      const spoken = await endpoint.ask(`${wordAt(round)?.hebrew}`);
      if (spoken.provider !== voice.id) throw new Error(`spoken by ${spoken.provider}`);
      bytes.push(spoken.bytes);
    });
    const floor = await measure(cold.times, cold.run);
    const word = `${wordAt(0)?.hebrew}`;
    await endpoint.ask(word);
    const [blob] = await endpoint.db.select({ hash: audioBlobs.hash }).from(audioBlobs).limit(1);
    const read = () => readAudioBlob(endpoint.db, `${blob?.hash}`);
    const pair = { stored: [] as Figures[], read: [] as Figures[] };
    // Interleaved: a busy machine slows both alike.
    for (let turn = 0; turn < 5; turn++) {
      pair.stored.push(await measure(40, () => endpoint.ask(word)));
      pair.read.push(await measure(40, read));
    }
    const size = `${Math.round(bytes.reduce((sum, one) => sum + one, 0) / bytes.length)}`;
    const lines: Line[] = [
      { what: `${name}, впервые`, floor: cold.floor, figures: first, floorFigures: floor, bytes: size },
      {
        what: `${name}, из базы`,
        floor: 'чтение строки по ключу',
        figures: middle(pair.stored),
        floorFigures: middle(pair.read),
        bytes: size,
      },
    ];
    return lines;
  } finally {
    await endpoint.close();
  }
}

function middle(runs: readonly Figures[]): Figures {
  const sorted = [...runs].sort((a, b) => a.median - b.median);
  return sorted[Math.floor(sorted.length / 2)] ?? { median: Number.NaN, p95: Number.NaN };
}

async function benchVoices(): Promise<Line[]> {
  const lines = await benchVoice('Google, мгновенный', instantGoogle, {
    times: 40,
    floor: 'сам голос',
    run: () => instantGoogle.speak('שלום'), // shalom
  });
  const programs: [string, EspeakProgram, string, () => unknown][] = [
    ['espeak, программа', systemEspeak, 'запуск её же без слов', () => execute('espeak-ng', ['--version'])],
    ['espeak, пакет', packagedEspeak, 'запуск пустого Node', () => execute(process.execPath, ['-e', '0'])],
  ];
  for (const [name, program, floor, run] of programs) {
    if (!(await isThere(program))) {
      console.log(`!!! ${name}: нет, не измерен.`);
      continue;
    }
    const voice = withTrimmedWav(createEspeakVoice([program]));
    lines.push(...(await benchVoice(name, voice, { times: 12, floor, run })));
  }
  return lines;
}

/** Three seconds of a phone's microphone, a word in the middle. */
function recordingOf(rate: number): Float32Array {
  return Float32Array.from({ length: rate * 3 }, (_, at) =>
    at > rate && at < rate * 2 ? 0.3 * Math.sin(at * 0.05) : 0.001 * Math.sin(at),
  );
}

async function benchRecording(): Promise<Line> {
  const take = recordingOf(48_000);
  const figures = await measure(30, () => takeToWav([take, take], 48_000));
  const floorFigures = await measure(30, () => take.map((sample) => sample * 0.5));
  return {
    what: 'запись 3 с, 48 кГц, стерео, в WAV 16 кГц',
    floor: 'один проход по её отсчётам',
    figures,
    floorFigures,
    bytes: `${takeToWav([take], 48_000).length}`,
  };
}

async function benchJudge(): Promise<Line[]> {
  const floorFigures = await measure(2000, (round) => {
    const word = wordAt(round);
    return hebrewLettersOf(`${word?.pronunciation}`) === hebrewLettersOf(`${word?.hebrew}.`);
  });
  const floor = 'сравнение букв по SPEC';
  const cases: [string, (round: number) => string[]][] = [
    ['судья, верное слово', (round) => [`${wordAt(round)?.pronunciation}.`]],
    ['судья, другое слово', (round) => [`${wordAt(round + 7)?.hebrew}`]],
    ['судья, три варианта с числами', () => ['21 7', 'אה כלב חתול', '100 3']],
  ];
  const lines: Line[] = [];
  for (const [what, transcripts] of cases) {
    const figures = await measure(2000, (round) => {
      const expected = wordAt(round);
      return expected && judge({ expected, transcripts: transcripts(round) });
    });
    lines.push({ what, floor, figures, floorFigures, bytes: '' });
  }
  return lines;
}

const voices = await benchVoices();
show('Звук слова: GET /google-tts над встроенной базой', voices);
const recording = await benchRecording();
show('Запись', [recording]);
const judged = await benchJudge();
show('Судья', judged);

console.log('');
const stored = voices.filter(({ what }) => what.endsWith('из базы'));
const bars: Bar[] = [
  ...stored.map(({ what, figures, floorFigures }) =>
    atMost(`${what}: раз к чтению строки`, figures.median / floorFigures.median, 6),
  ),
  atMost('запись в WAV, мс', recording.figures.p95, 150),
  ...judged.map(({ what, figures }) => atMost(`${what}, мс p95`, figures.p95, 1)),
];
conclude(printBars(bars));
process.exit();
