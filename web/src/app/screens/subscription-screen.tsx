import { useQuery } from '@tanstack/react-query';
import { findLesson, openAlternative } from '../../features/home/catalogue/lesson-lookup.ts';
import { SubscriptionView } from '../../features/subscription/subscription-view.tsx';
import type { ScreenProps } from '../../lib/navigation/view.ts';
import { useServices } from '../../lib/services.ts';

/** The subscription view with its lessons: the locked one that led here, and an open one to go on with. */
export function SubscriptionScreen({ lessonId, onExit, onOpen }: ScreenProps<'subscription'>) {
  const { homeQuery } = useServices();
  const { data: home } = useQuery({ ...homeQuery, enabled: false });
  const wanted = home && lessonId !== undefined ? findLesson(home.sections, lessonId) : undefined;
  const free = home && wanted ? openAlternative(home) : undefined;
  return (
    <SubscriptionView
      lesson={wanted}
      freeLesson={free}
      onExit={onExit}
      onOpenLesson={(id) => onOpen({ name: 'trainer', lessonId: id, mode: 'normal' })}
    />
  );
}
