import { tell } from '../../../bot/services/payments/ports.ts';
import { studioButtons } from '../../../bot/services/studio-buttons.ts';
import { studioChatTexts } from '../../../core/texts/chat/studio.ts';
import { voiceCoverage } from '../../../db/voices/coverage.ts';
import {
  acceptRecording,
  listRecordings,
  publishVoices,
  returnRecording,
} from '../../../db/voices/review.ts';
import { listSpeakers } from '../../../db/voices/speakers.ts';
import { coverageOf } from '../../../db/voices/synthesis/coverage.ts';
import {
  listSyntheticVoices,
  removeSyntheticVoice,
  switchSyntheticVoice,
} from '../../../db/voices/synthesis/voices.ts';
import { listWantedSounds } from '../../../db/voices/synthesis/wanted.ts';
import type { Handlers } from '../../_call.ts';
import { paymentPorts } from '../../_payments.ts';
import { reviewedShape } from '../voice/studio-shapes.ts';

type VoicesKey =
  | 'GET /admin/voices'
  | 'GET /admin/voices/takes'
  | 'POST /admin/voices/takes/{id}'
  | 'POST /admin/voices/publish'
  | 'GET /admin/voices/synthetic'
  | 'PUT /admin/voices/synthetic/{id}'
  | 'DELETE /admin/voices/synthetic/{id}';

const takesPerPage = 30;

const statusesOf = {
  waiting: ['pending', 'doubtful'],
  accepted: ['accepted'],
  returned: ['returned'],
} as const;

export const adminVoicesHandlers: Handlers<VoicesKey> = {
  'GET /admin/voices': async ({ deps }) => {
    const speakers = await listSpeakers(deps.db);
    const lessons = await voiceCoverage(deps.db);
    return {
      speakers: speakers.map(
        ({ userId: id, name, gender, consentedAt, revokedAt, waiting, accepted, returned, published }) => ({
          id,
          name,
          gender,
          isActive: revokedAt === null && consentedAt !== null,
          waiting,
          accepted,
          returned,
          published,
        }),
      ),
      lessons: lessons.map((lesson) => ({
        id: lesson.lessonId,
        name: lesson.lessonName,
        number: lesson.lessonNumber,
        total: lesson.words + lesson.sentences,
        published: lesson.published,
        speakers: lesson.speakers.map(({ speakerId: id, ...counts }) => ({ id, ...counts })),
      })),
    };
  },

  'GET /admin/voices/takes': async ({ query: { state, speakerId, lessonId, skip }, deps, now }) => {
    const wanted = { statuses: statusesOf[state], speakerId, lessonId, skip, limit: takesPerPage };
    const { recordings, left } = await listRecordings(deps.db, wanted);
    return { takes: recordings.map((one) => reviewedShape(deps, one, now)), left };
  },

  'POST /admin/voices/takes/{id}': async ({ owner, params, body, deps, now }) => {
    const which = { adminId: owner.userId, recordingId: params.id };
    if (body.decision === 'accept') {
      const { status } = await acceptRecording(deps.db, which, now);
      return { status };
    }
    const { remark } = body;
    const { status, speakerId, said } = await returnRecording(deps.db, { ...which, remark }, now);
    const button = { text: studioChatTexts.button.recordAgain, data: studioButtons.build({ kind: 'begin' }) };
    await tell(paymentPorts(deps), speakerId, studioChatTexts.returned(said, remark), now, button);
    return { status };
  },

  'POST /admin/voices/publish': ({ owner, body, deps, now }) =>
    publishVoices(deps.db, { adminId: owner.userId, ...body }, now),

  'GET /admin/voices/synthetic': async ({ deps }) => {
    const voices = await listSyntheticVoices(deps.db);
    const wanted = voices.length > 0 ? await listWantedSounds(deps.db) : [];
    return voices.map(({ keys, ...voice }) => ({ ...voice, kinds: coverageOf(wanted, { ...voice, keys }) }));
  },

  'PUT /admin/voices/synthetic/{id}': ({ owner, params, body, deps, now }) =>
    switchSyntheticVoice(deps.db, { adminId: owner.userId, voiceId: params.id, ...body }, now),

  'DELETE /admin/voices/synthetic/{id}': ({ owner, params, deps, now }) =>
    removeSyntheticVoice(deps.db, { adminId: owner.userId, voice: { id: params.id } }, now),
};
