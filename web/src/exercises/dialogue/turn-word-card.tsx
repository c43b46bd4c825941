import { useQuery } from '@tanstack/react-query';
import type { DialogueTurnShape } from '../../../../core/contracts/dialogues.ts';
import { stripNiqqud } from '../../../../core/hebrew/niqqud.ts';
import { dialogueTexts as texts } from '../../../../core/texts/lesson/dialogues.ts';
import { useOpenView } from '../../lib/navigation/open-view.ts';
import { useServices } from '../../lib/services.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Hebrew } from '../../ui/hebrew/hebrew.tsx';
import { CrossIcon } from '../../ui/icons/practice-icons.tsx';
import styles from './turn-bubble.module.css';

type TurnWordCardProps = {
  word: DialogueTurnShape['words'][number];
  niqqud: boolean;
  onClose: () => void;
};

/** A word of a line as the course teaches it, and the way to its lesson. */
export function TurnWordCard({ word, niqqud, onClose }: TurnWordCardProps) {
  const { base, transcription, russian, lessonId } = word;
  const openView = useOpenView();
  const lesson = useLessonName(lessonId);
  return (
    <div className={styles.card}>
      <p className={styles.base}>
        <Hebrew>{niqqud ? base : stripNiqqud(base)}</Hebrew>{' '}
        <span className={styles.transcription}>[{transcription}]</span> — {russian}
      </p>
      <Button
        variant="quiet"
        size="icon"
        className={styles.close}
        aria-label={texts.closeWord}
        icon={<CrossIcon size={18} />}
        onClick={onClose}
      />
      {lesson !== undefined && openView && (
        <Button
          variant="quiet"
          size="small"
          className={styles.lesson}
          onClick={() => openView({ name: 'trainer', lessonId, mode: 'normal' })}
        >
          {texts.lessonOf(lesson)}
        </Button>
      )}
    </div>
  );
}

/** As home lists it; undefined where it does not. */
function useLessonName(lessonId: number): string | undefined {
  const { homeQuery } = useServices();
  const { data } = useQuery({
    ...homeQuery,
    enabled: false,
    select: ({ sections }) =>
      sections
        .flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons))
        .find(({ id }) => id === lessonId)?.name,
  });
  return data;
}
