import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DomainError } from '../../core/errors.ts';
import { hasNiqqud } from '../../core/hebrew/niqqud.ts';
import { toClauses } from '../../core/hebrew/phonemes.ts';
import type { TtsProvider } from '../../core/ports.ts';
import { decodeWav, encodeWav } from '../../core/speech/wav.ts';
import { prepareSynthesised } from '../../core/voices/prepare.ts';
import { womansFigures, womansName, womansVariant } from './espeak-woman.ts';

/** Words a minute: espeak-ng's usual 175 is too quick for a learner. */
const rate = 130;
const timeoutMs = 10_000;
const maxBytes = 8 * 2 ** 20;

/** A program that is given marked phonemes as its last argument and writes a WAV file to its standard output. */
export type EspeakProgram = { command: string; args: readonly string[] };

/** The system's espeak-ng program. */
export const systemEspeak: EspeakProgram = {
  command: 'espeak-ng',
  args: ['-v', 'he', '-s', `${rate}`, '--stdout'],
};

/**
 * The npm package espeak-ng (GPL, an optional dependency), run as a separate Node process: it loads 18 MB for each
 * word, and a child process can be stopped. Its file is outside the bundle, below the working directory.
 */
export const packagedEspeak = packaged('', '');

/** The same package with a woman's voice. The system's program takes no variant from elsewhere. */
const packagedWoman = packaged(womansName, womansVariant);

function packaged(variant: string, variantFile: string): EspeakProgram {
  const program = join('api', '_adapters', 'espeak-program.mjs');
  return { command: process.execPath, args: [program, `${rate}`, variant, variantFile] };
}

/** What changes with the voice: what was said by another one is said again. */
const usualName = `espeak-ng he ${rate}`;

/**
 * The voice of espeak-ng, fed with phonemes: it cannot read niqqud itself. A sentence is said clause by clause, with
 * pauses, and falls or rises at its end. Uses the first program that is installed. Its WAV is returned as spoken.
 */
export function createEspeakVoice(
  programs: readonly EspeakProgram[] = [systemEspeak, packagedEspeak],
  name = usualName,
): TtsProvider {
  const missing = new Set<EspeakProgram>();

  async function speak(text: string): Promise<{ bytes: Uint8Array; mime: string }> {
    for (const program of programs) {
      if (missing.has(program)) continue;
      const bytes = await run(program, text);
      if (bytes) return { bytes, mime: 'audio/wav' };
      missing.add(program);
    }
    throw new DomainError('unavailable', {
      code: 'tts_espeak',
      cause: new Error('install the package espeak-ng, or set GOOGLE_TTS_API_KEY'),
    });
  }

  return {
    id: 'espeak',
    name,
    textFor({ pronunciation, transcription }) {
      // Bare letters do not show how a word sounds: another voice may know, this one would guess.
      if (!hasNiqqud(pronunciation) && transcription === '') return '';
      return toClauses(pronunciation, transcription === '' ? undefined : transcription)
        .map(({ phonemes, end }) => `[[${phonemes}]]${end}`)
        .join(' ');
    },
    speak,
  };
}

/** A woman's voice of espeak-ng, where its package is installed. */
export const createEspeakWoman = (): TtsProvider =>
  createEspeakVoice([packagedWoman], `${usualName} ${womansFigures}`);

const execute = promisify(execFile);
/** The exit code of a program that is not installed, as in a shell. */
const notInstalled = 127;

/** Output of the program; null when it is not installed. Throws DomainError 'upstream' when it fails. */
async function run({ command, args }: EspeakProgram, text: string): Promise<Uint8Array | null> {
  try {
    const { stdout } = await execute(command, [...args, text], {
      encoding: 'buffer',
      timeout: timeoutMs,
      maxBuffer: maxBytes,
    });
    return stdout;
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    if (code === 'ENOENT' || code === notInstalled) return null;
    throw new DomainError('upstream', {
      code: 'tts_espeak',
      cause: new Error(`${command} failed on ${text}`, { cause }),
    });
  }
}

/** The same voice, without the silence around a word and at the loudness of recordings. */
export function withTrimmedWav(voice: TtsProvider): TtsProvider {
  return {
    ...voice,
    async speak(text) {
      const { bytes, mime } = await voice.speak(text);
      try {
        const { sound } = prepareSynthesised(decodeWav(bytes));
        return { bytes: encodeWav(sound.samples, sound.sampleRate), mime };
      } catch (cause) {
        throw new DomainError('upstream', { code: `tts_${voice.id}`, cause });
      }
    },
  };
}
