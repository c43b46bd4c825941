import { useEffect, useState } from 'react';
import type { Word } from '../../../../core/contracts/catalogue.ts';
import { outcomeOf } from '../../../../core/quiz/outcome.ts';
import type { Question } from '../../../../core/quiz/question.ts';
import { questionKinds } from '../../../../core/quiz/question-types.ts';
import { quizTexts } from '../../../../core/texts/lesson/quiz.ts';
import { AnswerCard } from '../../exercises/cards/answer-card.tsx';
import { ReportButton } from '../../exercises/report/report-button.tsx';
import { judgementOf } from '../../exercises/report/reported.ts';
import type { ExerciseSession } from '../../exercises/session.ts';
import { useStartAtTop } from '../../exercises/use-start-at-top.ts';
import { useEffects } from '../../lib/audio/effects.ts';
import { useServices, useTelegram } from '../../lib/services.ts';
import { useSettings } from '../../lib/settings/settings.ts';
import { useVoiceChoice } from '../../lib/settings/voice-choice.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SkipIcon } from '../../ui/icons/practice-icons.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { answerPlayers } from './players.tsx';
import { QuestionPrompt } from './question-prompt.tsx';
import styles from './question-screen.module.css';
import { StatusPanel } from './result/status-panel.tsx';
import type { QuizOfWords, SendToQuiz } from './use-quiz.ts';
import { VerdictBanner } from './verdict-banner.tsx';

type QuestionScreenProps = {
  state: QuizOfWords;
  question: Question<Word>;
  session: ExerciseSession;
  send: SendToQuiz;
};

/** One question: how far the quiz is, what to do, what is asked, and the exercise that takes the answer. */
export function QuestionScreen({ state, question, session, send }: QuestionScreenProps) {
  const settings = useSettings();
  /** Position of the spoken question at which the learner chose not to speak. */
  const [mutedAt, setMutedAt] = useState<number>();
  const { marks, position, phase } = state;
  const mark = marks[position] ?? 'open';
  const answer = state.answers[position] ?? null;
  const kind = questionKinds[question.type];
  const Player = answerPlayers[kind.answer];
  const voiceChoice = useVoiceChoice();
  const locked = phase !== 'asking';
  /** The right answer stays until the learner goes on. */
  const isMissed = locked && mark === 'wrong';
  useMarkFelt(mark, kind.answer === 'choice');
  useSkipLimitNotice(state.refusedSkips);
  useStartAtTop(position);

  function mute(): void {
    voiceChoice.speaks = false;
    setMutedAt(position);
    send({ type: 'mute' });
  }

  return (
    <Stack
      as="section"
      gap={5}
      grow
      className={styles.screen}
      aria-label={quizTexts.progress(position + 1, marks.length)}
      data-type={question.type}
    >
      <Head state={state} locked={locked} />
      <VerdictBanner
        question={question}
        mark={mark}
        note={noteFor(state, mutedAt)}
        typed={answer?.kind === 'text' ? answer.text : null}
        niqqud={settings.niqqud}
      />
      {isMissed ? (
        <AnswerCard
          word={question.word}
          settings={settings}
          session={session}
          given={{
            question: quizTexts.instructions[question.type],
            answer: answerText(answer),
            judgement: judgementOf({ isRight: false }),
          }}
        />
      ) : (
        <QuestionPrompt
          key={`prompt ${position}`}
          question={question}
          locked={locked}
          settings={settings}
          session={session}
        />
      )}
      {(!isMissed || kind.answer === 'choice') && (
        <Stack className={styles.player} data-answer={kind.answer}>
          <Player
            key={`${position} ${question.type}`}
            question={question}
            given={answer?.kind === 'text' ? answer.text : null}
            locked={locked}
            settings={settings}
            session={session}
            send={send}
            onMute={mute}
          />
        </Stack>
      )}
      {isMissed ? (
        <Button variant="primary" size="large" block autoFocus onClick={() => send({ type: 'advance' })}>
          {state.end === null ? quizTexts.next : quizTexts.toResults}
        </Button>
      ) : (
        <BeforeAnswer question={question} locked={locked} onSkip={() => send({ type: 'skip' })} />
      )}
    </Stack>
  );
}

function Head({ state, locked }: { state: QuizOfWords; locked: boolean }) {
  const { marks, position, isPractice } = state;
  const { correctAnswers, errors, skippedQuestions } = outcomeOf(marks);
  const [number, total] = [position + 1, marks.length];
  return (
    <Stack gap={4} className={styles.head}>
      <ProgressBar
        value={((position + (locked ? 1 : 0)) / total) * 100}
        label={quizTexts.progress(number, total)}
      />
      <Row gap={4} align="center" justify="between" wrap>
        <span className={styles.number} aria-hidden>
          {isPractice ? quizTexts.practice.position : quizTexts.position(number, total)}
        </span>
        {isPractice ? (
          <span className={styles.number}>
            {quizTexts.practice.left(marks.filter((one) => one === 'open').length)}
          </span>
        ) : (
          <StatusPanel right={correctAnswers} errors={errors} skips={skippedQuestions} />
        )}
      </Row>
    </Stack>
  );
}

type BeforeAnswerProps = { question: Question<Word>; locked: boolean; onSkip: () => void };

/** For whoever does not know the answer or doubts the question. */
function BeforeAnswer({ question: { type, word }, locked, onSkip }: BeforeAnswerProps) {
  const { haptic } = useTelegram();
  return (
    <Row align="center" justify="center" className={styles.skip}>
      <Button
        variant="quiet"
        icon={<SkipIcon size={18} />}
        disabled={locked}
        onClick={() => {
          haptic('tap');
          onSkip();
        }}
      >
        {quizTexts.skip}
      </Button>
      <ReportButton
        about={{
          ...{ subject: 'word', subjectId: word.id },
          question: `${quizTexts.instructions[type]} ${word.pronunciation} — ${word.russian}`,
        }}
      />
    </Row>
  );
}

/** What was chosen, typed or heard; drawings are no text. */
function answerText(answer: QuizOfWords['answers'][number] | null): string | undefined {
  if (answer?.kind === 'text') return answer.text;
  return answer?.kind === 'speech' ? answer.attempts.map(([heard]) => heard ?? '').join(', ') : undefined;
}

function noteFor({ answers, position, attemptsLeft }: QuizOfWords, mutedAt: number | undefined) {
  if (position === mutedAt) return quizTexts.muted;
  return answers[position]?.kind === 'speech' && attemptsLeft === 1 ? quizTexts.lastAttempt : null;
}

/** Sounds for right and wrong, and haptics where the exercise has none of its own. */
function useMarkFelt(mark: string, isChoice: boolean): void {
  const { haptic } = useTelegram();
  const sound = useEffects();
  useEffect(() => {
    if (mark === 'right' || mark === 'wrong') sound(mark);
  }, [mark, sound]);
  useEffect(() => {
    if (!isChoice) return;
    if (mark === 'right') haptic('success');
    if (mark === 'wrong') haptic('error');
  }, [mark, isChoice, haptic]);
}

function useSkipLimitNotice(refused: number): void {
  const { toast } = useServices();
  const { haptic } = useTelegram();
  useEffect(() => {
    if (refused === 0) return;
    haptic('warning');
    const { skipLimitTitle: title, skipLimit: description } = quizTexts;
    toast({ id: 'quiz-skips', variant: 'destructive', title, description });
  }, [refused, toast, haptic]);
}
