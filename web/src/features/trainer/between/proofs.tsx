import type { Sentence } from '../../../../../core/contracts/catalogue.ts';
import { formFor } from '../../../../../core/lesson/sentences/sentence-forms.ts';
import { genderIn } from '../../../../../core/settings/gender.ts';
import { endingTexts } from '../../../../../core/texts/endings.ts';
import { SentenceRow } from '../../../exercises/sentence/sentence-row.tsx';
import type { ExerciseSession } from '../../../exercises/session.ts';
import { useSettings } from '../../../lib/settings/settings.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import styles from '../ending/learned-words.module.css';

type ProofsProps = { lessonId: number; sentences: readonly Sentence[]; session: ExerciseSession };

/** What one can say after the lesson; nothing where it has no sentences. */
export function Proofs({ lessonId, sentences, session }: ProofsProps) {
  const gender = genderIn(useSettings());
  if (sentences.length === 0) return null;
  return (
    <Stack as="section" gap={4} className={styles.section} aria-labelledby="proofs">
      <Text as="h2" size="l" weight="bold" id="proofs">
        {endingTexts.canSay}
      </Text>
      <Stack as="ul" className={styles.list}>
        {sentences.map((sentence) => (
          <li key={sentence.hebrew}>
            <SentenceRow
              sentence={formFor(sentence, gender, 0)}
              player={session.player}
              about={{ subject: 'sentence', subjectId: lessonId }}
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
