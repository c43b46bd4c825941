import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RuleItem } from '../../../../core/contracts/rules.ts';
import { sentencesOfRule } from '../../../../core/rules/sentences-of-rule.ts';
import type { RuleStep } from '../../../../core/rules/steps.ts';
import { ruleTexts as texts } from '../../../../core/texts/lesson/grammar/rules.ts';
import { RuleCard } from '../../exercises/rules/rule-card.tsx';
import { RulePlayer } from '../../exercises/rules/rule-player.tsx';
import { SentenceRow } from '../../exercises/sentence/sentence-row.tsx';
import type { ExerciseSession } from '../../exercises/session.ts';
import { queryKeys } from '../../lib/cache/query-keys.ts';
import { keptLesson } from '../../lib/kept/lessons.ts';
import { useServices } from '../../lib/services.ts';
import { useBackButton } from '../../lib/telegram/use-buttons.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { CardList } from '../../ui/surfaces/card-list.tsx';
import { Section } from '../../ui/surfaces/section.tsx';
import styles from './open-rule.module.css';

type OpenRuleProps = { rule: RuleItem; session: ExerciseSession; onAll: () => void };

/** One rule: its card, sentences that show it, and its checks, whose answers count like all others. */
export function OpenRule({ rule, session, onAll }: OpenRuleProps) {
  const [steps, setSteps] = useState<readonly RuleStep[] | null>(null);
  const stop = () => setSteps(null);
  useBackButton(steps ? stop : null);
  if (steps) {
    return (
      <RulePlayer
        steps={steps}
        skip={{ text: texts.stop, onPress: stop }}
        player={session.player}
        onDone={stop}
      />
    );
  }
  const checks = rule.checks.map((_, check) => ({ rule, check, again: false }));
  return (
    <Stack gap={6} grow>
      <RuleCard rule={rule} player={session.player} />
      <Sentences rule={rule} session={session} />
      <Button variant="quiet" block onClick={onAll}>
        {texts.toAll}
      </Button>
      {checks.length > 0 && (
        <div className={styles.ways}>
          <Button variant="primary" size="large" block onClick={() => setSteps(checks)}>
            {texts.checkMyself}
          </Button>
        </div>
      )}
    </Stack>
  );
}

const sentencesShown = 3;

/** Of the lesson that brings the rule. Looked up, it does not count as a lesson that was opened. */
function Sentences({ rule: { pairs, lessonId }, session }: Pick<OpenRuleProps, 'rule' | 'session'>) {
  const services = useServices();
  const { data: lesson } = useQuery({
    queryKey: queryKeys.lessonOfRule(lessonId),
    queryFn: ({ signal }) =>
      keptLesson(services, lessonId) ??
      services.api.call('GET /lessons/{id}', { params: { id: lessonId }, signal }),
    // Without them the card is complete.
    retry: false,
  });
  const { words = [], proofs = [] } = lesson ?? {};
  const all = [...words.flatMap(({ examples = [] }) => examples), ...proofs];
  const shown = sentencesOfRule(pairs, all, sentencesShown);
  if (shown.length === 0) return null;
  return (
    <Section title={texts.sentences}>
      <CardList>
        {shown.map((sentence) => (
          <li key={sentence.pronunciation}>
            <SentenceRow
              sentence={sentence}
              player={session.player}
              about={{ subject: 'sentence', subjectId: lessonId }}
            />
          </li>
        ))}
      </CardList>
    </Section>
  );
}
