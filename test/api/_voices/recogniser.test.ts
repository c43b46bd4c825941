import { describe, expect, it } from 'vitest';
import { parseEnv } from '../../../api/_env.ts';
import { createRecogniser } from '../../../api/_voices/recogniser.ts';
import { createVoices } from '../../../api/_voices/voices.ts';
import { createTestClock } from '../../support/backend.ts';

const watch = { clock: createTestClock(), log: () => {} };

describe('what the environment gives', () => {
  it.each([
    [{}, undefined],
    [{ STT_BASE_URL: 'http://localhost:9000' }, 'openai'],
    [{ STT_API_KEY: 'key' }, 'openai'],
    [{ GOOGLE_STT_API_KEY: 'key' }, 'google'],
    [{ STT_API_KEY: 'key', GOOGLE_STT_API_KEY: 'key' }, 'openai'],
    [{ STT_MODEL: 'whisper-1' }, undefined],
  ])('%j recognises by %s', (variables, id) => {
    expect(createRecogniser(parseEnv(variables), watch)?.id).toBe(id);
  });

  it("speaks with the embedded voice, and with Google's first where there is a key", () => {
    expect(createVoices(parseEnv({}), watch).map(({ id }) => id)).toEqual(['espeak']);
    const voices = createVoices(parseEnv({ GOOGLE_TTS_API_KEY: 'key' }), watch);
    expect(voices.map(({ id }) => id)).toEqual(['google', 'espeak']);
  });
});
