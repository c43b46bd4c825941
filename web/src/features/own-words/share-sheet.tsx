import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnWord } from '../../../../core/contracts/own-words.ts';
import { maxListTitle, maxWordsAtOnce } from '../../../../core/own-words/limits.ts';
import { ownWordViewTexts } from '../../../../core/texts/home/own-words.ts';
import { queryKeys } from '../../lib/cache/query-keys.ts';
import { failureText, useEventFor } from '../../lib/own-words/use-own-words.ts';
import { useServices } from '../../lib/services.ts';
import { useSheetButtons } from '../../lib/telegram/use-buttons.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { CardSheet } from '../../ui/surfaces/card-sheet.tsx';
import { Hint, Text, Title } from '../../ui/text.tsx';
import { LinkActions } from './link-actions.tsx';
import { PickList } from './pick-list.tsx';
import { useLeftOut } from './use-left-out.ts';

const texts = ownWordViewTexts.sharing;

/** Makes a link to a copy of some of the words. */
export function ShareSheet({ words, onClose }: { words: readonly OwnWord[]; onClose: () => void }) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const eventFor = useEventFor();
  const [title, setTitle] = useState('');
  const shareable = words.slice(0, maxWordsAtOnce);
  const { isLeft, pick } = useLeftOut();
  const wordIds = shareable.map(({ id }) => id).filter((id) => !isLeft(id));
  const share = useMutation({
    mutationFn() {
      const sent = { title: title.trim(), wordIds };
      return api.call('POST /own-lists', { body: { eventId: eventFor(sent), ...sent } });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.ownLists }),
  });
  useSheetButtons(onClose);
  return (
    <CardSheet label={texts.title} closeLabel={ownWordViewTexts.close} onClose={onClose}>
      <Title as="h2">{share.data ? texts.made : texts.title}</Title>
      {share.data ? (
        <LinkActions list={share.data} />
      ) : (
        <Stack gap={5}>
          <Hint as="p">{texts.hint}</Hint>
          <TextField
            label={texts.name}
            required
            maxLength={maxListTitle}
            placeholder={texts.namePlaceholder}
            value={title}
            onChange={setTitle}
          />
          <Text size="s" weight="strong" tone="soft">
            {texts.which}
          </Text>
          <PickList
            label={texts.which}
            words={shareable.map((word) => ({
              key: word.id,
              hebrew: word.pronunciation || word.hebrew,
              ...{ transcription: word.transcription, russian: word.russian },
              isPicked: !isLeft(word.id),
            }))}
            onPick={pick}
          />
          {share.error && (
            <p role="alert" className="tone-wrong">
              {failureText(share.error)}
            </p>
          )}
          <Button
            variant="primary"
            size="large"
            block
            disabled={title.trim() === '' || wordIds.length === 0}
            loading={share.isPending}
            onClick={() => share.mutate()}
          >
            {texts.make(wordIds.length)}
          </Button>
        </Stack>
      )}
    </CardSheet>
  );
}
