import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { OwnWord } from '../../../../core/contracts/own-words.ts';
import { ownLessonId } from '../../../../core/own-words/limits.ts';
import { ownWordViewTexts as texts } from '../../../../core/texts/home/own-words.ts';
import { lessonQuery } from '../../lib/cache/lesson-query.ts';
import type { View } from '../../lib/navigation/view.ts';
import { useServices } from '../../lib/services.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Hint } from '../../ui/text.tsx';
import styles from './own-words.module.css';

type LearnButtonProps = {
  words: readonly OwnWord[];
  /** Older words are not on the screen yet: some of them may be new. */
  hasMore: boolean;
  onOpen: (view: View) => void;
};

/** Opens the trainer with the next words that are not learned yet. */
export function LearnButton({ words, hasMore, onOpen }: LearnButtonProps) {
  const services = useServices();
  const queryClient = useQueryClient();
  const [isLoading, setLoading] = useState(false);
  const isDone = !hasMore && words.every(({ state }) => state === 'learned' || state === 'firm');
  if (isDone) return <Hint as="p">{texts.allLearned}</Hint>;

  /** The lesson is another one after each round: what is known of it here is the round before. */
  async function learn() {
    setLoading(true);
    try {
      const lesson = await queryClient.fetchQuery({ ...lessonQuery(services, ownLessonId), staleTime: 0 });
      if (lesson.words.length > 0) {
        onOpen({ name: 'trainer', lessonId: ownLessonId, mode: 'normal', from: 'own-words' });
        return;
      }
      services.toast({ title: texts.allLearned });
    } catch {
      services.toast({ variant: 'destructive', title: texts.learnFailed });
    }
    setLoading(false);
  }

  return (
    <div className={styles.ways}>
      <Button variant="primary" size="large" block loading={isLoading} onClick={() => void learn()}>
        {texts.learn}
      </Button>
    </div>
  );
}
