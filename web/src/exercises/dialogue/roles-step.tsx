import { useState } from 'react';
import type { Speaker } from '../../../../core/dialogues/content.ts';
import { type RoleLevel, roleLevels } from '../../../../core/dialogues/events.ts';
import { nextRole, othersFrom } from '../../../../core/dialogues/play.ts';
import { genderIn } from '../../../../core/settings/gender.ts';
import { dialogueTexts as texts } from '../../../../core/texts/lesson/dialogues.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Segments } from '../../ui/controls/segments.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Task } from '../banner.tsx';
import { WayOn } from '../rules/rule-check.tsx';
import { PersonMark } from './person-mark.tsx';
import styles from './roles-step.module.css';
import type { StepProps } from './step.ts';

/** Who the learner will be, and with how much help. */
export function RolesStep({ dialogue, play, voice, send }: StepProps) {
  const { names, roles, key } = dialogue;
  const gender = genderIn(useSettings());
  const [{ speaker, level }, setRole] = useState<{ speaker: Speaker; level: RoleLevel }>(() => {
    const own = roles.find((role) => names[role.speaker].gender === gender) ?? roles[0];
    return nextRole(play, roles) ?? { speaker: own?.speaker ?? 0, level: 'reading' };
  });

  function begin(): void {
    const after = send({ type: 'play', role: { speaker, level } });
    if (after.isQuiet) return;
    voice.say(othersFrom(after, dialogue), { onSaid: (at) => void send({ type: 'said', at }) });
  }

  return (
    <Stack gap={6} grow data-dialogue={key} data-step="roles">
      <Task visit={0} hint={null} className={styles.title}>
        {texts.roles}
      </Task>
      <Row role="group" aria-label={texts.roles} gap={5} className={styles.people}>
        {roles.map((role) => (
          <button
            key={role.speaker}
            type="button"
            className={styles.person}
            aria-pressed={role.speaker === speaker}
            onClick={() => setRole({ speaker: role.speaker, level })}
          >
            <PersonMark names={names} speaker={role.speaker} size="large" />
            <span>{texts.role(names[role.speaker].russian)}</span>
          </button>
        ))}
      </Row>
      <Segments
        label={texts.level}
        hint={texts.levelHint[level]}
        options={roleLevels.map((value) => ({ value, name: texts.levels[value] }))}
        chosen={level}
        onChoose={(value) => setRole({ speaker, level: value })}
      />
      <WayOn>
        <Button variant="primary" size="large" block onClick={begin}>
          {texts.begin}
        </Button>
      </WayOn>
    </Stack>
  );
}
