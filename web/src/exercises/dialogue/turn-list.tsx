import { classNames } from '../../ui/class-names.ts';
import { Stack } from '../../ui/layout.tsx';
import { TurnBubble, type TurnBubbleProps } from './turn-bubble.tsx';

type TurnListProps = Pick<TurnBubbleProps, 'dialogue' | 'voice'> & {
  /** So many of them, from the first on. */
  count: number;
  isHidden?: (place: number) => boolean;
  className?: string | undefined;
};

/** Turns as a chat. */
export function TurnList({ dialogue, voice, count, isHidden, className }: TurnListProps) {
  return (
    <Stack as="ol" gap={4} className={classNames(className)}>
      {dialogue.turns.slice(0, count).map((_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two turns may say the same, and none changes its place
        <li key={place}>
          <TurnBubble dialogue={dialogue} place={place} voice={voice} isHidden={isHidden?.(place) ?? false} />
        </li>
      ))}
    </Stack>
  );
}
