import type { Sentence } from '../../../../core/contracts/catalogue.ts';
import type { Gap } from '../../../../core/hebrew/sentences/gap.ts';
import type { Settings } from '../../../../core/settings/settings.ts';
import { sentenceTexts } from '../../../../core/texts/lesson/sentences.ts';
import { Text } from '../../ui/text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './gap-sentence.module.css';

type GapSentenceProps = { gap: Gap<Sentence>; settings: Settings };

/** A sentence in which the asked word is missing, and what the whole sentence means. */
export function GapSentence({ gap: { before, after, sentence }, settings }: GapSentenceProps) {
  const spelling = settings.niqqud ? 'pointed' : 'plain';
  return (
    <div className={styles.card}>
      <p className={styles.hebrew} lang="he" dir="rtl">
        {before[spelling]}
        <span className={styles.gap} lang="ru">
          <VisuallyHidden>{sentenceTexts.gap}</VisuallyHidden>
        </span>
        {after[spelling]}
      </p>
      <Text as="p" tone="soft">
        {sentence.russian}
      </Text>
    </div>
  );
}
