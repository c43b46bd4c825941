import { useEffect, useState } from 'react';
import { draftTranscription } from '../../../../../../core/hebrew/reading/read-niqqud.ts';
import { heardWords, writtenWords } from '../../../../../../core/hebrew/sentences/written-words.ts';
import type { Gender } from '../../../../../../core/lesson/content.ts';
import { maxSentences } from '../../../../../../core/lesson/course-file/fields.ts';
import { genderOf, otherFormOf } from '../../../../../../core/lesson/sentences/sentence-forms.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { type FieldNote, TextField } from '../../../../ui/controls/field.tsx';
import { Segments } from '../../../../ui/controls/segments.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Disclosure } from '../../../../ui/surfaces/disclosure.tsx';
import { Hint, Text } from '../../../../ui/text.tsx';
import { emptySentence, type SentenceForm, type SentenceTexts } from '../lessons/lesson-form.ts';
import { HebrewField } from './hebrew-field.tsx';
import styles from './word-fields.module.css';

const texts = adminContentTexts.word;

type SentenceFieldsProps = {
  sentences: readonly SentenceForm[];
  notes: readonly FieldNote[];
  startsOpen?: boolean | undefined;
  onChange: (sentences: readonly SentenceForm[]) => void;
};

/** The sentences in which a word is taught. */
export function SentenceFields({ sentences, notes, startsOpen = false, onChange }: SentenceFieldsProps) {
  const [isOpen, setOpen] = useState(startsOpen || notes.length > 0);
  const isWrong = notes.some(({ tone }) => tone === 'error');
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong]);
  const change = (place: number, field: Partial<SentenceForm>) =>
    onChange(sentences.map((it, at) => (at === place ? { ...it, ...field } : it)));
  return (
    <Disclosure
      level={3}
      open={isOpen}
      onToggle={() => setOpen(!isOpen)}
      summary={
        <Text tone={isWrong ? 'wrong' : 'accent'} weight="strong">
          {texts.sentences(sentences.length)}
        </Text>
      }
    >
      <Stack gap={6} className={styles.forms}>
        <Hint as="p">{texts.sentencesHint}</Hint>
        {notes.map(({ text, tone }) => (
          <Text key={text} as="p" role="alert" tone={tone === 'error' ? 'wrong' : 'soft'} size="s">
            {text}
          </Text>
        ))}
        {sentences.map((sentence, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a sentence has no name but its place
          <Stack key={place} gap={5} role="group" aria-label={texts.sentence(place + 1)}>
            <FormFields
              labels={texts.sentenceFields}
              form={sentence}
              onChange={(field) => change(place, field)}
            />
            <OtherForm sentence={sentence} onChange={(field) => change(place, field)} />
            <Row justify="end">
              <Button
                size="small"
                variant="quiet"
                onClick={() => onChange(sentences.filter((_, at) => at !== place))}
              >
                {texts.removeSentence(place + 1)}
              </Button>
            </Row>
          </Stack>
        ))}
        {sentences.length < maxSentences && (
          <Button onClick={() => onChange([...sentences, emptySentence])}>{texts.addSentence}</Button>
        )}
      </Stack>
    </Disclosure>
  );
}

type FormFieldsProps = {
  labels: { pronunciation: string; transcription: string; russian: string };
  form: SentenceTexts;
  onChange: (field: Partial<SentenceTexts>) => void;
};

/** The three texts of a sentence, or of its other form. */
function FormFields({ labels, form, onChange }: FormFieldsProps) {
  return (
    <>
      <HebrewField
        label={labels.pronunciation}
        withNiqqud
        value={form.pronunciation}
        notes={[]}
        onChange={(pronunciation) => onChange({ pronunciation })}
      />
      <TextField
        label={labels.transcription}
        value={form.transcription}
        maxLength={300}
        className={styles.transcription}
        aside={<Reading sentence={form} onTake={(transcription) => onChange({ transcription })} />}
        onChange={(transcription) => onChange({ transcription })}
      />
      <TextField
        label={labels.russian}
        value={form.russian}
        maxLength={300}
        onChange={(russian) => onChange({ russian })}
      />
    </>
  );
}

type OtherFormProps = { sentence: SentenceForm; onChange: (field: Partial<SentenceForm>) => void };

/** Who says or hears the sentence, and what it is for the other of the two; its texts stay when that is changed. */
function OtherForm({ sentence, onChange }: OtherFormProps) {
  const own = genderOf(sentence);
  const other = otherFormOf<SentenceTexts>(sentence) ?? emptySentence;
  const choose = (gender: Gender | '') =>
    onChange({
      feminine: gender === 'm' ? other : undefined,
      masculine: gender === 'f' ? other : undefined,
    });
  return (
    <>
      <Segments
        label={texts.saidBy}
        options={[
          { value: '', name: texts.saidByNames.any },
          { value: 'm', name: texts.saidByNames.m },
          { value: 'f', name: texts.saidByNames.f },
        ]}
        chosen={own ?? ''}
        onChoose={choose}
      />
      {own && (
        <FormFields
          labels={texts.otherFormFields[own === 'm' ? 'f' : 'm']}
          form={other}
          onChange={(field) =>
            onChange(
              own === 'm' ? { feminine: { ...other, ...field } } : { masculine: { ...other, ...field } },
            )
          }
        />
      )}
    </>
  );
}

/** Offers the transcription of the niqqud, word by word, until the field has one. */
export function Reading({
  sentence,
  onTake,
}: {
  sentence: Pick<SentenceTexts, 'pronunciation' | 'transcription'>;
  onTake: (transcription: string) => void;
}) {
  const words = writtenWords(sentence.pronunciation).map(draftTranscription);
  const reading = words.join(' ');
  if (words.length === 0 || words.includes('') || heardWords(sentence.transcription).length > 0) return null;
  return (
    <Button size="small" variant="quiet" onClick={() => onTake(reading)}>
      {texts.suggest(reading)}
    </Button>
  );
}
