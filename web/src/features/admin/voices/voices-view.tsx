import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { adminVoicesTexts as texts } from '../../../../../core/texts/admin/voices.ts';
import { adminSectionTexts } from '../../../../../core/texts/admin/web.ts';
import { useServices } from '../../../lib/services.ts';
import { Segments } from '../../../ui/controls/segments.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Hint, Text } from '../../../ui/text.tsx';
import { AdminTable } from '../admin-table.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { Nothing, Panel, SectionTitle } from '../panel.tsx';
import type { AdminSectionProps } from '../place.ts';
import { VoiceArchive } from './archive.tsx';
import { Coverage } from './coverage.tsx';
import { Rendering } from './rendering.tsx';
import { Review } from './review.tsx';
import { SpeakerField } from './speaker-field.tsx';
import { SyntheticVoices } from './synthetic.tsx';
import { coverageQuery, type TakeFilter, type TakeState, voicesKey } from './voices-queries.ts';

const states: readonly TakeState[] = ['waiting', 'accepted', 'returned'];

/** Speakers' recordings: heard and decided about, published by lesson, counted by speaker; archives, and Google's voice. */
export function VoicesView(_: AdminSectionProps) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(coverageQuery(api));
  const [filter, setFilter] = useState<TakeFilter>({ state: 'waiting', speakerId: null });

  if (!data && error && !isFetching) {
    return <LoadFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <>
        <span role="status" aria-label={adminSectionTexts.loading} />
        <Skeleton height="32px" width="180px" />
        <Skeleton height="320px" radius="l" />
      </>
    );
  }
  const { speakers, lessons } = data;
  return (
    <>
      <SectionTitle>{texts.title}</SectionTitle>
      {speakers.length === 0 ? (
        <Nothing title={texts.noSpeakers} hint={texts.noSpeakersHint} />
      ) : (
        <>
          <Panel title={texts.review} hint={texts.reviewHint}>
            <Segments
              label={texts.state}
              options={states.map((value) => ({ value, name: texts.states[value] }))}
              chosen={filter.state}
              onChoose={(state) => setFilter({ ...filter, state })}
            />
            {speakers.length > 1 && (
              <SpeakerField
                speakers={speakers}
                chosen={filter.speakerId}
                onChoose={(speakerId) => setFilter({ ...filter, speakerId })}
              />
            )}
            <Review
              key={`${filter.state} ${filter.speakerId}`}
              filter={filter}
              onDecided={() => void queryClient.invalidateQueries({ queryKey: [...voicesKey, 'coverage'] })}
            />
          </Panel>
          <Coverage lessons={lessons} speakers={speakers} />
          <Panel title={texts.speakers}>
            <AdminTable
              caption={texts.speakers}
              file="speakers"
              columns={[
                {
                  name: texts.speaker,
                  value: ({ name }) => name,
                  cell: ({ name, gender, isActive }) => (
                    <Row gap={3} align="baseline" wrap="tight">
                      <Text weight="strong">{name}</Text>
                      <Hint>{isActive ? texts.genders[gender] : texts.inactive}</Hint>
                    </Row>
                  ),
                },
                {
                  name: texts.columns.waiting,
                  figures: true,
                  value: ({ waiting }) => waiting,
                  cell: ({ waiting }) => waiting,
                },
                {
                  name: texts.columns.accepted,
                  figures: true,
                  value: ({ accepted }) => accepted,
                  cell: ({ accepted }) => accepted,
                },
                {
                  name: texts.columns.returned,
                  value: ({ returned }) => returned,
                  figures: true,
                  shown: 'wide',
                  cell: ({ returned }) => returned,
                },
                {
                  name: texts.columns.published,
                  figures: true,
                  value: ({ published }) => published,
                  cell: ({ published }) => published,
                },
              ]}
              rows={speakers}
              keyOf={({ id }) => id}
            />
          </Panel>
        </>
      )}
      <SyntheticVoices />
      <VoiceArchive speakers={speakers} />
      <Rendering />
    </>
  );
}
