import type { ReviewedTake, Take } from '../../../core/contracts/voices/studio.ts';
import type { ReviewedRecording } from '../../../db/voices/review.ts';
import type { Recording } from '../../../db/voices/takes.ts';
import { signTakeAddress } from '../../_auth/addresses.ts';
import type { Deps } from '../../_deps.ts';

export function takeShape(
  { signingSecret }: Pick<Deps, 'signingSecret'>,
  { id, status, ms, doubt, remark, publishedAt }: Recording,
  now: Date,
): Take {
  const audio = signTakeAddress(id, signingSecret, now);
  return { id, status, audio, ms, doubt, remark, isPublished: publishedAt !== null };
}

export function reviewedShape(
  { signingSecret }: Pick<Deps, 'signingSecret'>,
  { hash: _, lessonId: __, acceptedId, publishedAt, ...take }: ReviewedRecording,
  now: Date,
): ReviewedTake {
  return {
    ...take,
    audio: signTakeAddress(take.id, signingSecret, now),
    isPublished: publishedAt !== null,
    accepted: acceptedId === null ? null : signTakeAddress(acceptedId, signingSecret, now),
  };
}
