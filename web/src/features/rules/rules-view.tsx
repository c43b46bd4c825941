import '../../ui/styles/fonts.css';
import { useEffect, useRef, useState } from 'react';
import type { RuleItem } from '../../../../core/contracts/rules.ts';
import { ruleThemes } from '../../../../core/rules/content.ts';
import { ruleTexts as texts } from '../../../../core/texts/lesson/grammar/rules.ts';
import { useRules } from '../../exercises/rules/use-rules.ts';
import { createExerciseSession, type ExerciseSession } from '../../exercises/session.ts';
import { useExerciseSession } from '../../exercises/use-exercise-session.ts';
import type { ScreenProps } from '../../lib/navigation/view.ts';
import type { Services } from '../../lib/services.ts';
import { useBackButton } from '../../lib/telegram/use-buttons.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { CardList } from '../../ui/surfaces/card-list.tsx';
import { Section } from '../../ui/surfaces/section.tsx';
import { Text, Title } from '../../ui/text.tsx';
import { countsOf } from './counts.ts';
import { OpenRule } from './open-rule.tsx';
import { RuleRow } from './rule-row.tsx';

export type RulesViewProps = ScreenProps<'rules'> & {
  createSession?: (services: Services) => ExerciseSession;
};

/** «Грамматика»: the rules by theme, and the card of each with its checks. */
export function RulesView({
  ruleId,
  from,
  onExit,
  onOpen,
  createSession = createExerciseSession,
}: RulesViewProps) {
  const session = useExerciseSession(createSession);
  const { data: rules, error, refetch } = useRules();
  const [shown, setShown] = useState<{ id: number | undefined; isFromList: boolean }>({
    id: ruleId,
    isFromList: false,
  });
  /** Where the list was left for a card. */
  const listPlace = useRef(0);
  const leave = () => (from ? onOpen({ name: from }) : onExit());
  const toAll = () => setShown({ id: undefined, isFromList: false });
  const open = rules?.find(({ id, isLocked }) => id === shown.id && !isLocked);
  // A card that was opened from elsewhere leads back there.
  useBackButton(open && shown.isFromList ? toAll : leave);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a card is read from its beginning, the list goes on where it was left
  useEffect(() => {
    window.scrollTo(0, open ? 0 : listPlace.current);
  }, [open?.id]);

  if (!rules && error) {
    return (
      <LoadFailure
        {...{ title: texts.failed, text: texts.failedHint, retry: texts.retry, back: texts.back }}
        onRetry={() => void refetch()}
        onBack={leave}
      />
    );
  }
  if (!rules) return <RulesSkeleton />;
  if (open) return <OpenRule key={open.id} rule={open} session={session} onAll={toAll} />;
  function choose({ id, isLocked, lessonId }: RuleItem): void {
    if (isLocked) {
      onOpen({ name: 'subscription', lessonId });
      return;
    }
    listPlace.current = window.scrollY;
    setShown({ id, isFromList: true });
  }
  return <AllRules rules={rules} onChoose={choose} />;
}

type AllRulesProps = { rules: readonly RuleItem[]; onChoose: (rule: RuleItem) => void };

function AllRules({ rules, onChoose }: AllRulesProps) {
  const { met, all } = countsOf(rules);
  return (
    <Stack gap={7}>
      <Row gap={5} align="baseline" justify="between" wrap>
        <Title>{texts.title}</Title>
        <Text tone="soft">{texts.met(met, all)}</Text>
      </Row>
      {ruleThemes.map((theme) => {
        const ofTheme = rules.filter((rule) => rule.theme === theme);
        if (ofTheme.length === 0) return null;
        return (
          <Section key={theme} title={texts.theme[theme]}>
            <CardList>
              {ofTheme.map((rule) => (
                <li key={rule.id}>
                  <RuleRow rule={rule} onChoose={() => onChoose(rule)} />
                </li>
              ))}
            </CardList>
          </Section>
        );
      })}
    </Stack>
  );
}

/** Grey shapes where the rules will be. */
function RulesSkeleton() {
  return (
    <Stack gap={6} role="status" aria-label={texts.loading}>
      <Skeleton width="50%" height="28px" />
      <Skeleton height="220px" radius="m" />
      <Skeleton height="220px" radius="m" />
    </Stack>
  );
}
