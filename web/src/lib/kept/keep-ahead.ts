import type { Home } from '../../../../core/contracts/home.ts';
import type { TodayResponse } from '../../../../core/contracts/memory.ts';
import { questionsIn } from '../../../../core/day/kept-days.ts';
import { keepSounds } from '../audio/fetch-sounds.ts';
import { soundsOfDay } from '../audio/lesson-sounds.ts';
import { createRecorder } from '../audio/recorder.ts';
import type { Outbox } from '../outbox/outbox-queue.ts';
import type { Services } from '../services.ts';
import { createVoiceChoice } from '../settings/voice-choice.ts';
import { keepDays, keptDays } from './days.ts';
import { notePlannedMinutes } from './planned-minutes.ts';

/**
 * Has the device keep what is due today and tomorrow, with its sounds: two calls, and one for the sounds that it lacks;
 * none while home says what it said when they were kept; and notes how long they take. Returns the kept days that ask anything. Nothing is requested while
 * answers wait to be sent: the server plans without them. Rejects when the server is not reached.
 */
export async function keepDaysAhead(
  services: Services,
  outbox: Outbox,
  home: Home,
): Promise<readonly TodayResponse[]> {
  // What this device has found out about the day is no reason to ask again.
  const { newForms: _, ...memory } = home.memory;
  const of = JSON.stringify([home.course, home.today, memory, home.stats.words_learned, home.settings]);
  const kept = keptDays(services);
  if (kept?.of === of) return asking(kept.days);
  await outbox.flush();
  if (outbox.state().pending > 0) return asking(kept?.days ?? []);
  const { api } = services;
  // Speech is recognised by the server: without a network nothing is asked to be said.
  const days = await Promise.all(
    (['today', 'tomorrow'] as const).map((day) =>
      api.call('GET /today', { query: { day, speak: '0' }, retries: 0 }),
    ),
  );
  const keeping = keepDays(services, of, days);
  const canSpeak = services.once(createVoiceChoice).speaks && createRecorder().isSupported();
  notePlannedMinutes(services, days, { canSpeak });
  await keepSounds(services, keeping.flatMap(soundsOfDay));
  return asking(keeping);
}

const asking = (days: readonly TodayResponse[]) => days.filter((day) => questionsIn(day) > 0);
