import type { VoiceCoverage } from '../../../../../core/contracts/voices/studio.ts';
import { adminVoicesTexts as texts } from '../../../../../core/texts/admin/voices.ts';
import { SelectField } from '../../../ui/controls/field.tsx';

type SpeakerFieldProps = {
  speakers: VoiceCoverage['speakers'];
  /** Null for all of them. */
  chosen: number | null;
  onChoose: (speakerId: number | null) => void;
};

export function SpeakerField({ speakers, chosen, onChoose }: SpeakerFieldProps) {
  return (
    <SelectField
      label={texts.speaker}
      value={String(chosen ?? '')}
      options={[
        { value: '', name: texts.allSpeakers },
        ...speakers.map(({ id, name }) => ({ value: String(id), name })),
      ]}
      onChange={(value) => onChoose(value === '' ? null : Number(value))}
    />
  );
}
