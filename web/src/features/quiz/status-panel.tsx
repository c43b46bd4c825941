import type { ReactNode } from 'react';
import { maxErrors, maxSkips } from '../../../../core/quiz/question-types.ts';
import { quizTexts } from '../../../../core/texts/quiz.ts';
import { CheckIcon } from '../../ui/icons.tsx';
import { CrossIcon, SkipIcon } from '../../ui/practice-icons.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './status-panel.module.css';

const texts = quizTexts.panel;

type StatusPanelProps = { right: number; errors: number; skips: number };

/** How the quiz goes: right answers, and how much of the errors and skips that are allowed is used up. */
export function StatusPanel({ right, errors, skips }: StatusPanelProps) {
  return (
    <ul className={styles.panel} aria-label={texts.label}>
      <Figure className={styles.right} spoken={texts.right(right)} icon={<CheckIcon size={16} />}>
        {right}
      </Figure>
      <Figure
        className={errors > 0 ? styles.wrong : styles.none}
        spoken={texts.errors(errors, maxErrors)}
        icon={<CrossIcon size={16} />}
      >
        {texts.ofMost(errors, maxErrors)}
      </Figure>
      <Figure className={styles.none} spoken={texts.skips(skips, maxSkips)} icon={<SkipIcon size={16} />}>
        {texts.ofMost(skips, maxSkips)}
      </Figure>
    </ul>
  );
}

type FigureProps = { className: string | undefined; spoken: string; icon: ReactNode; children: ReactNode };

function Figure({ className, spoken, icon, children }: FigureProps) {
  return (
    <li className={`${styles.figure} ${className}`}>
      {icon}
      <span aria-hidden>{children}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </li>
  );
}
