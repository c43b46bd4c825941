import { useState } from 'react';
import { readingDoubt } from '../../../../../../core/hebrew/check/transcription.ts';
import { draftTranscription } from '../../../../../../core/hebrew/reading/read-niqqud.ts';
import { adminTexts } from '../../../../../../core/texts/admin/area.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { type FieldNote, TextField } from '../../../../ui/controls/field.tsx';
import { Segments } from '../../../../ui/controls/segments.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import { Disclosure } from '../../../../ui/surfaces/disclosure.tsx';
import { Text } from '../../../../ui/text.tsx';
import { isKept, readingOf, type WordForm } from '../lessons/lesson-form.ts';
import { FileField } from './file-field.tsx';
import { HebrewField } from './hebrew-field.tsx';
import { PartFields } from './part-fields.tsx';
import { SentenceFields } from './sentence-fields.tsx';
import { VerbFields } from './verb-fields.tsx';
import styles from './word-fields.module.css';
import type { WordProblems } from './word-problems.ts';

const texts = adminContentTexts.word;

type WordFieldsProps = {
  word: WordForm;
  problems: WordProblems;
  /** Saving was tried: then empty fields are reported too. */
  isTried: boolean;
  /** A link leads to its sentences. */
  startsWithSentences?: boolean;
  /** Address of what is heard while the word has no file of its own. */
  audio: string | null;
  onChange: (change: Partial<WordForm>) => void;
};

/** The notes of a field; `hint` stands there while it is empty. */
type NotesFor = (field: keyof WordForm, hint?: string) => FieldNote[];

/** All fields of one word. */
export function WordFields(props: WordFieldsProps) {
  const { word, problems, isTried, audio, startsWithSentences, onChange } = props;
  const notesFor: NotesFor = (field, hint) => {
    const notes = word[field] !== '' || isTried ? problems.notes(field) : [];
    return notes.length === 0 && hint && word[field] === '' ? [{ tone: 'hint', text: hint }] : notes;
  };
  const isDoubted = readingDoubt(word) !== undefined;
  return (
    <>
      <HebrewField
        label={texts.hebrew}
        required
        value={word.hebrew}
        notes={notesFor('hebrew', texts.hebrewHint)}
        onChange={(hebrew) => onChange({ hebrew })}
      />
      <HebrewField
        label={texts.pronunciation}
        withNiqqud
        letters={word.hebrew}
        value={word.pronunciation}
        notes={notesFor('pronunciation', texts.pronunciationHint)}
        onChange={(pronunciation) => onChange({ pronunciation })}
      />
      <TextField
        label={texts.transcription}
        required
        value={word.transcription}
        maxLength={200}
        className={styles.transcription}
        notes={
          isDoubted && isKept(word)
            ? [{ tone: 'hint', text: adminTexts.editor.readingKept }]
            : notesFor('transcription')
        }
        aside={<Reading word={word} onTake={(transcription) => onChange({ transcription })} />}
        onChange={(transcription) => onChange({ transcription })}
      />
      {isDoubted && !isKept(word) && (
        <Button onClick={() => onChange({ keptReading: readingOf(word) })}>
          {adminTexts.editor.keepReading}
        </Button>
      )}
      <TextField
        label={texts.russian}
        required
        value={word.russian}
        maxLength={200}
        notes={notesFor('russian')}
        onChange={(russian) => onChange({ russian })}
      />
      <PartFields word={word} notes={problems.notes('parts')} onChange={(glosses) => onChange({ glosses })} />
      <div className={styles.files}>
        <FileField
          kind="audio"
          file={word.audio}
          word={word.pronunciation || word.hebrew}
          spoken={{ audio, pronunciation: word.pronunciation }}
          onChange={(audio) => onChange({ audio })}
        />
        <FileField
          kind="handwriting"
          file={word.handwriting}
          word={word.hebrew}
          onChange={(handwriting) => onChange({ handwriting })}
        />
      </div>
      <FormFields word={word} notesFor={notesFor} onChange={onChange} />
      {/* A form that was kept on the device by an earlier version has no verb. */}
      <VerbFields line={word.verb ?? ''} notes={notesFor('verb')} onChange={(verb) => onChange({ verb })} />
      <SentenceFields
        sentences={word.sentences ?? []}
        startsOpen={startsWithSentences}
        notes={problems.notes('examples')}
        onChange={(sentences) => onChange({ sentences })}
      />
    </>
  );
}

type FormFieldsProps = Pick<WordFieldsProps, 'word' | 'onChange'> & { notesFor: NotesFor };

/** The gender, the other forms and the other spellings: folded while there are none. */
function FormFields({ word, notesFor, onChange }: FormFieldsProps) {
  const [isOpen, setOpen] = useState(() =>
    Boolean(word.gender || word.plural || word.feminine || word.variants),
  );
  return (
    <div>
      <Disclosure
        level={3}
        open={isOpen}
        onToggle={() => setOpen(!isOpen)}
        summary={
          <Text tone="accent" weight="strong">
            {texts.more}
          </Text>
        }
      >
        <Stack gap={6} className={styles.forms}>
          <Segments
            label={texts.gender}
            options={[
              { value: '', name: texts.genders.none },
              { value: 'm', name: texts.genders.m },
              { value: 'f', name: texts.genders.f },
            ]}
            chosen={word.gender ?? ''}
            onChoose={(gender) => onChange({ gender: gender === 'm' || gender === 'f' ? gender : null })}
          />
          <HebrewField
            label={texts.plural}
            withNiqqud
            value={word.plural}
            notes={notesFor('plural')}
            onChange={(plural) => onChange({ plural })}
          />
          <HebrewField
            label={texts.feminine}
            withNiqqud
            value={word.feminine}
            notes={notesFor('feminine')}
            onChange={(feminine) => onChange({ feminine })}
          />
          <HebrewField
            label={texts.variants}
            value={word.variants}
            notes={notesFor('variants', texts.variantsHint)}
            onChange={(variants) => onChange({ variants })}
          />
        </Stack>
      </Disclosure>
    </div>
  );
}

/** Offers the transcription of the niqqud, unless the field already has it. */
function Reading({ word, onTake }: { word: WordForm; onTake: (transcription: string) => void }) {
  const reading = draftTranscription(word.pronunciation);
  if (reading === '' || reading === word.transcription.normalize('NFC')) return null;
  return (
    <Button size="small" variant="quiet" onClick={() => onTake(reading)}>
      {texts.suggest(reading)}
    </Button>
  );
}
