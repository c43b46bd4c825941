import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ownWordViewTexts } from '../../../../core/texts/home/own-words.ts';
import { failureText, useAddWords } from '../../lib/own-words/use-own-words.ts';
import { useServices } from '../../lib/services.ts';
import { useSheetButtons } from '../../lib/telegram/use-buttons.ts';
import { Button } from '../../ui/controls/button.tsx';
import { TextArea } from '../../ui/controls/field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { CardSheet } from '../../ui/surfaces/card-sheet.tsx';
import { Title } from '../../ui/text.tsx';
import { ReadLines, type ReadText } from './read-lines.tsx';

const texts = ownWordViewTexts.pasting;

/** The longest text that is read. */
const maxLength = 20_000;

/** A pasted list: what was understood of each line is shown first, and kept when the learner says so. */
export function PasteSheet({ onClose }: { onClose: () => void }) {
  const { api } = useServices();
  const [text, setText] = useState('');
  const read = useMutation({
    mutationFn: (): Promise<ReadText> => api.call('POST /own-words/read', { body: { text } }),
  });
  const add = useAddWords();
  useSheetButtons(read.data ? read.reset : onClose);
  const isNothing = read.data?.lines.length === 0;
  const failure = read.error ?? add.error;
  return (
    <CardSheet label={texts.title} closeLabel={ownWordViewTexts.close} onClose={onClose}>
      <Title as="h2">{texts.title}</Title>
      {read.data && !isNothing ? (
        <ReadLines
          read={read.data}
          isSaving={add.isPending}
          onKeep={(words) => add.mutate(words, { onSuccess: onClose })}
          onMend={read.reset}
        />
      ) : (
        <Stack gap={5}>
          <TextArea
            label={texts.label}
            dir="auto"
            rows={8}
            maxLength={maxLength}
            placeholder={texts.placeholder}
            value={text}
            notes={isNothing ? [{ tone: 'error', text: texts.nothing }] : []}
            onChange={setText}
          />
          <Button
            variant="primary"
            size="large"
            block
            disabled={text.trim() === ''}
            loading={read.isPending}
            onClick={() => read.mutate()}
          >
            {texts.read}
          </Button>
        </Stack>
      )}
      {failure && (
        <p role="alert" className="tone-wrong">
          {failureText(failure)}
        </p>
      )}
    </CardSheet>
  );
}
