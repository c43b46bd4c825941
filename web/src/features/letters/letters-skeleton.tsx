import { letterTexts } from '../../../../core/texts/lesson/letters.ts';
import { Stack } from '../../ui/layout.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Grey shapes where the letter and its strokes will be. */
export function LettersSkeleton() {
  return (
    <Stack gap={6} grow role="status" aria-label={letterTexts.loading}>
      <Skeleton height="8px" radius="round" />
      <Skeleton height="120px" radius="l" />
      <Skeleton width="80%" height="20px" />
      <Skeleton height="180px" radius="l" />
      <Skeleton height="52px" radius="m" />
    </Stack>
  );
}
