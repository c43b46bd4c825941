import { dialogueTexts as texts } from '../../../../core/texts/lesson/dialogues.ts';
import { Button } from '../../ui/controls/button.tsx';
import { RepeatIcon } from '../../ui/icons/icons.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Task } from '../banner.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { WayOn } from '../rules/rule-check.tsx';
import styles from './role-step.module.css';
import type { StepProps } from './step.ts';
import { TurnList } from './turn-list.tsx';

/** The turns line by line, as a chat. */
export function TextStep({ dialogue, play, voice, send }: StepProps) {
  const { turns, title, key } = dialogue;

  function hearAll(): void {
    voice.say(turns.map((_, place) => place));
  }

  function goOn(): void {
    voice.stop();
    send({ type: 'next' });
  }

  return (
    <Stack gap={5} grow data-dialogue={key} data-step="text">
      <Task visit={0} hint={texts.textHint}>
        {title}
      </Task>
      <TurnList dialogue={dialogue} voice={voice} count={turns.length} className={styles.lines} />
      <Row justify="center">
        {!play.isQuiet && (
          <Button variant="quiet" icon={<RepeatIcon size={20} />} onClick={hearAll}>
            {texts.hearWhole}
          </Button>
        )}
        <ReportButton about={{ subject: 'dialogue', subjectId: dialogue.id }} />
      </Row>
      <WayOn>
        <Button variant="primary" size="large" block onClick={goOn}>
          {play.isAsked ? texts.toRoles : texts.toQuestions}
        </Button>
      </WayOn>
    </Stack>
  );
}
