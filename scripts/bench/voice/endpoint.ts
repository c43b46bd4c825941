import { createApp } from '../../../api/_app.ts';
import { voiceHandlers } from '../../../api/_routes/voice/voice.ts';
import type { TtsProvider } from '../../../core/ports.ts';
import { openLocalDatabase } from '../../../db/connection/local.ts';
import { sections } from '../../../db/content/index.ts';
import { seedCourse } from '../../../db/seed.ts';
import { createMemoryStore } from '../../../db/store/store.ts';
import { welcomeUser } from '../../../db/users.ts';
import { createBenchDeps, machineClock } from '../http/deps.ts';

const learner = { id: 1, zone: 'Asia/Jerusalem' };

export type Spoken = { provider: string | null; bytes: number };

/** GET /google-tts over an embedded database that holds the course and no sounds, for a learner without limits. */
export async function openTtsEndpoint(voices: readonly TtsProvider[]) {
  const { db, migrate, close } = await openLocalDatabase();
  await migrate();
  await seedCourse(db, { course: sections, audioOf: () => undefined, version: 'bench' }, machineClock());
  await welcomeUser(
    db,
    { person: { id: learner.id, firstName: 'Нагрузка' }, fallbackZone: learner.zone },
    machineClock(),
  );
  const store = { ...createMemoryStore(machineClock), increment: async () => 1 };
  const deps = createBenchDeps({ db, store, voices });
  const { token } = await deps.tokens.issue({ userId: learner.id, zone: learner.zone });
  const app = createApp(deps, voiceHandlers);
  return {
    db,
    async ask(text: string): Promise<Spoken> {
      const request = new Request(
        `http://bench/api/google-tts?${new URLSearchParams({ text, lang: 'he-IL' })}`,
        { headers: { authorization: `Bearer ${token}` } },
      );
      const response = await app.fetch(request, { address: 'bench' });
      if (!response.ok) throw new Error(`GET /google-tts: ${response.status} ${await response.text()}`);
      const { byteLength } = await response.arrayBuffer();
      return { provider: response.headers.get('x-tts-provider'), bytes: byteLength };
    },
    close,
  };
}
