import { createSynthesisPreparer, createTakePreparer } from '../_adapters/take-preparer.ts';
import { createApp } from '../_app.ts';
import { platformAddress, production } from '../_production.ts';
import { openVoiceRow, voiceHandlers } from '../_routes/voice/voice.ts';
import { createVoices } from '../_voices/voices.ts';

let app: ReturnType<typeof createApp> | undefined;

/** Voices and recognisers: slow and heavier than everything else, so they stay out of the other functions. */
export default {
  fetch(request: Request): Response | Promise<Response> {
    app ??= open();
    return app.fetch(request, { address: platformAddress(request) });
  },
};

function open(): ReturnType<typeof createApp> {
  const { deps, env } = production();
  return createApp(
    {
      ...deps,
      voices: createVoices(env, deps),
      prepareTake: createTakePreparer(),
      prepareSynthesis: createSynthesisPreparer(),
      renderingCharacters: env.GOOGLE_TTS_DAILY_CHARACTERS,
    },
    voiceHandlers,
    openVoiceRow,
  );
}
