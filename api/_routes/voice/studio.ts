import { DomainError } from '../../../core/errors.ts';
import { consentText, voiceConsent } from '../../../core/voices/consent.ts';
import { listSpeakerItems } from '../../../db/voices/speaker-items.ts';
import {
  agreeAsSpeaker,
  countRecordings,
  findSpeaker,
  requireSpeaker,
  withdrawVoice,
} from '../../../db/voices/speakers.ts';
import { readStudio } from '../../../db/voices/studio.ts';
import type { Handlers } from '../../_call.ts';
import { lineShape } from '../rules.ts';
import { findVoicing } from './heard-voices.ts';
import { takeShape } from './studio-shapes.ts';

type StudioKey = 'GET /studio' | 'GET /studio/items' | 'POST /studio/consent' | 'DELETE /studio/recordings';

const consent = { version: voiceConsent.version, paragraphs: [...voiceConsent.text] };

export const studioHandlers: Handlers<StudioKey> = {
  'GET /studio': async ({ owner, deps }) => {
    const speakerId = owner.userId;
    const found = await findSpeaker(deps.db, speakerId);
    if (!found || found.revokedAt) {
      return { speaker: null, consent, progress: { done: 0, total: 0, returned: 0 }, parts: [] };
    }
    const { name, gender, consentedAt, consentVersion } = found;
    const hasAgreed = consentedAt !== null && consentVersion === voiceConsent.version;
    const { progress, parts, next } = await readStudio(deps.db, speakerId);
    return {
      speaker: {
        name,
        gender,
        hasAgreed,
        agreedAt: consentedAt?.toISOString() ?? null,
        recordings: await countRecordings(deps.db, speakerId),
      },
      consent,
      progress,
      parts,
      ...(next ? { next } : {}),
    };
  },

  'GET /studio/items': async ({ owner, query: { part }, deps, now }) => {
    const { userId: speakerId } = await requireSpeaker(deps.db, owner.userId);
    const items = await listSpeakerItems(deps.db, { speakerId, part });
    const voiced = await findVoicing(
      deps,
      items.flatMap(({ before }) => before ?? []),
    );
    return {
      items: items.map(({ key, kind, hebrew, pronunciation, transcription, russian, take, before }) => ({
        key,
        kind,
        hebrew,
        pronunciation,
        transcription,
        russian,
        take: take ? takeShape(deps, take, now) : null,
        before: before ? voiced(lineShape(before), before.gender) : null,
      })),
    };
  },

  'POST /studio/consent': async ({ owner, body, deps, now }) => {
    // Agreed to a text that was changed meanwhile: it has to be read first.
    if (body.version !== voiceConsent.version) throw new DomainError('conflict', { code: 'consent_changed' });
    const { version } = voiceConsent;
    await agreeAsSpeaker(deps.db, { userId: owner.userId, consent: { version, text: consentText } }, now);
    return { hasAgreed: true as const };
  },

  'DELETE /studio/recordings': ({ owner, deps, now }) =>
    withdrawVoice(deps.db, { userId: owner.userId }, now),
};
