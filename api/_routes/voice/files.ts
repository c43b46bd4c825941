import { DomainError } from '../../../core/errors.ts';
import { maxArchiveBytes } from '../../../core/voices/limits.ts';
import { noteAct } from '../../../db/audit.ts';
import { readRenderingState } from '../../../db/voices/renderings.ts';
import type { Handlers } from '../../_call.ts';
import { readFormFile } from '../../_form-file.ts';
import { cloudVoice, renderBatch, runNightly } from '../../_voices/rendering.ts';
import { exportVoices, importVoices } from '../../_voices/voice-files.ts';

/** No further row is begun after this time: the function has 30 seconds. */
const beginWithinMs = 18_000;

export const voiceFileHandlers: Handlers<
  | 'POST /sounds/import'
  | 'GET /sounds/export'
  | 'GET /sounds/rendering'
  | 'POST /sounds/rendering'
  | 'GET /sounds/nightly'
> = {
  'POST /sounds/import': async ({ owner, request, deps, now }) => {
    const { prepareTake, prepareSynthesis, db } = deps;
    if (!prepareTake || !prepareSynthesis)
      throw new DomainError('unavailable', { code: 'take_not_prepared' });
    const { bytes } = await readFormFile(request, {
      maxBytes: maxArchiveBytes,
      tooLarge: 'voices_too_large',
    });
    const start = performance.now();
    const isLate = () => performance.now() - start > beginWithinMs;
    const report = await importVoices({ db, prepareTake, prepareSynthesis, isLate }, bytes, now);
    const act = { adminId: owner.userId, action: 'voices.import', target: 'product', before: null };
    await noteAct(db, { ...act, after: { saved: report.saved, problems: report.problems.length } }, now);
    return report;
  },

  'GET /sounds/export': async ({ query: { speakerId }, deps }) =>
    new Response(Uint8Array.from(await exportVoices(deps.db, { speakerId })), {
      headers: {
        'Content-Type': 'application/zip',
        'Content-Disposition': 'attachment; filename="mila-voices.zip"',
        'Cache-Control': 'private, no-store',
      },
    }),

  'GET /sounds/rendering': async ({ deps, now }) => {
    const voice = deps.voices.find(({ id }) => id === cloudVoice);
    const state = await readRenderingState(deps.db, { provider: cloudVoice, voice: voice?.name ?? '' }, now);
    return { voice: voice?.name ?? null, dailyCharacters: deps.renderingCharacters, ...state };
  },

  'POST /sounds/rendering': async ({ deps }) => renderBatch(deps),

  'GET /sounds/nightly': ({ deps, now }) => runNightly(deps, now),
};
