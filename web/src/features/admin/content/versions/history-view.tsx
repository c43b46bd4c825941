import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LessonVersionRow } from '../../../../../../core/contracts/admin/versions.ts';
import { actsTexts } from '../../../../../../core/texts/admin/acts.ts';
import { versionsTexts as texts } from '../../../../../../core/texts/admin/versions.ts';
import { momentText } from '../../../../../../core/texts/admin/web.ts';
import { useServices } from '../../../../lib/services.ts';
import { useBackButton } from '../../../../lib/telegram/use-buttons.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { MixedText } from '../../../../ui/hebrew/mixed-text.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Chip } from '../../../../ui/surfaces/chip.tsx';
import { Hint, Text, Title } from '../../../../ui/text.tsx';
import { LoadFailed } from '../../load-failed.tsx';
import { versionsQuery } from './version-queries.ts';
import { VersionView } from './version-view.tsx';
import styles from './versions.module.css';

type HistoryViewProps = {
  lessonId: number;
  /** Back to the lesson. */
  onClose: () => void;
};

/** What a lesson was in the last 90 days: a list of its versions, or one of them. */
export function HistoryView({ lessonId, onClose }: HistoryViewProps) {
  const [opened, setOpened] = useState<LessonVersionRow | null>(null);
  if (opened === null) return <VersionList lessonId={lessonId} onOpen={setOpened} onClose={onClose} />;
  return (
    <VersionView lessonId={lessonId} version={opened} onClose={() => setOpened(null)} onRestored={onClose} />
  );
}

type VersionListProps = HistoryViewProps & { onOpen: (version: LessonVersionRow) => void };

function VersionList({ lessonId, onOpen, onClose }: VersionListProps) {
  const { api } = useServices();
  const { data, error, isFetching, refetch } = useQuery(versionsQuery(api, lessonId));
  useBackButton(onClose);
  return (
    <Stack as="section" gap={6} aria-label={texts.title}>
      <Title as="h2">{texts.title}</Title>
      <Hint as="p">{data && data.versions.length < 2 ? texts.empty : texts.hint}</Hint>
      {error ? (
        <LoadFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : data ? (
        <Card padded={false}>
          <ul className={styles.list} aria-label={texts.title}>
            {data.versions.map((version) => (
              <li key={version.id}>
                <button type="button" className={styles.version} onClick={() => onOpen(version)}>
                  <VersionRow version={version} />
                </button>
              </li>
            ))}
          </ul>
        </Card>
      ) : (
        <Skeleton height="360px" radius="l" />
      )}
      {data?.isCut && <Hint as="p">{texts.cut}</Hint>}
      <Button onClick={onClose}>{texts.toLesson}</Button>
    </Stack>
  );
}

function VersionRow({ version: { lines, edit, isNow } }: { version: LessonVersionRow }) {
  return (
    <Stack gap={2}>
      <Row gap={4} align="center" justify="between" wrap>
        <Text weight="strong">{edit ? momentText(edit.at) : texts.first}</Text>
        {isNow && <Chip>{texts.now}</Chip>}
      </Row>
      {edit && <Hint>{edit.name || actsTexts.somebody(edit.by)}</Hint>}
      {lines.map((line) => (
        <Text key={line}>
          <MixedText>{line}</MixedText>
        </Text>
      ))}
    </Stack>
  );
}
