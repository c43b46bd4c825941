import type { FormTask } from '../../../../core/contracts/forms.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import { Hebrew } from '../../ui/hebrew.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Hint, Text } from '../../ui/text.tsx';
import styles from './forms.module.css';

type FormQuestionProps = { task: FormTask; title: string; settings: Settings };

/** What is asked: the cue in Russian, the word it is of, and the noun beside the gap where there is one. */
export function FormQuestion({ task, title, settings }: FormQuestionProps) {
  const { cue, base, noun } = task;
  return (
    <Stack gap={4} align="center" className={styles.question}>
      <Hint>{title}</Hint>
      <Text as="h2" size="xl" weight="bold" className={styles.cue}>
        {cue}
      </Text>
      {noun && (
        <Row as="p" gap={5} align="baseline" justify="center" dir="rtl" className={styles.phrase}>
          {noun.isFirst && <Hebrew size="large">{settings.niqqud ? noun.pointed : noun.full}</Hebrew>}
          <span className={styles.gap} aria-hidden />
          {!noun.isFirst && <Hebrew size="large">{settings.niqqud ? noun.pointed : noun.full}</Hebrew>}
        </Row>
      )}
      <Hint as="p">
        <Hebrew>{settings.niqqud ? base.pointed : base.full}</Hebrew> — {base.russian}
      </Hint>
    </Stack>
  );
}
