import { useState } from 'react';
import type { AdminDialogueDetail } from '../../../../../../core/contracts/admin/dialogues.ts';
import { adminContentTexts } from '../../../../../../core/texts/admin/course/content.ts';
import { dialogueListAdminTexts } from '../../../../../../core/texts/admin/course/dialogue-list.ts';
import { dialogueAdminTexts } from '../../../../../../core/texts/admin/course/dialogues.ts';
import { partAdminTexts } from '../../../../../../core/texts/admin/course/parts.ts';
import type { Api } from '../../../../lib/api/create-api.ts';
import { useBackButton } from '../../../../lib/telegram/use-buttons.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { MixedText } from '../../../../ui/hebrew/mixed-text.tsx';
import { PenIcon } from '../../../../ui/icons/practice-icons.tsx';
import { Row, Stack } from '../../../../ui/layout.tsx';
import { Card } from '../../../../ui/surfaces/card.tsx';
import { Chip } from '../../../../ui/surfaces/chip.tsx';
import { Hint, Text } from '../../../../ui/text.tsx';
import { BinIcon } from '../content-icons.tsx';
import { momentText } from '../lessons/moment-text.ts';
import styles from '../parts/parts.module.css';
import { useDeletion } from '../parts/use-deletion.ts';
import { StickyActions } from '../sticky-actions.tsx';
import { DialogueCard } from './dialogue-card.tsx';
import { audioIn, formOf, previewOf } from './dialogue-form.ts';

const texts = dialogueAdminTexts.dialogue;

type DialogueFactsProps = { dialogue: AdminDialogueDetail; onEdit: () => void; onClose: () => void };

/** View mode: where the dialogue comes, its lines with their sounds, its questions, and what can be done with it. */
export function DialogueFacts({ dialogue, onEdit, onClose }: DialogueFactsProps) {
  const { id, title } = dialogue;
  const call = (api: Api) => api.call('DELETE /admin/dialogues/{id}', { params: { id } });
  const deletion = useDeletion({ title, target: `dialogue:${id}`, texts, call }, onClose);
  const [shown] = useState(() => previewOf(formOf(dialogue), audioIn(dialogue)));
  useBackButton(onClose);
  return (
    <Stack gap={6} className={styles.narrow}>
      <Place dialogue={dialogue} />
      <DialogueCard dialogue={shown} />
      <Questions questions={dialogue.questions} />
      <StickyActions>
        <Button variant="primary" icon={<PenIcon size={20} />} onClick={onEdit}>
          {partAdminTexts.edit}
        </Button>
      </StickyActions>
      <Button
        variant="danger"
        icon={<BinIcon size={20} />}
        loading={deletion.isDeleting}
        onClick={() => void deletion.remove()}
      >
        {texts.delete}
      </Button>
    </Stack>
  );
}

/** Its lesson, how many lines lack their sound, and who changed it last. */
function Place({ dialogue: { lesson, turns, questions, lastEdit } }: { dialogue: AdminDialogueDetail }) {
  const silent = turns.filter(({ audio }) => audio === null).length;
  return (
    <Card gap={3}>
      <p>
        <MixedText>
          {lesson ? partAdminTexts.lesson(lesson.number, lesson.name) : dialogueListAdminTexts.list.noLesson}
        </MixedText>
      </p>
      <Row as="p" gap={3} wrap>
        <Chip>{texts.turns(turns.length)}</Chip>
        <Chip>{texts.questions(questions.length)}</Chip>
        {silent > 0 && <Chip tone="wrong">{texts.silent(silent)}</Chip>}
        {lesson && !lesson.isPublished && <Chip>{partAdminTexts.draftLesson}</Chip>}
      </Row>
      {silent > 0 && <Hint as="p">{texts.silentHint}</Hint>}
      {lastEdit && (
        <Hint as="p">{adminContentTexts.lesson.lastEdit(lastEdit.name, momentText(lastEdit.at))}</Hint>
      )}
    </Card>
  );
}

function Questions({ questions }: Pick<AdminDialogueDetail, 'questions'>) {
  return (
    <Card gap={4}>
      <Text as="h3" weight="strong">
        {dialogueAdminTexts.editor.questions}
      </Text>
      <Stack as="ol" gap={3}>
        {questions.map(({ prompt, options, answer }) => (
          <li key={prompt}>
            <p>
              <MixedText>{prompt}</MixedText>
            </p>
            <Hint as="p">
              <MixedText>{options[answer] ?? ''}</MixedText>
            </Hint>
          </li>
        ))}
      </Stack>
    </Card>
  );
}
