import { useQuery } from '@tanstack/react-query';
import type { HomeLesson } from '../../../../core/contracts/home.ts';
import { webTexts } from '../../../../core/texts/ru.ts';
import { homeQuery } from '../../lib/queries.ts';
import { useBackButton, useHiddenMainButton } from '../../lib/telegram.ts';
import { Button } from '../../ui/button.tsx';
import { LockIcon } from '../../ui/icons.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { openAlternative } from './lesson-lookup.ts';
import type { ChooseLesson } from './lesson-row.tsx';

const texts = webTexts.home;

type LockedSheetProps = {
  /** The locked lesson that was tapped; undefined while the sheet is closed. */
  lesson: HomeLesson | undefined;
  onClose: () => void;
  onChoose: ChooseLesson;
};

/** Says in one sentence why a lesson is closed, and leads on to one that is not. */
export function LockedSheet({ lesson, onClose, onChoose }: LockedSheetProps) {
  const { data: home } = useQuery({ ...homeQuery, enabled: false });
  useBackButton(lesson ? onClose : null);
  useHiddenMainButton(lesson !== undefined);
  const free = home && openAlternative(home);
  return (
    <Sheet
      open={lesson !== undefined}
      onClose={onClose}
      title={texts.lockedTitle(lesson?.name ?? '')}
      icon={<LockIcon size={30} />}
      actions={
        <>
          {free && (
            <Button variant="primary" size="large" block onClick={() => onChoose(free, 'normal')}>
              {texts.lockedOpenFree(free.name)}
            </Button>
          )}
          <Button variant="quiet" block onClick={onClose}>
            {webTexts.shell.close}
          </Button>
        </>
      }
    >
      {free ? texts.lockedText : texts.lockedNothingFree}
    </Sheet>
  );
}
