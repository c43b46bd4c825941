import { createApp } from '../../../api/_app.ts';
import { createDeps } from '../../../api/_deps.ts';
import { voiceHandlers } from '../../../api/_routes/voice/voice.ts';
import type { TtsProvider } from '../../../core/ports.ts';
import { openLocalDatabase } from '../../../db/connection/local.ts';
import { sections } from '../../../db/content/index.ts';
import { seedCourse } from '../../../db/seed.ts';
import { createMemoryStore } from '../../../db/store/store.ts';
import { welcomeUser } from '../../../db/users.ts';
import { benchJwtSecret, benchToken } from '../http/constants.ts';

const learner = { id: 1, zone: 'Asia/Jerusalem' };

export type Spoken = { provider: string | null; bytes: number };

/** GET /google-tts over an embedded database that holds the course and no sounds, for a learner without limits. */
export async function openTtsEndpoint(voices: readonly TtsProvider[]) {
  const { db, migrate, close } = await openLocalDatabase();
  await migrate();
  const clock = () => new Date();
  await seedCourse(db, { course: sections, audioOf: () => undefined, version: 'bench' }, clock());
  await welcomeUser(
    db,
    { person: { id: learner.id, firstName: 'Нагрузка' }, fallbackZone: learner.zone },
    clock(),
  );
  const deps = createDeps({
    db,
    store: { ...createMemoryStore(clock), increment: async () => 1 },
    clock,
    log: () => {},
    background: (work) => void work,
    botToken: benchToken,
    botLink: undefined,
    jwtSecret: benchJwtSecret,
    adminIds: [],
    checksAnswers: false,
    version: 'bench',
    voices,
  });
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
