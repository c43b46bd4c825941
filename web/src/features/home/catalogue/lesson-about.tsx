import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { HomeLesson } from '../../../../../core/contracts/home.ts';
import { lessonSheetTexts } from '../../../../../core/texts/home/lesson-sheet.ts';
import { useServices } from '../../../lib/services.ts';
import type { ChooseLesson } from './lesson-row.tsx';
import type { LessonSheetProps } from './lesson-sheet.tsx';

type LessonAboutProps = { lesson: HomeLesson; onChoose: ChooseLesson; onClose: () => void };

/** The sheet about a lesson, whose code is loaded when it is asked for. */
export function LessonAbout({ lesson, onChoose, onClose }: LessonAboutProps) {
  const { toast } = useServices();
  // A component is a function, which React would call if it were the state itself.
  const [loaded, setLoaded] = useState<{ Sheet: ComponentType<LessonSheetProps> }>();
  const failed = useRef(() => {});
  useEffect(() => {
    failed.current = () => {
      toast({ variant: 'destructive', description: lessonSheetTexts.notOpened });
      onClose();
    };
  });
  useEffect(() => {
    import('./lesson-sheet.tsx').then(
      ({ LessonSheet }) => setLoaded({ Sheet: LessonSheet }),
      () => failed.current(),
    );
  }, []);
  if (!loaded) return null;
  const start = () => {
    onClose();
    onChoose(lesson, 'normal');
  };
  return <loaded.Sheet lesson={lesson} onClose={onClose} onStart={start} />;
}
