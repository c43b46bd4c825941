import { DomainError } from '../../../core/errors.ts';
import { comparableHebrew } from '../../../core/hebrew/comparable.ts';
import { draftTranscription } from '../../../core/hebrew/reading/read-niqqud.ts';
import { otherFormOf } from '../../../core/lesson/sentences/sentence-forms.ts';
import { ownLessonId } from '../../../core/own-words/limits.ts';
import type { SpokenText } from '../../../core/ports.ts';
import { isTestPhrase, testPhrase } from '../../../core/speech/test-phrase.ts';
import type { VoiceGender } from '../../../core/voices/recording.ts';
import { renderedGender, renderedIn } from '../../../core/voices/rendered.ts';
import type { VoiceSource } from '../../../core/voices/source.ts';
import { audioKey, type SpokenWord } from '../../../db/content/sounds/audio-index.ts';
import { findTaughtText, findWordAudio, readAudioBlob, type TextAudio } from '../../../db/course/audio.ts';
import { spokenForm } from '../../../db/course/verbs.ts';
import { findOwnSound, type OwnSound } from '../../../db/own-words/sounds.ts';
import { readSettings } from '../../../db/settings.ts';
import { findHeard } from '../../../db/voices/heard.ts';
import { readVoiceSound } from '../../../db/voices/lookup.ts';
import { isSignedAudioAddress } from '../../_auth/addresses.ts';
import { type Handlers, limitCalls, visitorOf } from '../../_call.ts';
import { soundCache, soundResponse } from './sound.ts';
import { type Speaking, speechOf } from './speech.ts';

/** A learner may well listen to a word a second for a minute. */
const askingLimit = { name: 'tts', calls: 60, windowSeconds: 60 };

export const ttsHandlers: Handlers<'GET /google-tts' | 'GET /audio/{lessonId}/{wordId}'> = {
  'GET /google-tts': async ({ query: { text }, owner, request, deps, now }) => {
    await limitCalls(deps, askingLimit, String(owner.userId));
    const who = String(owner.userId);
    const { voice: choice } = await readSettings(deps.db, owner.userId);
    const genderOf = (said: SpokenText) => renderedGender({ choice, key: audioKey(said) });
    if (isTestPhrase(text)) {
      const greeting = { spoken: testPhrase, audioHash: null, audioBlobHash: null };
      const asking = { who, listener: owner.userId, gender: genderOf(testPhrase), request };
      return soundOf(deps, greeting, asking);
    }
    const asked = {
      plain: comparableHebrew(text),
      pointed: text.normalize('NFC').trim(),
      ...visitorOf(deps, owner),
    };
    const audio = await findTaughtText(deps.db, asked, now);
    const gender = genderOf(audio.spoken);
    return soundOf(deps, audio, { who, listener: owner.userId, gender, request });
  },

  'GET /audio/{lessonId}/{wordId}': async ({ params, query, owner, address, request, deps, now }) => {
    const isAllowed = isSignedAudioAddress(params, query, deps.signingSecret, now);
    if (!isAllowed && !owner) throw new DomainError('unauthorised', { code: 'token_missing' });
    const visitor = owner && visitorOf(deps, owner);
    const who = owner ? String(owner.userId) : address;
    const asking = { who, listener: owner?.userId, gender: query.voice, request };
    if (params.lessonId === ownLessonId) {
      const userId = isAllowed ? undefined : owner?.userId;
      return ownSound(deps, await findOwnSound(deps.db, { wordId: params.wordId, userId }), asking);
    }
    const audio = await findWordAudio(deps.db, { ...params, visitor, isAllowed }, now);
    const { example, proof } = query;
    const at = example ?? proof;
    if (at !== undefined) {
      const placed = (example === undefined ? audio.proofs : audio.examples)[at];
      const sentence = query.other && placed ? otherFormOf(placed) : placed;
      if (!sentence) throw new DomainError('not-found', { code: 'word_not_found' });
      const { audioHash } = sentence;
      return soundOf(deps, { ...audio, spoken: sentence, audioHash, audioBlobHash: null }, asking);
    }
    if (!query.form) return soundOf(deps, audio, asking);
    const form = spokenForm(audio.spoken, query.form);
    if (!form) throw new DomainError('not-found', { code: 'word_not_found' });
    return spoken(deps, form, asking);
  },
};

/**
 * `who` is counted where a voice has to speak, `listener` has chosen whose voice they hear, `gender` is that of the
 * embedded voice.
 */
type Asking = {
  who: string;
  listener?: number | undefined;
  gender: VoiceGender | undefined;
  request: Request;
};

/**
 * A published recording, otherwise an uploaded sound, otherwise a synthesised voice or Google's, otherwise the rendered
 * file, otherwise a voice: what one has said for good is said again where a better one is there, or another was asked for.
 */
async function soundOf(deps: Speaking, audio: TextAudio, asking: Asking): Promise<Response> {
  const { listener, gender = 'm', request } = asking;
  const names = namesOf(audio.spoken);
  const find = await findHeard(deps.db, names, { listener });
  const heard = names.map((name) => find(name)).find((one) => one !== undefined);
  const sound = heard && (await readVoiceSound(deps.db, heard.hash));
  const voice = heard && sound && { ...sound, hash: heard.hash, provider: providerOf(heard.voice) };
  if (voice?.provider === 'human') return soundResponse(voice, request);
  const stored = audio.audioBlobHash ? await readAudioBlob(deps.db, audio.audioBlobHash) : undefined;
  if (stored?.provider === 'upload') return soundResponse({ ...stored, provider: 'stored' }, request);
  if (voice) return soundResponse(voice, request);
  if (!audio.audioHash) {
    return spoken(deps, audio.spoken, asking).catch((error: unknown) => {
      if (!stored) throw error;
      return soundResponse({ ...stored, provider: 'stored' }, request);
    });
  }
  const headers = {
    Location: renderedIn(`/audio/${audio.audioHash}.mp3`, gender),
    'Cache-Control': soundCache,
    'X-TTS-Provider': 'stored',
  };
  return new Response(null, { status: 302, headers });
}

/** The names of a text: a form without a transcription goes by the one that its points give, too. */
function namesOf(said: SpokenText): SpokenWord[] {
  const { pronunciation, transcription } = said;
  if (transcription !== '' || pronunciation === '') return [said];
  return [said, { pronunciation, transcription: draftTranscription(pronunciation) }];
}

const providerOf = (voice: VoiceSource): string => (typeof voice === 'string' ? voice : 'synthesis');

/** Their own recording, otherwise what a word of the course with the same niqqud would sound like. */
async function ownSound(deps: Speaking, { recording, spoken }: OwnSound, asking: Asking): Promise<Response> {
  if (recording) return soundResponse({ ...recording, provider: 'human' }, asking.request);
  return soundOf(deps, { spoken, audioHash: null, audioBlobHash: null }, asking);
}

async function spoken(deps: Speaking, text: SpokenText, { request, ...asking }: Asking): Promise<Response> {
  return soundResponse(await speechOf(deps, text, asking), request);
}
