import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { type FieldNote, TextField } from '../../../../ui/controls/field.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import { Hint, Text } from '../../../../ui/text.tsx';
import { phraseWords, type WordForm } from '../lessons/lesson-form.ts';

const texts = adminContentTexts.word;

type PartFieldsProps = {
  word: WordForm;
  notes: readonly FieldNote[];
  onChange: (glosses: readonly string[]) => void;
};

/** What each word of a phrase means, a field for each; nothing for a single word. */
export function PartFields({ word, notes, onChange }: PartFieldsProps) {
  const words = phraseWords(word);
  const { glosses = [] } = word;
  if (words.length === 0) return null;
  return (
    <Stack gap={5} role="group" aria-label={texts.parts}>
      <Stack gap={1}>
        <Text as="p" weight="strong">
          {texts.parts}
        </Text>
        <Hint as="p">{texts.partsHint}</Hint>
      </Stack>
      {notes.map(({ text, tone }) => (
        <Text key={text} as="p" role="alert" tone={tone === 'error' ? 'wrong' : 'soft'} size="s">
          {text}
        </Text>
      ))}
      {words.map((part, at) => (
        <TextField
          // biome-ignore lint/suspicious/noArrayIndexKey: a word may stand twice in a phrase
          key={at}
          label={texts.part(part)}
          value={glosses[at] ?? ''}
          maxLength={100}
          onChange={(gloss) =>
            onChange(words.map((_, place) => (place === at ? gloss : (glosses[place] ?? ''))))
          }
        />
      ))}
    </Stack>
  );
}
