import { nextRole, othersFrom, type Role } from '../../../../core/dialogues/play.ts';
import { dialogueTexts as texts } from '../../../../core/texts/lesson/dialogues.ts';
import { Button } from '../../ui/controls/button.tsx';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { CheckIcon } from '../../ui/icons/icons.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Task } from '../banner.tsx';
import { WayOn } from '../rules/rule-check.tsx';
import styles from './end-step.module.css';
import { PersonMark } from './person-mark.tsx';
import type { StepProps } from './step.ts';

/** What went well, a word on manners, and one main step on. */
export function EndStep({ dialogue, play, voice, send, onDone }: StepProps) {
  const { names, questions, roles, note, title, key } = dialogue;
  const { missed, isAsked, tries } = play;
  const role = nextRole(play, roles);
  const rightLines = tries.filter(({ isRight }) => isRight).length;
  const rightQuestions = questions.length - missed.length;

  function begin(one: Role): void {
    const after = send({ type: 'play', role: one });
    if (after.isQuiet) return;
    voice.say(othersFrom(after, dialogue), { onSaid: (at) => void send({ type: 'said', at }) });
  }

  return (
    <Stack gap={6} grow data-dialogue={key} data-step="end">
      <Stack gap={6} justify="center" grow>
        <Row justify="center" gap={5}>
          <PersonMark names={names} speaker={0} size="large" />
          <PersonMark names={names} speaker={1} size="large" />
        </Row>
        <Task visit={play.played.length} hint={null} className={styles.title}>
          {rightLines === tries.length ? texts.praise.all : texts.praise.some}
        </Task>
        <Stack as="ul" gap={4} className={styles.figures}>
          <Figure>{texts.done(title)}</Figure>
          {rightLines > 0 && <Figure>{texts.saidAtOnce(rightLines, tries.length)}</Figure>}
          {isAsked && rightQuestions > 0 && (
            <Figure>{texts.understood(rightQuestions, questions.length)}</Figure>
          )}
        </Stack>
        {note !== null && (
          <section className={styles.note}>
            <h2>{texts.note}</h2>
            <p>
              <MixedText>{note}</MixedText>
            </p>
          </section>
        )}
      </Stack>
      <WayOn>
        <Stack gap={3} grow>
          {role && (
            <Button variant="primary" size="large" block onClick={() => begin(role)}>
              {texts.playAs(names[role.speaker].russian, role.level)}
            </Button>
          )}
          <Row gap={2} wrap justify="center">
            <Button variant="quiet" onClick={() => send({ type: 'toRoles' })}>
              {texts.otherRole}
            </Button>
            <Button variant={role ? 'quiet' : 'primary'} onClick={onDone}>
              {texts.finish}
            </Button>
          </Row>
        </Stack>
      </WayOn>
    </Stack>
  );
}

function Figure({ children }: { children: string }) {
  return (
    <li className={styles.figure}>
      <CheckIcon size={20} />
      <span>{children}</span>
    </li>
  );
}
