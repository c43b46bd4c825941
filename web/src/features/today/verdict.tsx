import type { TypedJudgement } from '../../../../core/hebrew/answer.ts';
import { isComparable } from '../../../../core/hebrew/spelling-difference.ts';
import { todayTexts as texts } from '../../../../core/texts/home/today.ts';
import { Banner, Task } from '../../exercises/banner.tsx';
import { WhyButton } from '../../exercises/rules/why-button.tsx';
import { SpellingDiff } from '../../exercises/type/spelling-diff.tsx';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { CheckIcon, RepeatIcon } from '../../ui/icons/icons.tsx';
import { Stack } from '../../ui/layout.tsx';
import { canBeSwapped } from './asked.ts';
import { useNamedReason } from './named-reason.ts';
import type { TryNote } from './players.tsx';
import type { RunningReview } from './use-review.ts';
import styles from './verdict.module.css';

type VerdictProps = { running: RunningReview; task: string; note: TryNote | null };

/** What to do; in the same place, after the answer, how it was. */
export function Verdict({
  running: {
    round: { answer, visit, isUndone, state },
    question,
  },
  task,
  note,
}: VerdictProps) {
  const planned = state.queue[0]?.exercise;
  const isSwapped = planned !== question?.exercise && canBeSwapped(planned);
  const hint = isUndone
    ? texts.undone
    : isSwapped
      ? texts.swapped[planned]
      : question?.again
        ? texts.again
        : null;
  return (
    <Stack gap={3} justify="center" className={styles.place}>
      {!answer && (
        <Task visit={visit} hint={note ? null : hint}>
          {task}
        </Task>
      )}
      <Stack gap={3} role="status" aria-live="assertive" className={styles.outcome}>
        {!answer && note && <Miss note={note} />}
        {answer?.isRight && (
          <Banner tone="right">
            <CheckIcon size={22} />
            <strong>{texts.right}</strong>
          </Banner>
        )}
        {answer && !answer.isRight && (
          <Banner tone="wrong">
            <RepeatIcon size={20} />
            <span>
              <strong>{texts.wrong}.</strong> {texts.comesBack}
            </span>
          </Banner>
        )}
        {answer?.judgement && <Spelling judgement={answer.judgement} />}
      </Stack>
    </Stack>
  );
}

function Miss({ note: { judgement } }: { note: TryNote }) {
  return (
    <Banner tone="near">
      <span>
        {judgement?.reason && (
          <>
            <MixedText>{judgement.reason}</MixedText> <WhyButton reasons={judgement.reasons} />
          </>
        )}{' '}
        <strong>{texts.lastAttempt}.</strong>
      </span>
    </Banner>
  );
}

/** Where a typed word differs, and why: of what was taken in another spelling, only why. */
function Spelling({ judgement }: { judgement: TypedJudgement }) {
  const { verdict, pieces } = judgement;
  const { reason, reasons } = useNamedReason(judgement);
  if (verdict === 'exact') return null;
  return (
    <Stack gap={2} align="center">
      {(verdict === 'near' || (verdict === 'wrong' && isComparable(pieces))) && (
        <SpellingDiff pieces={pieces} />
      )}
      {reason && (
        <p className={styles.reason}>
          <MixedText>{reason}</MixedText> {verdict !== 'accepted' && <WhyButton reasons={reasons} />}
        </p>
      )}
    </Stack>
  );
}
