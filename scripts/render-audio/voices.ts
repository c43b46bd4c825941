import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { womansFigures, womansName, womansVariant } from '../../api/_adapters/espeak-woman.ts';
import { createEspeakVoice, type EspeakProgram, systemEspeak } from '../../api/_adapters/tts-espeak.ts';
import { createGoogleVoice, googleVoices } from '../../api/_adapters/tts-google.ts';
import type { TtsProvider } from '../../core/ports.ts';

/** A man's voice and a woman's: every sound of the course is said by both. */
type RenderingVoices = { m: TtsProvider; f: TtsProvider };

export function createCloudVoices(apiKey: string): RenderingVoices {
  const voiceOf = (voice: string) =>
    createGoogleVoice({ apiKey, voice, format: 'wav', tries: 3, timeoutMs: 20_000 });
  return { m: voiceOf(googleVoices.m), f: voiceOf(googleVoices.f) };
}

/** The voices of the program espeak-ng; the woman's is a variant of our own. */
export function createEspeakVoices(): RenderingVoices {
  const inVoice = (voice: string, before: readonly string[]): EspeakProgram => ({
    ...systemEspeak,
    args: [...before, ...systemEspeak.args.map((arg) => (arg === 'he' ? voice : arg))],
  });
  const program = inVoice(`he+${womansName}`, [`--path=${dataWithWoman()}`]);
  const man = createEspeakVoice([systemEspeak]);
  return { m: man, f: createEspeakVoice([program], `${man.name} ${womansFigures}`) };
}

/** A folder of links to the program's data, with one variant more; its name. */
function dataWithWoman(): string {
  const folder = mkdtempSync(join(tmpdir(), 'espeak-'));
  const data = join(folder, 'espeak-ng-data');
  mkdirSync(join(data, 'voices', '!v'), { recursive: true });
  const theirs = programsData();
  for (const name of readdirSync(theirs)) {
    if (name !== 'voices') symlinkSync(join(theirs, name), join(data, name));
  }
  writeFileSync(join(data, 'voices', '!v', womansName), womansVariant);
  return folder;
}

/** 'eSpeak NG text-to-speech: 1.51  Data at: /usr/lib/x86_64-linux-gnu/espeak-ng-data' */
function programsData(): string {
  const said = execFileSync(systemEspeak.command, ['--version'], { encoding: 'utf8' });
  const folder = /Data at: (.+)/.exec(said)?.[1]?.trim();
  if (!folder) throw new Error(`${systemEspeak.command} does not say where its data are`);
  return folder;
}
