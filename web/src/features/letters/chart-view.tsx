import '../../ui/styles/fonts.css';
import { useState } from 'react';
import type { LetterItem } from '../../../../core/contracts/letters.ts';
import { chartPhase, chartSureness, mixedPairs } from '../../../../core/letters/chart.ts';
import { type LetterKind, letterKinds } from '../../../../core/letters/content.ts';
import { drillPair, introduce, type LetterStep, practise } from '../../../../core/letters/steps.ts';
import { letterTexts as texts } from '../../../../core/texts/lesson/letters.ts';
import { createExerciseSession, type ExerciseSession } from '../../exercises/session.ts';
import { useExerciseSession } from '../../exercises/use-exercise-session.ts';
import type { ScreenProps } from '../../lib/navigation/view.ts';
import type { Services } from '../../lib/services.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { useBackButton } from '../../lib/telegram/use-buttons.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Hebrew } from '../../ui/hebrew/hebrew.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { LoadFailure } from '../../ui/load-failure.tsx';
import { Card } from '../../ui/surfaces/card.tsx';
import { Section } from '../../ui/surfaces/section.tsx';
import { Hint, Text, Title } from '../../ui/text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './chart-view.module.css';
import { LettersSkeleton } from './letters-skeleton.tsx';
import { LetterPlayer } from './player.tsx';
import { useLetters } from './use-letters.ts';

export type ChartViewProps = ScreenProps<'letters'> & {
  createSession?: (services: Services) => ExerciseSession;
};

/** Letters practised at once by «Повторить неуверенные». */
const practisedAtOnce = 6;

/** «Алфавит»: every letter with how sure the learner is of it, what is mixed up; a tap practises. */
export function ChartView({ onExit, createSession = createExerciseSession }: ChartViewProps) {
  const session = useExerciseSession(createSession);
  const settings = useSettings();
  const { data: items, error, refetch } = useLetters();
  const [steps, setSteps] = useState<readonly LetterStep[] | null>(null);
  const stop = () => setSteps(null);
  useBackButton(steps ? stop : onExit);

  if (!items && error) {
    return (
      <LoadFailure
        {...{ title: texts.title, text: texts.failed, retry: texts.retry, back: texts.back }}
        onRetry={() => void refetch()}
        onBack={onExit}
      />
    );
  }
  if (!items) return <LettersSkeleton />;
  if (steps) {
    return (
      <LetterPlayer
        steps={steps}
        items={items}
        settings={settings}
        session={session}
        skip={{ text: texts.back, onPress: stop }}
        onDone={stop}
      />
    );
  }
  const start = (keys: readonly string[]) => {
    const chosen = items.filter(({ key }) => keys.includes(key));
    const [only] = chosen;
    setSteps(chosen.length === 1 && only ? practise(only) : checksOf(chosen));
  };
  const drill = (a: LetterItem, b: LetterItem) => setSteps(drillPair(a, b, Math.random));
  return <Chart items={items} onPractise={start} onDrill={drill} />;
}

/** Questions about letters that were met before. */
function checksOf(items: readonly LetterItem[]): LetterStep[] {
  return introduce(items, Math.random).filter(({ exercise }) => exercise !== 'meet' && exercise !== 'trace');
}

type ChartProps = {
  items: readonly LetterItem[];
  onPractise: (keys: readonly string[]) => void;
  onDrill: (a: LetterItem, b: LetterItem) => void;
};

function Chart({ items, onPractise, onDrill }: ChartProps) {
  const letters = items.filter(({ kind }) => kind !== 'point');
  const known = letters.filter((item) => chartPhase(item) === 'known').length;
  const unsure = items
    .filter((item) => chartPhase(item) === 'learning')
    .sort((a, b) => chartSureness(a) - chartSureness(b))
    .slice(0, practisedAtOnce);
  return (
    <Stack gap={7} className={styles.chart}>
      <Row gap={5} align="baseline" justify="between" wrap>
        <Title>{texts.title}</Title>
        <Text tone="soft">{texts.chart.known(known, letters.length)}</Text>
      </Row>
      {unsure.length > 0 && (
        <Button variant="primary" size="large" block onClick={() => onPractise(unsure.map(({ key }) => key))}>
          {texts.chart.practiseAll}
        </Button>
      )}
      {letterKinds.map((kind) => (
        <Group
          key={kind}
          kind={kind}
          items={items.filter((item) => item.kind === kind)}
          onPractise={onPractise}
        />
      ))}
      <MixedUp items={items} onDrill={onDrill} />
    </Stack>
  );
}

function Group({ kind, items, onPractise }: Omit<ChartProps, 'onDrill'> & { kind: LetterKind }) {
  return (
    <Section title={texts.chart.sections[kind]}>
      <Row as="ul" gap={3} wrap className={styles.grid} dir={kind === 'point' ? undefined : 'rtl'}>
        {items.map((item) => (
          <li key={item.key}>
            <Cell item={item} onPractise={() => onPractise([item.key])} />
          </li>
        ))}
      </Row>
    </Section>
  );
}

/** A letter with its cursive form, its sound in Russian letters and how sure it is; its name is spoken. */
function Cell({ item, onPractise }: { item: LetterItem; onPractise: () => void }) {
  const { kind, shown, letter, name, transcription } = item;
  const phase = chartPhase(item);
  const spoken = texts.chart.item(name, texts.sound(transcription), texts.chart.legend[phase]);
  return (
    <button type="button" className={`${styles.letter} ${styles[phase]}`} onClick={onPractise}>
      <VisuallyHidden>{spoken}</VisuallyHidden>
      <Stack as="span" align="center" aria-hidden className={styles.shown}>
        <Hebrew className={styles.sign}>{shown}</Hebrew>
        {kind !== 'point' && (
          <bdi lang="he" dir="rtl" className={styles.hand}>
            {letter}
          </bdi>
        )}
        <span className={styles.reading} dir="ltr">
          {transcription}
        </span>
        <span className={styles.track}>
          <span className={styles.fill} style={{ transform: `scaleX(${chartSureness(item)})` }} />
        </span>
      </Stack>
    </button>
  );
}

function MixedUp({ items, onDrill }: Omit<ChartProps, 'onPractise'>) {
  const itemOf = (key: string) => items.find((item) => item.key === key);
  const pairs = mixedPairs(items).flatMap(({ keys, times }) => {
    const [a, b] = keys.map(itemOf);
    return a && b ? [{ a, b, times }] : [];
  });
  return (
    <Section title={texts.chart.mixedUp}>
      <Card gap={2}>
        {pairs.length === 0 && <Hint as="p">{texts.chart.nothingMixed}</Hint>}
        {pairs.map(({ a, b, times }) => (
          <Row key={`${a.key} ${b.key}`} gap={5} align="center" justify="between" wrap>
            <Row gap={5} align="center">
              <Hebrew size="large">{a.shown}</Hebrew>
              <Hebrew size="large">{b.shown}</Hebrew>
              <Hint>{texts.chart.times(times)}</Hint>
            </Row>
            <Button
              size="small"
              aria-label={texts.chart.practisePair(a.name, b.name)}
              onClick={() => onDrill(a, b)}
            >
              {texts.practise}
            </Button>
          </Row>
        ))}
      </Card>
    </Section>
  );
}
