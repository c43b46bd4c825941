import type { ReactNode } from 'react';
import { maxErrors, maxSkips } from '../../../../../core/quiz/question-types.ts';
import { quizTexts } from '../../../../../core/texts/lesson/quiz.ts';
import { CheckIcon } from '../../../ui/icons/icons.tsx';
import { CrossIcon, SkipIcon } from '../../../ui/icons/practice-icons.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Chip, type Surface } from '../../../ui/surfaces/chip.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './status-panel.module.css';

const texts = quizTexts.panel;

type StatusPanelProps = { right: number; errors: number; skips: number };

/** Progress of the quiz: right answers, and how much of the errors and skips that are allowed is used up. */
export function StatusPanel({ right, errors, skips }: StatusPanelProps) {
  return (
    <Row as="ul" gap={3} wrap aria-label={texts.label}>
      <Figure tone="right" spoken={texts.right(right)} icon={<CheckIcon size={16} />}>
        {right}
      </Figure>
      <Figure
        tone={errors > 0 ? 'wrong' : 'quiet'}
        spoken={texts.errors(errors, maxErrors)}
        icon={<CrossIcon size={16} />}
      >
        {texts.ofMost(errors, maxErrors)}
      </Figure>
      <Figure tone="quiet" spoken={texts.skips(skips, maxSkips)} icon={<SkipIcon size={16} />}>
        {texts.ofMost(skips, maxSkips)}
      </Figure>
    </Row>
  );
}

type FigureProps = { tone: Surface; spoken: string; icon: ReactNode; children: ReactNode };

function Figure({ tone, spoken, icon, children }: FigureProps) {
  return (
    <Chip as="li" tone={tone} className={styles.figure}>
      {icon}
      <span aria-hidden>{children}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </Chip>
  );
}
