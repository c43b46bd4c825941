import { useQuery } from '@tanstack/react-query';
import { dialogueListAdminTexts } from '../../../../../../core/texts/admin/course/dialogue-list.ts';
import { useServices } from '../../../../lib/services.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Hint, Text } from '../../../../ui/text.tsx';
import { PlusIcon } from '../content-icons.tsx';
import { LessonPart } from '../parts/lesson-part.tsx';
import { adminDialoguesQuery } from './dialogue-queries.ts';

const texts = dialogueListAdminTexts.lesson;

type LessonDialoguesProps = {
  lessonId: number;
  /** null for a new one. */
  onDialogue: (dialogueId: number | null) => void;
};

/** The dialogues at the end of a lesson, and the way to a new one. */
export function LessonDialogues({ lessonId, onDialogue }: LessonDialoguesProps) {
  const { api } = useServices();
  const { data } = useQuery(adminDialoguesQuery(api));
  const own = data?.filter(({ lesson }) => lesson?.id === lessonId);
  return (
    <Card gap={4} aria-label={texts.heading} role="group">
      <Text as="h3" weight="strong">
        {texts.heading}
      </Text>
      {own?.length === 0 && <Hint as="p">{texts.none}</Hint>}
      {own && own.length > 0 && (
        <ul>
          {own.map(({ id, title, people, turns }) => (
            <LessonPart
              key={id}
              title={title}
              hint={dialogueListAdminTexts.list.who(people, turns)}
              onOpen={() => onDialogue(id)}
            />
          ))}
        </ul>
      )}
      <Button icon={<PlusIcon size={20} />} onClick={() => onDialogue(null)}>
        {texts.create}
      </Button>
    </Card>
  );
}
