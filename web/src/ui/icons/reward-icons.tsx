import type { AchievementKind } from '../../../../core/points/awards.ts';
import { Icon, type IconProps } from './icon.tsx';

/** Icons of progress and rewards. */

export function FlameIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 3c.6 3.4 5.5 5.6 5.5 10.8a5.5 5.5 0 0 1-11 0c0-2.2 1-3.7 2.2-5 .4 1.3 1 2 2 2.4C10.3 8.4 10.4 5.4 12 3z" />
    </Icon>
  );
}

export function BookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 6.5C10 5 7 4.6 4 5v13c3-.4 6 0 8 1.5 2-1.5 5-1.9 8-1.5V5c-3-.4-6 0-8 1.5zM12 6.5v13" />
    </Icon>
  );
}

/** Two who talk. */
export function TalkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5h10a1.5 1.5 0 0 1 1.5 1.5v5A1.5 1.5 0 0 1 14 13H8.5L5 16v-3H4a1.5 1.5 0 0 1-1.5-1.5v-5A1.5 1.5 0 0 1 4 5z" />
      <path d="M18.5 9.5h1.5a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5h-1v3l-3.5-3H11a1.5 1.5 0 0 1-1.5-1.5" />
    </Icon>
  );
}

export function TargetIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="8.5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M12 12h.01" />
    </Icon>
  );
}

export function NewsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 10v4l3 .5L9.5 19h2L10.5 15 19 18.5v-13L8.5 9.5z" />
    </Icon>
  );
}

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 12h12" />
    </Icon>
  );
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 6v12M6 12h12" />
    </Icon>
  );
}

/** An alef. */
export function AlefIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 5l12 14M17.5 5c.5 3-1 5.5-4 6.5M8.5 9C6 11 5.5 15 6.5 19" />
    </Icon>
  );
}

export const achievementIcons = {
  word_master: BookIcon,
  streak_7: FlameIcon,
  perfectionist: TargetIcon,
  alphabet: AlefIcon,
} satisfies Record<AchievementKind, unknown>;
