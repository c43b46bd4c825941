import type { SttProvider } from '../../core/ports.ts';
import { noTelemetry } from '../../core/service/telemetry.ts';
import { type Watch, withRestingRecogniser } from '../_adapters/breakers.ts';
import { createGoogleRecogniser } from '../_adapters/stt-google.ts';
import { createOpenAiRecogniser } from '../_adapters/stt-openai.ts';
import type { Env } from '../_env.ts';
import { tracedRecogniser } from '../_telemetry/traced-voices.ts';

type RecogniserEnv = Pick<Env, 'STT_BASE_URL' | 'STT_API_KEY' | 'STT_MODEL' | 'GOOGLE_STT_API_KEY'>;

const openAi = 'https://api.openai.com';
const defaultModel = 'whisper-1';

/**
 * The recogniser of this deployment, or undefined. STT_BASE_URL or STT_API_KEY mean a server that speaks OpenAI's
 * protocol (OpenAI itself when no address is given), GOOGLE_STT_API_KEY alone means Google. It rests when it fails.
 */
export function createRecogniser(env: RecogniserEnv, watch: Watch): SttProvider | undefined {
  const provider = providerOf(env);
  return provider && withRestingRecogniser(tracedRecogniser(provider, watch.telemetry ?? noTelemetry), watch);
}

function providerOf(env: RecogniserEnv): SttProvider | undefined {
  if (env.STT_BASE_URL || env.STT_API_KEY) {
    return createOpenAiRecogniser({
      baseUrl: env.STT_BASE_URL ?? openAi,
      apiKey: env.STT_API_KEY,
      model: env.STT_MODEL ?? defaultModel,
    });
  }
  return env.GOOGLE_STT_API_KEY ? createGoogleRecogniser({ apiKey: env.GOOGLE_STT_API_KEY }) : undefined;
}
