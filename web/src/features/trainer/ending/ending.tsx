import type { ReactNode } from 'react';
import type { MainButtonState } from '../../../lib/telegram/buttons.ts';
import { useMainButton } from '../../../lib/telegram/use-buttons.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Text } from '../../../ui/text.tsx';
import styles from './ending.module.css';

type EndingProps = {
  picture: ReactNode;
  title: string;
  text: string;
  /** The one main action: Telegram's button where there is one. */
  main: MainButtonState;
  /** Other buttons. */
  children: ReactNode;
  /** Below the buttons. */
  below?: ReactNode;
};

/** What is on the screen when a round of words is over. */
export function Ending({ picture, title, text, main, children, below }: EndingProps) {
  const drawnByClient = useMainButton(main);
  return (
    <Stack gap={4} align="center" justify="center" grow className={styles.ending}>
      <div className={styles.picture}>{picture}</div>
      <Text as="h2" size="xxl" weight="bold">
        {title}
      </Text>
      <p className={styles.text}>{text}</p>
      <Stack gap={4} className={styles.actions}>
        {!drawnByClient && (
          <Button variant="primary" size="large" block onClick={main.onPress}>
            {main.text}
          </Button>
        )}
        {children}
      </Stack>
      {below}
    </Stack>
  );
}
