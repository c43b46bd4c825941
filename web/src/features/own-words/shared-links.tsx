import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SharedList } from '../../../../core/contracts/own-words.ts';
import { ownWordViewTexts } from '../../../../core/texts/home/own-words.ts';
import { queryKeys } from '../../lib/cache/query-keys.ts';
import { useTellFailure } from '../../lib/own-words/use-own-words.ts';
import { useServices } from '../../lib/services.ts';
import { useSheetButtons } from '../../lib/telegram/use-buttons.ts';
import { Button } from '../../ui/controls/button.tsx';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { CrossIcon } from '../../ui/icons/practice-icons.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { CardList } from '../../ui/surfaces/card-list.tsx';
import { CardSheet } from '../../ui/surfaces/card-sheet.tsx';
import { Section } from '../../ui/surfaces/section.tsx';
import { Hint, Title } from '../../ui/text.tsx';
import { LinkActions } from './link-actions.tsx';
import styles from './own-words.module.css';

const texts = ownWordViewTexts.sharing;

/** The links that the learner has made: each can be handed on again, or closed. Nothing where there are none. */
export function SharedLinks() {
  const { api } = useServices();
  const { data: lists = [] } = useQuery({
    queryKey: queryKeys.ownLists,
    queryFn: ({ signal }) => api.call('GET /own-lists', { signal }),
    // Without them the words are there all the same.
    retry: false,
  });
  const [opened, setOpened] = useState<SharedList | null>(null);
  if (lists.length === 0) return null;
  return (
    <Section title={texts.links}>
      <CardList>
        {lists.map((list) => (
          <li key={list.token}>
            <Row align="center" className={styles.row}>
              <button type="button" className={styles.word} onClick={() => setOpened(list)}>
                <span>
                  <MixedText>{list.title}</MixedText>
                </span>
                <Hint>{list.isHidden ? texts.isHidden : texts.about(list.words, list.copies)}</Hint>
              </button>
              <CloseLink list={list} />
            </Row>
          </li>
        ))}
      </CardList>
      {opened && <LinkSheet list={opened} onClose={() => setOpened(null)} />}
    </Section>
  );
}

function CloseLink({ list: { token, title } }: { list: SharedList }) {
  const { api, toast, telegram } = useServices();
  const queryClient = useQueryClient();
  const tellFailure = useTellFailure();
  const close = useMutation({
    mutationFn: () => api.call('DELETE /own-lists/{token}', { params: { token } }),
    onSuccess: () => toast({ title: texts.closed }),
    onError: tellFailure,
    onSettled: () => queryClient.invalidateQueries({ queryKey: queryKeys.ownLists }),
  });
  async function ask() {
    if (await telegram.confirmPopup({ ...texts.closing, destructive: true })) close.mutate();
  }
  return (
    <Button
      variant="quiet"
      size="icon"
      icon={<CrossIcon size={20} />}
      loading={close.isPending}
      aria-label={texts.closeLink(title)}
      onClick={() => void ask()}
    />
  );
}

function LinkSheet({ list, onClose }: { list: SharedList; onClose: () => void }) {
  useSheetButtons(onClose);
  return (
    <CardSheet label={list.title} closeLabel={ownWordViewTexts.close} onClose={onClose}>
      <Stack gap={5}>
        <Title as="h2">
          <MixedText>{list.title}</MixedText>
        </Title>
        <LinkActions list={list} />
      </Stack>
    </CardSheet>
  );
}
