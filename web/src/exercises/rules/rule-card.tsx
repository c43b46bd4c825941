import { useEffect, useId, useRef } from 'react';
import type { RuleItem, RulePairShape } from '../../../../core/contracts/rules.ts';
import { hasNiqqud } from '../../../../core/hebrew/niqqud.ts';
import { ruleTexts as texts } from '../../../../core/texts/lesson/grammar/rules.ts';
import { type AudioPlayer, createPagePlayer } from '../../lib/audio/audio-player.ts';
import { useServices } from '../../lib/services.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { Hebrew } from '../../ui/hebrew/hebrew.tsx';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { CheckIcon } from '../../ui/icons/icons.tsx';
import { CrossIcon } from '../../ui/icons/practice-icons.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Title } from '../../ui/text.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { SpeakerButton } from '../listen/speaker-button.tsx';
import { ReportButton } from '../report/report-button.tsx';
import { MarkedLine } from './marked-line.tsx';
import styles from './rule-card.module.css';

export type RuleCardProps = {
  /** One with its id can be reported. */
  rule: Pick<RuleItem, 'title' | 'text' | 'pairs'> & { id?: number | undefined };
  /** Place of the pair that the learner came for: it is scrolled to, and outlined. */
  startsAt?: number | undefined;
  /** The page's own where it is missing. */
  player?: AudioPlayer | undefined;
};

/** A rule: its title, its few words, and its pairs. Niqqud and transcription are shown whatever the settings: they explain. */
export function RuleCard({ rule: { id, title, text, pairs }, startsAt, player }: RuleCardProps) {
  const titleId = useId();
  return (
    <Stack as="article" gap={4} aria-labelledby={titleId} className={styles.card}>
      <Row gap={4} align="start" justify="between">
        <Title as="h2" id={titleId} className={styles.title}>
          <MixedText>{title}</MixedText>
        </Title>
        {id !== undefined && (
          <ReportButton
            about={{ subject: 'rule', subjectId: id, question: text }}
            className={styles.report}
          />
        )}
      </Row>
      <p className={styles.text}>
        <MixedText>{text}</MixedText>
      </p>
      <Stack as="ul" gap={4}>
        {pairs.map((pair, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two pairs may have the same line, and none moves
          <Pair key={at} pair={pair} isStart={at === startsAt} player={player} />
        ))}
      </Stack>
    </Stack>
  );
}

type PairProps = { pair: RulePairShape; isStart: boolean; player: AudioPlayer | undefined };

function Pair({ pair: { right, other }, isStart, player }: PairProps) {
  const services = useServices();
  const settings = useSettings();
  const shown = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isStart) shown.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isStart]);
  return (
    <li ref={shown} className={styles.pair} data-start={isStart || undefined}>
      <div className={styles.right}>
        <Sign of="right" />
        <div className={styles.words}>
          <MarkedLine text={right.pronunciation} marks={right.marks} />
          <span className={styles.meaning}>
            <span className={styles.reading}>[{right.transcription}]</span> {right.russian}
          </span>
        </div>
        {right.audio && (
          <SpeakerButton
            word={right}
            player={player ?? createPagePlayer(services)}
            settings={settings}
            label={texts.listen}
          />
        )}
      </div>
      {other && <Other other={other} meaning={right.russian} />}
    </li>
  );
}

/** What stands beside the right line: without niqqud what is wrong, with niqqud another right form. */
function Other({ other, meaning }: { other: NonNullable<RulePairShape['other']>; meaning: string }) {
  const isWrong = !hasNiqqud(other.hebrew);
  return (
    <div className={styles.other} data-wrong={isWrong}>
      <Sign of={isWrong ? 'wrong' : 'other'} />
      <div className={styles.words}>
        {isWrong ? (
          <s className={styles.wrong}>
            <Hebrew className={styles.crossed}>{other.hebrew}</Hebrew>
          </s>
        ) : (
          <Hebrew className={styles.hebrew}>{other.hebrew}</Hebrew>
        )}
        <span className={styles.meaning}>
          {other.russian !== meaning && <>{other.russian} — </>}
          <MixedText>{other.why}</MixedText>
        </span>
      </div>
    </div>
  );
}

/** Right and wrong are shown by a sign and by words, not by colour alone. */
function Sign({ of }: { of: keyof typeof texts.line }) {
  const Icon = of === 'wrong' ? CrossIcon : CheckIcon;
  return (
    <span className={styles.sign}>
      <Icon size={18} />
      <VisuallyHidden>{texts.line[of]}</VisuallyHidden>
    </span>
  );
}
