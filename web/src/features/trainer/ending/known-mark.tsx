import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LessonDetail } from '../../../../../core/contracts/catalogue.ts';
import { placementTexts } from '../../../../../core/texts/lesson/placement.ts';
import { queryKeys } from '../../../lib/cache/query-keys.ts';
import { useServices } from '../../../lib/services.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CheckIcon } from '../../../ui/icons/icons.tsx';
import styles from './known-mark.module.css';

const texts = placementTexts.word;

/** «✓ известно»: the learner took this word as known; a tap makes it new again. Learning it here earns as always. */
export function KnownMark({ lessonId, wordId }: { lessonId: number; wordId: number }) {
  const { api, toast } = useServices();
  const queryClient = useQueryClient();
  const forget = useMutation({
    mutationFn: () => api.call('POST /known-words/forget', { body: { wordId } }),
    onSuccess() {
      queryClient.setQueryData<LessonDetail>(
        queryKeys.lesson(lessonId),
        (lesson) => lesson && { ...lesson, known: (lesson.known ?? []).filter((id) => id !== wordId) },
      );
      toast({ id: 'known-word', title: texts.forgotten });
      return queryClient.invalidateQueries({ queryKey: queryKeys.home });
    },
    onError: () => toast({ id: 'known-word', title: placementTexts.takeFailed }),
  });
  return (
    <Button
      variant="quiet"
      size="small"
      className={styles.known}
      icon={<CheckIcon size={16} />}
      aria-label={texts.forget}
      loading={forget.isPending}
      onClick={() => forget.mutate()}
    >
      {texts.known}
    </Button>
  );
}
