import { broadcastMessage, testBroadcastId } from '../../../bot/services/broadcast/message.ts';
import type { Audience } from '../../../core/broadcasts/audience.ts';
import type { BroadcastButton } from '../../../core/broadcasts/button.ts';
import { maxBroadcastLength } from '../../../core/broadcasts/limits.ts';
import { isLink, readMarked } from '../../../core/broadcasts/marked-text.ts';
import type { RequestBody } from '../../../core/contracts/endpoints.ts';
import { DomainError } from '../../../core/errors.ts';
import type { FormattedText } from '../../../core/ports.ts';
import { keepTelegramFile, readPhoto } from '../../../db/admin/uploads.ts';
import { type BroadcastContent, readBroadcast } from '../../../db/broadcasts/broadcast.ts';
import type { Db } from '../../../db/connection/client.ts';
import { type CatalogueCache, lessonsOf } from '../../../db/course/catalogue.ts';
import type { Deps } from '../../_deps.ts';

type SentContent = RequestBody<'POST /admin/broadcasts/test'>;
type Showing = Pick<Deps, 'db' | 'sendNewPhoto' | 'botLink' | 'appUrl'>;

/**
 * What is sent, checked. A picture that Telegram does not have yet goes to the admin first, as the message that everybody
 * will get (`wasShown`): it then has an id there.
 */
export async function completeContent(
  deps: Showing,
  { userId, sent }: { userId: number; sent: SentContent },
): Promise<{ content: BroadcastContent; wasShown: boolean }> {
  const { photo, button } = sent;
  if (button?.place === 'link' && !isLink(button.url)) {
    throw new DomainError('invalid', { code: 'broadcast_link_broken' });
  }
  if (button && button.place !== 'link' && !deps.botLink && !deps.appUrl) {
    throw new DomainError('conflict', { code: 'broadcast_no_link' });
  }
  const written = { ...formattedText(sent), button };
  if (photo === null) return { content: { ...written, photo: null, photoUpload: null }, wasShown: false };
  if ('draftId' in photo) {
    const draft = await readBroadcast(deps.db, photo.draftId);
    if (!draft?.photo) throw new DomainError('conflict', { code: 'broadcast_draft_used' });
    const { photoUpload } = draft;
    return { content: { ...written, photo: draft.photo, photoUpload }, wasShown: false };
  }
  const id = photo.uploadId;
  const stored = await readPhoto(deps.db, id);
  if (!stored) throw new DomainError('not-found', { code: 'upload_not_found' });
  const { telegramFileId, ...file } = stored;
  if (telegramFileId !== null) {
    return { content: { ...written, photo: telegramFileId, photoUpload: id }, wasShown: false };
  }
  const shown = broadcastMessage({ ...written, photo: null }, testBroadcastId, deps);
  const outcome = await deps.sendNewPhoto(userId, shown, file);
  if (outcome === 'gone') throw new DomainError('conflict', { code: 'broadcast_chat_closed' });
  await keepTelegramFile(deps.db, { id, telegramFileId: outcome.fileId });
  return { content: { ...written, photo: outcome.fileId, photoUpload: id }, wasShown: true };
}

function formattedText({ marked, photo }: SentContent): FormattedText {
  const read = readMarked(marked);
  if (!read.ok) throw new DomainError('invalid', { code: 'broadcast_text_broken' });
  const { text, entities } = read;
  if (text === '' && photo === null) throw new DomainError('invalid', { code: 'broadcast_text_empty' });
  const most = photo === null ? maxBroadcastLength.text : maxBroadcastLength.caption;
  if (text.length > most) throw new DomainError('invalid', { code: 'broadcast_text_long' });
  return { text, entities };
}

/**
 * Throws 'not-found' (`broadcast_place_missing`) unless learners can open the lesson or section that a broadcast leads to,
 * and the lesson inside which they are is there.
 */
export async function requirePlaces(
  { db, catalogue }: { db: Db; catalogue: CatalogueCache },
  { button, audience }: { button: BroadcastButton | null; audience?: Audience },
): Promise<void> {
  const course = await catalogue.get(db);
  const lessons = new Set(lessonsOf(course).map(({ id }) => id));
  const sections = new Set(course.sections.map(({ id }) => id));
  const isMissing =
    (button?.place === 'lesson' && !lessons.has(button.id)) ||
    (button?.place === 'section' && !sections.has(button.id)) ||
    (audience?.kind === 'lesson' && !lessons.has(audience.lessonId));
  if (isMissing) throw new DomainError('not-found', { code: 'broadcast_place_missing' });
}
