import { MixedText } from '../../../../ui/hebrew/mixed-text.tsx';
import { ChevronIcon } from '../../../../ui/icons/icons.tsx';
import { Stack } from '../../../../ui/layout.tsx';
import { Hint, Text } from '../../../../ui/text.tsx';
import styles from './parts.module.css';

type LessonPartProps = { title: string; hint: string; onOpen: () => void };

/** A rule or a dialogue in the list of its lesson. */
export function LessonPart({ title, hint, onOpen }: LessonPartProps) {
  return (
    <li className={styles.item}>
      <button type="button" className={styles.ofLesson} onClick={onOpen}>
        <Stack as="span" className={styles.name}>
          <Text>
            <MixedText>{title}</MixedText>
          </Text>
          <Hint>
            <MixedText>{hint}</MixedText>
          </Hint>
        </Stack>
        <ChevronIcon size={20} className={styles.onward} />
      </button>
    </li>
  );
}
