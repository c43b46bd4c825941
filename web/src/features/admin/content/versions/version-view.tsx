import { useQuery } from '@tanstack/react-query';
import type {
  LessonVersionDetail,
  LessonVersionRow,
} from '../../../../../../core/contracts/admin/versions.ts';
import { actsTexts } from '../../../../../../core/texts/admin/acts.ts';
import { versionsTexts as texts } from '../../../../../../core/texts/admin/versions.ts';
import { momentText } from '../../../../../../core/texts/admin/web.ts';
import { useServices } from '../../../../lib/services.ts';
import { useBackButton } from '../../../../lib/telegram/use-buttons.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Hebrew } from '../../../../ui/hebrew/hebrew.tsx';
import { MixedText } from '../../../../ui/hebrew/mixed-text.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Hint, Text, Title } from '../../../../ui/text.tsx';
import { LoadFailed } from '../../load-failed.tsx';
import { useRestoreVersion } from './use-restore-version.ts';
import { versionQuery } from './version-queries.ts';
import styles from './versions.module.css';

type VersionViewProps = {
  lessonId: number;
  version: LessonVersionRow;
  /** Back to the list of versions. */
  onClose: () => void;
  onRestored: () => void;
};

/** One version: how it differs from the lesson now, and the lesson as it was. */
export function VersionView({ lessonId, version, onClose, onRestored }: VersionViewProps) {
  const { api } = useServices();
  const { data, error, isFetching, refetch } = useQuery(versionQuery(api, { lessonId, version: version.id }));
  const { isRestoring, restore } = useRestoreVersion({ lessonId, version: version.id });
  useBackButton(onClose);
  const { edit } = version;

  async function takeBack(revision: number) {
    if (await restore(revision)) onRestored();
    else await refetch();
  }

  return (
    <Stack as="section" gap={6} aria-label={texts.was}>
      <Stack gap={2}>
        <Title as="h2">{edit ? momentText(edit.at) : texts.first}</Title>
        {edit && <Hint as="p">{edit.name || actsTexts.somebody(edit.by)}</Hint>}
      </Stack>
      {error ? (
        <LoadFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />
      ) : data ? (
        <>
          <Difference lines={data.difference} />
          <Snapshot version={data} />
          {data.difference.length > 0 && (
            <Button
              variant="primary"
              loading={isRestoring}
              disabled={isFetching}
              onClick={() => void takeBack(data.revision)}
            >
              {texts.restore}
            </Button>
          )}
        </>
      ) : (
        <Skeleton height="360px" radius="l" />
      )}
      <Button onClick={onClose}>{texts.back}</Button>
    </Stack>
  );
}

function Difference({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return <Hint as="p">{texts.same}</Hint>;
  return (
    <Card gap={4}>
      <Text as="h3" weight="strong">
        {texts.difference}
      </Text>
      <ul className={styles.lines} aria-label={texts.difference}>
        {lines.map((line) => (
          <li key={line}>
            <MixedText>{line}</MixedText>
          </li>
        ))}
      </ul>
      <Hint as="p">{texts.stays}</Hint>
    </Card>
  );
}

function Snapshot({ version }: { version: LessonVersionDetail }) {
  const { name, subcategory, level, topic, description, words } = version;
  return (
    <Card gap={4}>
      <Text as="h3" weight="strong">
        {texts.was}
      </Text>
      <p>{name}</p>
      <Hint as="p">{[subcategory, level, topic].filter(Boolean).join(' · ')}</Hint>
      {description && <p>{description}</p>}
      <ul className={styles.lines} aria-label={texts.wasWords}>
        {words.map(({ id, hebrew, transcription, russian }) => (
          <li key={id}>
            <Hebrew>{hebrew}</Hebrew> {transcription && `— ${transcription} `}— {russian}
          </li>
        ))}
      </ul>
    </Card>
  );
}
