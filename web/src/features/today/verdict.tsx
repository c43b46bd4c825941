import { useEffect, useRef } from 'react';
import { isComparable } from '../../../../core/hebrew/spelling-difference.ts';
import { todayTexts as texts } from '../../../../core/texts/today.ts';
import { SpellingDiff } from '../../exercises/type/spelling-diff.tsx';
import { CheckIcon, RepeatIcon } from '../../ui/icons.tsx';
import { Stack } from '../../ui/layout.tsx';
import { MixedText } from '../../ui/mixed-text.tsx';
import { Hint } from '../../ui/text.tsx';
import type { TryNote } from './players.tsx';
import type { Review } from './review.ts';
import styles from './verdict.module.css';

type VerdictProps = { review: Review; task: string; note: TryNote | null };

/** What to do; in the same place, after the answer, how it was. */
export function Verdict({
  review: { answer, visit, isUndone, swappedFrom, session },
  task,
  note,
}: VerdictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The task takes the focus left by the previous question, so that it is read aloud and the keys continue from there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each question anew
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [visit]);
  const again = session.queue[0]?.again ?? false;
  const swapped = swappedFrom === 'speak' || swappedFrom === 'listen' || swappedFrom === 'write';
  const hint = isUndone ? texts.undone : swapped ? texts.swapped[swappedFrom] : again ? texts.again : null;
  return (
    <Stack gap={3} justify="center" className={styles.place}>
      {!answer && (
        <div className={styles.task}>
          <h2 ref={heading} tabIndex={-1} className={styles.words}>
            {task}
          </h2>
          {hint && !note && <Hint as="p">{hint}</Hint>}
        </div>
      )}
      <Stack gap={3} role="status" aria-live="assertive" className={styles.told}>
        {!answer && note && <Miss note={note} />}
        {answer?.isRight && (
          <p className={`${styles.banner} ${styles.right}`}>
            <CheckIcon size={22} />
            <strong>{texts.right}</strong>
          </p>
        )}
        {answer && !answer.isRight && (
          <p className={`${styles.banner} ${styles.wrong}`}>
            <RepeatIcon size={20} />
            <span>
              <strong>{texts.wrong}.</strong> {texts.comesBack}
            </span>
          </p>
        )}
        {answer?.judgement && <Spelling judgement={answer.judgement} />}
      </Stack>
    </Stack>
  );
}

function Miss({ note: { judgement } }: { note: TryNote }) {
  return (
    <p className={`${styles.banner} ${styles.near}`}>
      <span>
        {judgement?.reason && <MixedText>{judgement.reason}</MixedText>} <strong>{texts.lastAttempt}.</strong>
      </span>
    </p>
  );
}

/** Where a typed word differs, and why: of what was taken in another spelling, only why. */
function Spelling({ judgement }: { judgement: NonNullable<TryNote['judgement']> }) {
  const { verdict, pieces, reason } = judgement;
  if (verdict === 'exact') return null;
  return (
    <Stack gap={2} align="center">
      {(verdict === 'near' || (verdict === 'wrong' && isComparable(pieces))) && (
        <SpellingDiff pieces={pieces} />
      )}
      {reason && (
        <p className={styles.reason}>
          <MixedText>{reason}</MixedText>
        </p>
      )}
    </Stack>
  );
}
