import { type Audience, type AudienceKind, awayDays } from '../../../../../core/broadcasts/audience.ts';
import type { BroadcastButton, ButtonPlace } from '../../../../../core/broadcasts/button.ts';
import { maxBroadcastLength } from '../../../../../core/broadcasts/limits.ts';
import { isLink, readMarked } from '../../../../../core/broadcasts/marked-text.ts';
import type { RequestBodyInput, ResponseData } from '../../../../../core/contracts/endpoints.ts';
import { markedFaultText, broadcastAdminTexts as texts } from '../../../../../core/texts/admin/broadcasts.ts';

/** A picture that was uploaded, or that of the draft from the chat. */
export type FormPhoto = { uploadId: string; url: string } | { draftId: number };

/** What is written in the editor; fields of one choice stay when another is looked at. */
export type BroadcastForm = {
  marked: string;
  photo: FormPhoto | null;
  /** '': no button. */
  place: ButtonPlace | '';
  label: string;
  lessonId: number | null;
  sectionId: number | null;
  url: string;
  audience: AudienceKind;
  days: string;
  insideLessonId: number | null;
  /** '': now. */
  localTime: string;
  isTimed: boolean;
};

export const emptyBroadcast: BroadcastForm = {
  marked: '',
  photo: null,
  place: '',
  label: '',
  lessonId: null,
  sectionId: null,
  url: '',
  audience: 'all',
  days: String(awayDays.usual),
  insideLessonId: null,
  localTime: '',
  isTimed: false,
};

/** The form of a draft that was begun in the chat. */
export const formOfDraft = ({
  id,
  marked,
  photo,
}: ResponseData<'GET /admin/broadcasts/{id}'>): BroadcastForm => ({
  ...emptyBroadcast,
  marked,
  photo: photo && { draftId: id },
});

export type FormFault = { field: 'marked' | 'button' | 'audience' | 'time'; text: string };

/** The message as it would be sent, as far as it can be read, and the first thing that is wrong with each part. */
export function checkForm(form: BroadcastForm) {
  const read = readMarked(form.marked);
  const most = form.photo ? maxBroadcastLength.caption : maxBroadcastLength.text;
  const length = read.ok ? read.text.length : form.marked.length;
  const faults: FormFault[] = [];
  const fault = (field: FormFault['field'], text: string) => void faults.push({ field, text });
  if (!read.ok) fault('marked', markedFaultText(read));
  else if (read.text === '' && !form.photo) fault('marked', texts.emptyText);
  else if (length > most) fault('marked', texts.tooLong(length, most));
  const button = buttonOf(form);
  if (form.place !== '') {
    if (form.place === 'link' && !isLink(form.url.trim())) fault('button', texts.noUrl);
    else if (!button) fault('button', form.place === 'section' ? texts.noSection : texts.noLesson);
  }
  const audience = audienceOf(form);
  if (!audience) fault('audience', form.audience === 'lesson' ? texts.noLesson : texts.noDays);
  if (form.isTimed && form.localTime === '') fault('time', texts.noTime);
  return {
    message: read.ok ? { text: read.text, entities: read.entities } : { text: form.marked, entities: [] },
    length,
    most,
    button,
    audience,
    faults,
  };
}

/** Undefined without a button, or while it leads nowhere. */
function buttonOf({ place, label, lessonId, sectionId, url }: BroadcastForm): BroadcastButton | undefined {
  if (place === '') return undefined;
  const shown = { label: label.trim() || texts.usualLabels[place] };
  switch (place) {
    case 'link':
      return { ...shown, place, url: url.trim() };
    case 'lesson':
    case 'section': {
      const id = place === 'lesson' ? lessonId : sectionId;
      return id === null ? undefined : { ...shown, place, id };
    }
    default:
      return { ...shown, place };
  }
}

export function audienceOf({ audience: kind, days, insideLessonId }: BroadcastForm): Audience | undefined {
  switch (kind) {
    case 'away': {
      const count = Number(days);
      const isRight = Number.isInteger(count) && count >= awayDays.least && count <= awayDays.most;
      return isRight ? { kind, days: count } : undefined;
    }
    case 'lesson':
      return insideLessonId === null ? undefined : { kind, lessonId: insideLessonId };
    default:
      return { kind };
  }
}

type Content = NonNullable<RequestBodyInput<'POST /admin/broadcasts/test'>>;

/** What a test and the broadcast itself say. */
export function contentOf({ marked, photo, ...form }: BroadcastForm): Content {
  const sent = photo && ('draftId' in photo ? { draftId: photo.draftId } : { uploadId: photo.uploadId });
  return { marked, photo: sent, button: buttonOf({ marked, photo, ...form }) ?? null };
}
