import { useQuery } from '@tanstack/react-query';
import { audienceKinds } from '../../../../../core/broadcasts/audience.ts';
import { buttonPlaces } from '../../../../../core/broadcasts/button.ts';
import { maxLabelLength, maxLinkLength } from '../../../../../core/broadcasts/limits.ts';
import { broadcastAdminTexts as texts } from '../../../../../core/texts/admin/broadcasts.ts';
import { useServices } from '../../../lib/services.ts';
import { type FieldNote, SelectField, TextField } from '../../../ui/controls/field.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Hint } from '../../../ui/text.tsx';
import { categoriesQuery, everyLessonQuery } from '../content/content-queries.ts';
import type { BroadcastForm, checkForm } from './broadcast-form.ts';
import { audienceQuery } from './broadcasts-queries.ts';

type PartProps = {
  form: BroadcastForm;
  notes: readonly FieldNote[];
  onChange: (change: Partial<BroadcastForm>) => void;
};

/** The button below the text. */
export function ButtonFields({ form, notes, onChange }: PartProps) {
  const { place } = form;
  return (
    <>
      <SelectField
        label={texts.button}
        value={place}
        options={[
          { value: '', name: texts.noButton },
          ...buttonPlaces.map((value) => ({ value, name: texts.places[value] })),
        ]}
        notes={notes}
        onChange={(value) => onChange({ place: buttonPlaces.find((one) => one === value) ?? '' })}
      />
      {place === 'lesson' && (
        <LessonField chosen={form.lessonId} onChoose={(lessonId) => onChange({ lessonId })} />
      )}
      {place === 'section' && (
        <SectionField chosen={form.sectionId} onChoose={(sectionId) => onChange({ sectionId })} />
      )}
      {place === 'link' && (
        <TextField
          label={texts.url}
          type="url"
          inputMode="url"
          placeholder={texts.linkSample}
          maxLength={maxLinkLength}
          value={form.url}
          notes={[{ tone: 'hint', text: texts.urlHint }]}
          onChange={(url) => onChange({ url })}
        />
      )}
      {place !== '' && (
        <TextField
          label={texts.label}
          placeholder={texts.usualLabels[place]}
          maxLength={maxLabelLength}
          value={form.label}
          onChange={(label) => onChange({ label })}
        />
      )}
    </>
  );
}

/** Whom it goes to, and how many they are now. */
export function AudienceFields({
  form,
  notes,
  audience,
  onChange,
}: PartProps & Pick<ReturnType<typeof checkForm>, 'audience'>) {
  const { api } = useServices();
  const { data, isError } = useQuery({
    ...audienceQuery(api, audience ?? { kind: 'all' }),
    enabled: audience !== undefined,
  });
  return (
    <>
      <SelectField
        label={texts.audience}
        value={form.audience}
        options={audienceKinds.map((value) => ({ value, name: texts.kinds[value] }))}
        notes={notes}
        onChange={(value) => onChange({ audience: audienceKinds.find((one) => one === value) ?? 'all' })}
      />
      {form.audience === 'away' && (
        <TextField
          label={texts.awayDays}
          inputMode="numeric"
          maxLength={3}
          value={form.days}
          onChange={(days) => onChange({ days })}
        />
      )}
      {form.audience === 'lesson' && (
        <LessonField
          chosen={form.insideLessonId}
          onChoose={(insideLessonId) => onChange({ insideLessonId })}
        />
      )}
      {audience && !isError && (
        <Hint as="p" role="status">
          {data ? texts.count(data.count) : texts.counting}
        </Hint>
      )}
    </>
  );
}

/** Now, or at a time on everybody's own clock. */
export function TimeFields({ form, notes, onChange }: PartProps) {
  return (
    <>
      <Segments
        label={texts.when}
        options={[
          { value: 'now', name: texts.now },
          { value: 'time', name: texts.atTime },
        ]}
        chosen={form.isTimed ? 'time' : 'now'}
        onChoose={(value) => onChange({ isTimed: value === 'time' })}
      />
      {form.isTimed && (
        <TextField
          label={texts.time}
          type="datetime-local"
          value={form.localTime}
          notes={notes}
          onChange={(localTime) => onChange({ localTime })}
        />
      )}
      <Hint as="p">{texts.timeHint}</Hint>
    </>
  );
}

type ChoiceProps = { chosen: number | null; onChoose: (id: number | null) => void };

function LessonField({ chosen, onChoose }: ChoiceProps) {
  const { api } = useServices();
  const { data = [] } = useQuery(everyLessonQuery(api));
  const options = data
    .filter(({ isPublished }) => isPublished)
    .map(({ id, lesson_number, name }) => ({ id, name: `${lesson_number}. ${name}` }));
  return <ChoiceField label={texts.lesson} options={options} chosen={chosen} onChoose={onChoose} />;
}

function SectionField({ chosen, onChoose }: ChoiceProps) {
  const { api } = useServices();
  const { data = [] } = useQuery(categoriesQuery(api));
  return <ChoiceField label={texts.section} options={data} chosen={chosen} onChoose={onChoose} />;
}

function ChoiceField({
  label,
  options,
  chosen,
  onChoose,
}: ChoiceProps & { label: string; options: readonly { id: number; name: string }[] }) {
  return (
    <SelectField
      label={label}
      value={chosen === null ? '' : String(chosen)}
      options={[
        { value: '', name: texts.choose },
        ...options.map(({ id, name }) => ({ value: String(id), name })),
      ]}
      onChange={(value) => onChoose(value === '' ? null : Number(value))}
    />
  );
}
