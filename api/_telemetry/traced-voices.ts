import type { SttProvider, TtsProvider } from '../../core/ports.ts';
import type { Tracer } from '../../core/service/telemetry.ts';

/** The same voice; each time it speaks is a span, without what it says. */
export function tracedVoice(voice: TtsProvider, tracer: Tracer): TtsProvider {
  const name = `voice ${voice.id}`;
  return { ...voice, speak: (text) => tracer.span({ name, kind: 'outside' }, () => voice.speak(text)) };
}

/** The same recogniser; each recording that it hears is a span, without what it heard. */
export function tracedRecogniser(recogniser: SttProvider, tracer: Tracer): SttProvider {
  const name = `recogniser ${recogniser.id}`;
  return {
    ...recogniser,
    transcribe: (...recording) =>
      tracer.span({ name, kind: 'outside' }, () => recogniser.transcribe(...recording)),
  };
}
