import { useEffect, useState } from 'react';
import { draftTranscription } from '../../../../../../core/hebrew/reading/read-niqqud.ts';
import { heardWords, writtenWords } from '../../../../../../core/hebrew/sentences/written-words.ts';
import { maxSentences } from '../../../../../../core/lesson/course-file/fields.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/content.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { type FieldNote, TextField } from '../../../../ui/controls/field.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Disclosure } from '../../../../ui/surfaces/disclosure.tsx';
import { Hint, Text } from '../../../../ui/text.tsx';
import { emptySentence, type SentenceForm } from '../lessons/lesson-form.ts';
import { HebrewField } from './hebrew-field.tsx';
import styles from './word-fields.module.css';

const texts = adminContentTexts.word;

type SentenceFieldsProps = {
  sentences: readonly SentenceForm[];
  notes: readonly FieldNote[];
  onChange: (sentences: readonly SentenceForm[]) => void;
};

/** The sentences in which a word is taught. */
export function SentenceFields({ sentences, notes, onChange }: SentenceFieldsProps) {
  const [isOpen, setOpen] = useState(notes.length > 0);
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
            <HebrewField
              label={texts.sentenceFields.pronunciation}
              withNiqqud
              value={sentence.pronunciation}
              notes={[]}
              onChange={(pronunciation) => change(place, { pronunciation })}
            />
            <TextField
              label={texts.sentenceFields.transcription}
              value={sentence.transcription}
              maxLength={300}
              className={styles.transcription}
              aside={
                <Reading sentence={sentence} onTake={(transcription) => change(place, { transcription })} />
              }
              onChange={(transcription) => change(place, { transcription })}
            />
            <TextField
              label={texts.sentenceFields.russian}
              value={sentence.russian}
              maxLength={300}
              onChange={(russian) => change(place, { russian })}
            />
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

/** Offers the transcription of the niqqud, word by word, until the field has one. */
function Reading({ sentence, onTake }: { sentence: SentenceForm; onTake: (transcription: string) => void }) {
  const words = writtenWords(sentence.pronunciation).map(draftTranscription);
  const reading = words.join(' ');
  if (words.length === 0 || words.includes('') || heardWords(sentence.transcription).length > 0) return null;
  return (
    <Button size="small" variant="quiet" onClick={() => onTake(reading)}>
      {texts.suggest(reading)}
    </Button>
  );
}
