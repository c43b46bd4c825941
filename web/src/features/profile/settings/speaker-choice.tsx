import { useQuery } from '@tanstack/react-query';
import { settingsTexts as texts } from '../../../../../core/texts/home/person/profile.ts';
import { useServices } from '../../../lib/services.ts';
import { Segments } from '../../../ui/controls/segments.tsx';
import type { Changes } from './use-changes.ts';

/** Whose voice is preferred: only what was recorded can be chosen, and without recordings there is no choice. */
export function SpeakerChoice({ changes: { settings, change } }: { changes: Changes }) {
  const { api } = useServices();
  const { data } = useQuery({
    queryKey: ['voices'],
    queryFn: ({ signal }) => api.call('GET /voices', { signal }),
  });
  const genders = data?.genders ?? [];
  if (genders.length === 0) return null;
  const options = [
    { value: 'any', name: texts.speakers.any },
    ...(genders.includes('f') ? [{ value: 'female', name: texts.speakers.female } as const] : []),
    ...(genders.includes('m') ? [{ value: 'male', name: texts.speakers.male } as const] : []),
  ] as const;
  return (
    <Segments
      label={texts.speaker}
      options={options}
      chosen={settings.voice}
      onChoose={(voice) => change({ voice })}
    />
  );
}
