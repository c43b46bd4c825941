import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { VoiceCoverage } from '../../../../../core/contracts/voices/studio.ts';
import { adminVoicesTexts as texts } from '../../../../../core/texts/admin/voices.ts';
import { useServices, useTelegram } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { AdminTable } from '../admin-table.tsx';
import { useTellFailure } from '../content/tell-failure.ts';
import { Panel } from '../panel.tsx';
import { SpeakerField } from './speaker-field.tsx';
import { voicesKey } from './voices-queries.ts';

type Lesson = VoiceCoverage['lessons'][number];

const sum = (lesson: Lesson, count: (one: Lesson['speakers'][number]) => number) =>
  lesson.speakers.reduce((all, one) => all + count(one), 0);
/** Accepted, and not yet heard by anybody. */
const readyIn = (lesson: Lesson) => sum(lesson, ({ accepted, published }) => accepted - published);
const nameOf = ({ number, name }: Lesson) => (name === null ? texts.letters : `${number}. ${name}`);

/** The lesson as one speaker has voiced it. */
function ofSpeaker(lesson: Lesson, speakerId: number): Lesson {
  const own = lesson.speakers.filter(({ id }) => id === speakerId);
  return { ...lesson, speakers: own, published: own[0]?.published ?? 0 };
}

type CoverageProps = {
  lessons: readonly Lesson[];
  speakers: VoiceCoverage['speakers'];
};

/** What is voiced of each lesson, by all speakers or by one, and a button that lets learners hear what was accepted. */
export function Coverage({ lessons: all, speakers }: CoverageProps) {
  const [onlyVoiced, setOnlyVoiced] = useState(true);
  const [speakerId, setSpeakerId] = useState<number | null>(null);
  const lessons = speakerId === null ? all : all.map((lesson) => ofSpeaker(lesson, speakerId));
  const voiced = lessons.filter(({ speakers }) => speakers.length > 0);
  const isChosen = onlyVoiced && voiced.length > 0;
  return (
    <Panel title={texts.coverage} hint={texts.coverageHint}>
      {speakers.length > 1 && <SpeakerField speakers={speakers} chosen={speakerId} onChoose={setSpeakerId} />}
      <Switch name={texts.onlyVoiced} on={isChosen} onToggle={setOnlyVoiced} />
      <AdminTable
        caption={texts.coverage}
        file="voices"
        columns={[
          {
            name: texts.lesson,
            value: nameOf,
            cell: (lesson) => (
              <Stack gap={3}>
                {nameOf(lesson)}
                <Publish lesson={lesson} speakerId={speakerId} />
              </Stack>
            ),
          },
          {
            name: texts.heard,
            figures: true,
            value: ({ published }) => published,
            cell: ({ published, total }) => texts.of(published, total),
          },
          {
            name: texts.said,
            figures: true,
            value: (lesson) => sum(lesson, ({ accepted }) => accepted),
            // Of several speakers together it may be more than there is to be said.
            cell: (lesson) => sum(lesson, ({ accepted }) => accepted),
          },
          // On a phone what waits stands in the list above.
          {
            name: texts.columns.waiting,
            value: (lesson) => sum(lesson, ({ waiting }) => waiting),
            figures: true,
            shown: 'wide',
            cell: (lesson) => sum(lesson, ({ waiting }) => waiting),
          },
        ]}
        rows={isChosen ? voiced : lessons}
        keyOf={({ id }) => id ?? 0}
      />
    </Panel>
  );
}

function Publish({ lesson, speakerId }: { lesson: Lesson; speakerId: number | null }) {
  const { api, toast } = useServices();
  const { haptic } = useTelegram();
  const queryClient = useQueryClient();
  const tellFailure = useTellFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.call('POST /admin/voices/publish', {
        body: { lessonId: lesson.id ?? 'letters', ...(speakerId === null ? {} : { speakerId }) },
      }),
    onSuccess: ({ published }) => {
      haptic('success');
      toast({ title: texts.published(published) });
      return queryClient.invalidateQueries({ queryKey: [...voicesKey, 'coverage'] });
    },
    onError: (error) => tellFailure(texts.publishFailed, error),
  });
  if (readyIn(lesson) === 0) return null;
  return (
    <Button
      size="small"
      loading={isPending}
      aria-label={texts.publishLabel(nameOf(lesson))}
      onClick={() => mutate()}
    >
      {texts.publish}
    </Button>
  );
}
