import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { BinItem as Item } from '../../../../../../core/contracts/admin/acts.ts';
import { actsTexts } from '../../../../../../core/texts/admin/acts.ts';
import { binTexts as texts, thingText } from '../../../../../../core/texts/admin/bin.ts';
import { adminSectionTexts, momentText } from '../../../../../../core/texts/admin/web.ts';
import { useServices } from '../../../../lib/services.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { MixedText } from '../../../../ui/hebrew/mixed-text.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Hint, Text } from '../../../../ui/text.tsx';
import { useUndo } from '../../use-undo.ts';
import { refreshCourse } from '../content-queries.ts';
import { useTellFailure } from '../tell-failure.ts';
import styles from './bin.module.css';

/** One deleted thing: what it is, where it was, who deleted it and when; a button puts it back. */
export function BinItem({ item }: { item: Item }) {
  const { kind, name, detail, from, deletedAt, by } = item;
  const { isRestoring, restore } = useRestore(item);
  return (
    <Row as="li" gap={5} align="center" justify="between" wrap="tight" className={styles.item}>
      <Stack gap={1} grow className={styles.words}>
        <Text weight="strong">
          <MixedText>{thingText(kind, name)}</MixedText>
        </Text>
        {(detail || from) && (
          <Hint>
            <MixedText>{[detail, from && texts.from(from)].filter(Boolean).join(' ')}</MixedText>
          </Hint>
        )}
        <Hint>
          {by && `${by.name || actsTexts.somebody(by.id)} · `}
          <time dateTime={deletedAt}>{momentText(deletedAt)}</time>
        </Hint>
      </Stack>
      <Button size="small" loading={isRestoring} onClick={() => void restore()}>
        {texts.restore}
      </Button>
    </Row>
  );
}

function useRestore({ kind, id, name }: Item) {
  const tellFailure = useTellFailure();
  const { api, telegram } = useServices();
  const { tellDone } = useUndo();
  const queryClient = useQueryClient();
  const [isRestoring, setRestoring] = useState(false);

  async function restore(): Promise<void> {
    setRestoring(true);
    try {
      const done = await api.call('POST /admin/bin/restore', { body: { kind, id } });
      telegram.haptic('success');
      tellDone(texts.restored(thingText(kind, name)), done);
    } catch (error) {
      tellFailure(adminSectionTexts.failed, error);
    }
    setRestoring(false);
    // Refused, too: somebody else may have been faster.
    refreshCourse(queryClient);
  }

  return { isRestoring, restore };
}
