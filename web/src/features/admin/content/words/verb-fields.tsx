import { useState } from 'react';
import { partNames } from '../../../../../../core/hebrew/conjugation/forms.ts';
import { readUse } from '../../../../../../core/hebrew/conjugation/use.ts';
import {
  type VerbFields as Fields,
  joinVerbLine,
  splitVerbLine,
} from '../../../../../../core/hebrew/conjugation/verb-line.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { verbLineTexts } from '../../../../../../core/texts/lesson/grammar/verb-line.ts';
import { type FieldNote, TextField } from '../../../../ui/controls/field.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import { Disclosure } from '../../../../ui/surfaces/disclosure.tsx';
import { Hint, Text } from '../../../../ui/text.tsx';
import { HebrewField } from './hebrew-field.tsx';
import styles from './word-fields.module.css';

const texts = adminContentTexts.word;

type VerbFieldsProps = { line: string; notes: readonly FieldNote[]; onChange: (line: string) => void };

/** The verb of which the word is a form: its parts, root, Russian pair and government. */
export function VerbFields({ line, notes, onChange }: VerbFieldsProps) {
  const [isOpen, setOpen] = useState(line !== '');
  const fields = splitVerbLine(line);
  const change = (field: Partial<Fields>) => onChange(joinVerbLine({ ...fields, ...field }));
  const hint = (text: string): FieldNote[] => [{ tone: 'hint', text }];
  const useNotes = readUse(fields.use).strange.map(
    (one): FieldNote => ({ tone: 'error', text: verbLineTexts.use(one) }),
  );
  const ofUse = new Set(useNotes.map(({ text }) => text));
  return (
    <Disclosure
      level={3}
      open={isOpen}
      onToggle={() => setOpen(!isOpen)}
      summary={
        <Text tone="accent" weight="strong">
          {texts.verb}
        </Text>
      }
    >
      <Stack gap={6} className={styles.forms}>
        <Hint as="p">{texts.verbHint}</Hint>
        {notes
          .filter(({ text }) => !ofUse.has(text))
          .map(({ text }) => (
            <Text key={text} as="p" role="alert" tone="wrong" size="s">
              {text}
            </Text>
          ))}
        {partNames.map((part) => (
          <HebrewField
            key={part}
            label={texts.verbParts[part]}
            withNiqqud
            value={fields[part]}
            notes={[]}
            onChange={(value) => change({ [part]: value })}
          />
        ))}
        <TextField
          label={texts.imperfective}
          value={fields.imperfective}
          onChange={(imperfective) => change({ imperfective })}
        />
        <TextField
          label={texts.perfective}
          value={fields.perfective}
          onChange={(perfective) => change({ perfective })}
        />
        <TextField
          label={texts.government}
          value={fields.government}
          notes={hint(texts.governmentHint)}
          onChange={(government) => change({ government })}
        />
        <TextField
          label={texts.verbRoot}
          value={fields.root}
          notes={hint(texts.verbRootHint)}
          onChange={(root) => change({ root })}
        />
        <TextField
          label={texts.verbExceptions}
          value={fields.exceptions}
          notes={hint(texts.verbExceptionsHint)}
          onChange={(exceptions) => change({ exceptions })}
        />
        <TextField
          label={texts.verbUse}
          value={fields.use}
          notes={useNotes.length > 0 ? useNotes : hint(texts.verbUseHint)}
          onChange={(use) => change({ use })}
        />
      </Stack>
    </Disclosure>
  );
}
