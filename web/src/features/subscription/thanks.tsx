import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { HomeLesson } from '../../../../core/contracts/home.ts';
import type { Order } from '../../../../core/contracts/payments.ts';
import { subscriptionTexts as texts } from '../../../../core/texts/home/subscription.ts';
import { toastTexts } from '../../../../core/texts/toast.ts';
import { openLocks } from '../../lib/payments/payments-query.ts';
import { useTelegram } from '../../lib/services.ts';
import { useMainButton } from '../../lib/telegram/use-buttons.ts';
import { Button } from '../../ui/controls/button.tsx';
import { MixedText } from '../../ui/hebrew/mixed-text.tsx';
import { ChessPiece } from '../../ui/icons/chess-piece.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { dayText } from './day-text.ts';
import styles from './thanks.module.css';

type ThanksProps = {
  order: Order;
  lesson?: HomeLesson | undefined;
  onExit: () => void;
  onOpenLesson: (lessonId: number) => void;
};

/** The server has the payment: thanks, until when, and on to the lesson that was locked. */
export function Thanks({ order, lesson, onExit, onOpenLesson }: ThanksProps) {
  const { haptic } = useTelegram();
  const queryClient = useQueryClient();
  useEffect(() => {
    openLocks(queryClient, haptic);
  }, [queryClient, haptic]);
  const until = order.premium_until;
  const main = lesson
    ? { text: texts.openLesson(lesson.name), onPress: () => onOpenLesson(lesson.id) }
    : { text: texts.toLessons, onPress: onExit };
  const drawnByClient = useMainButton(main);
  return (
    <Stack gap={4} align="center" justify="center" grow className={styles.thanks} role="status">
      <span className={styles.board} aria-hidden>
        <span className={styles.piece}>
          <ChessPiece name="king" size={72} />
        </span>
      </span>
      <Text as="h1" size="xxl" weight="bold">
        {toastTexts.premiumOpened}
      </Text>
      <p className={styles.text}>
        {until === null ? texts.thanksForEver : texts.thanksUntil(dayText(until))}
      </p>
      <Stack gap={4} className={styles.actions}>
        {!drawnByClient && (
          <Button variant="primary" size="large" block onClick={main.onPress}>
            <MixedText>{main.text}</MixedText>
          </Button>
        )}
        {lesson && (
          <Button variant="quiet" block onClick={onExit}>
            {texts.toLessons}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
