import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { partAdminTexts as texts } from '../../../../../../core/texts/admin/course/parts.ts';
import { useServices } from '../../../../lib/services.ts';
import { MixedText } from '../../../../ui/hebrew/mixed-text.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Chip } from '../../../../ui/surfaces/chip.tsx';
import { Hint, Text } from '../../../../ui/text.tsx';
import { LoadFailed } from '../../load-failed.tsx';
import { EditedNow } from '../editing/edited-now.tsx';
import { editingAgainMs, editingQuery } from '../editing/use-editing.ts';
import { NothingFound } from '../nothing-found.tsx';
import styles from './parts.module.css';

/** What a row of the list says. */
type ListedPart = {
  id: number;
  title: string;
  lesson: { number: number; name: string; isPublished: boolean } | null;
  editedAt: string | null;
};

type FoundPartsProps<Part extends ListedPart> = {
  texts: { found: (count: number) => string; emptyTitle: string; emptyText: string; noLesson: string };
  kind: 'rule' | 'dialogue';
  parts: readonly Part[];
  /** A second line of the row. */
  about: (part: Part) => string;
  onOpen: (id: number) => void;
};

/** Rules or dialogues that were found, in the order of the course. */
export function FoundParts<Part extends ListedPart>({
  texts: own,
  kind,
  parts,
  about,
  onOpen,
}: FoundPartsProps<Part>) {
  const { api } = useServices();
  // Not while the page is hidden; each row reads it.
  useQuery({ ...editingQuery(api), refetchInterval: editingAgainMs });
  if (parts.length === 0) return <NothingFound title={own.emptyTitle} text={own.emptyText} />;
  return (
    <>
      <p className={styles.found} role="status">
        {own.found(parts.length)}
      </p>
      <Card padded={false}>
        <ol>
          {parts.map((part) => (
            <li key={part.id} className={styles.item}>
              <button type="button" className={styles.row} onClick={() => onOpen(part.id)}>
                <Stack as="span" className={styles.name}>
                  <Text weight="strong">
                    <MixedText>{part.title}</MixedText>
                  </Text>
                  <Hint>
                    <MixedText>
                      {part.lesson ? texts.lesson(part.lesson.number, part.lesson.name) : own.noLesson}
                    </MixedText>
                  </Hint>
                  <Hint>{about(part)}</Hint>
                  <EditedNow kind={kind} id={part.id} />
                </Stack>
                <Row as="span" gap={2} wrap>
                  {part.lesson && !part.lesson.isPublished && <Chip>{texts.draftLesson}</Chip>}
                  {part.editedAt !== null && <Chip tone="accent">{texts.edited}</Chip>}
                </Row>
              </button>
            </li>
          ))}
        </ol>
      </Card>
    </>
  );
}

type LoadedProps<Data> = {
  loaded: {
    data: Data | undefined;
    isError: boolean;
    error: Error | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  children: (data: Data) => ReactNode;
};

/** A list once it is there. */
export function Loaded<Data>({ loaded, children }: LoadedProps<Data>) {
  const { data, isError, error, isFetching, refetch } = loaded;
  if (data !== undefined) return children(data);
  if (isError) return <LoadFailed error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <>
      <span role="status" aria-label={adminContentTexts.loading} />
      <Skeleton height="480px" radius="l" />
    </>
  );
}

/** Letter case and ё make no difference. */
const folded = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');

/** True where one of the texts has what is searched for. */
export const isFoundIn = (searched: string, texts: readonly string[]): boolean =>
  texts.some((it) => folded(it).includes(folded(searched.trim())));
