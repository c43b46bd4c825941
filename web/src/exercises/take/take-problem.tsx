import { studioTexts as texts } from '../../../../core/texts/studio.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import type { TakeState } from './use-take.ts';

type TakeProblemProps = { state: TakeState; onSendAgain: () => void };

/** Why a take was not kept; one that did not reach the server can be sent again. */
export const TakeProblem = ({ state: { phase, message }, onSendAgain }: TakeProblemProps) => (
  <Stack gap={3} align="center" role="alert">
    <Text tone="wrong">{message}</Text>
    {phase === 'unsent' && <Button onClick={onSendAgain}>{texts.sendAgain}</Button>}
  </Stack>
);
