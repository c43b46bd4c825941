import type { FormTask } from '../../../../core/contracts/forms.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import { Hebrew } from '../../ui/hebrew/hebrew.tsx';
import { Meaning } from '../../ui/hebrew/meaning.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Hint, Text } from '../../ui/text.tsx';
import { GenderQuestion } from '../gender-question.tsx';
import { FormSentence } from './form-sentence.tsx';
import styles from './forms.module.css';

type FormQuestionProps = {
  task: FormTask;
  title: string;
  settings: Settings;
  /** The gap of a sentence is filled with the answer. */
  isFilled?: boolean;
};

/** What is asked: the cue in Russian, the word it is of, and the noun or the sentence around the gap where there is one. */
export function FormQuestion({ task, title, settings, isFilled = false }: FormQuestionProps) {
  const { cue, base, noun, sentence, answer } = task;
  return (
    <Stack gap={4} align="center" className={styles.question}>
      <Hint>{title}</Hint>
      <Text as="h2" size={sentence ? 'l' : 'xl'} weight="bold" className={styles.cue}>
        <Meaning>{sentence ? sentence.russian : cue}</Meaning>
      </Text>
      {sentence && <FormSentence sentence={sentence} filled={isFilled ? answer : null} settings={settings} />}
      {noun && (
        <Row as="p" gap={5} align="baseline" justify="center" dir="rtl" className={styles.phrase}>
          {noun.isFirst && <Hebrew size="large">{settings.niqqud ? noun.pointed : noun.full}</Hebrew>}
          <span className={styles.gap} aria-hidden />
          {!noun.isFirst && <Hebrew size="large">{settings.niqqud ? noun.pointed : noun.full}</Hebrew>}
        </Row>
      )}
      <Hint as="p">
        <Hebrew>{settings.niqqud ? base.pointed : base.full}</Hebrew> — <Meaning>{base.russian}</Meaning>
      </Hint>
      {isSaidOfOneself(task) && <GenderQuestion />}
    </Stack>
  );
}

/** A cue with «я» that Russian says in two genders, or Hebrew does, where no keyboard takes the place. */
const isSaidOfOneself = ({ cue, form, sentence, exercise }: FormTask): boolean =>
  (exercise === 'meet' || exercise === 'choose') &&
  sentence === null &&
  cue.startsWith('я ') &&
  (form === 'past.1sg' || form.startsWith('present.'));
