/** Icons of the shell and of home; those of the exercises are in practice-icons.tsx, outside the first view. */
import { drawn } from './icon.tsx';

/** A point of our own: not a star, which is Telegram's money. */
export const PointIcon = drawn('m12 3 7 9-7 9-7-9z', { fill: 'currentColor' });
export const StarIcon = drawn('m12 3.4 2.6 5.5 6 .8-4.4 4.2 1.1 6L12 17l-5.3 2.9 1.1-6-4.4-4.2 6-.8z', {
  fill: 'currentColor',
  strokeWidth: '1.5',
});
export const LockIcon = drawn(
  'M7.5 10.5h9a2.5 2.5 0 0 1 2.5 2.5v5a2.5 2.5 0 0 1-2.5 2.5h-9a2.5 2.5 0 0 1-2.5-2.5v-5a2.5 2.5 0 0 1 2.5-2.5zM8 10.5V7.5a4 4 0 0 1 8 0v3M12 14.5v2',
);
export const BackIcon = drawn('M14.5 5.5 8 12l6.5 6.5');
export const ChevronIcon = drawn('m6.5 9.5 5.5 5.5 5.5-5.5');
export const PlayIcon = drawn('M8 5.6v12.8L18.4 12z', { fill: 'currentColor' });
export const CheckIcon = drawn('m5 12.8 4.6 4.6L19 7.2', { strokeWidth: '2.5' });
export const RepeatIcon = drawn(
  'M4.5 12a7.5 7.5 0 0 1 12.9-5.2L20 9.3M20 4.5v4.8h-4.8M19.5 12a7.5 7.5 0 0 1-12.9 5.2L4 14.7M4 19.5v-4.8h4.8',
);
export const CloudIcon = drawn('M7 18.5a4.5 4.5 0 0 1-.6-9 6 6 0 0 1 11.5 1.4 3.9 3.9 0 0 1-.9 7.6z');
export const CloudOffIcon = drawn(
  'M9.2 5.9a6 6 0 0 1 8.7 5 3.9 3.9 0 0 1 1.9 6.3M16.5 18.5H7a4.5 4.5 0 0 1-.6-9M4 4l16 16',
);
export const CloudUpIcon = drawn(
  'M7.5 18H7a4.5 4.5 0 0 1-.6-9 6 6 0 0 1 11.5 1.4 3.9 3.9 0 0 1-.9 7.6h-.5M12 19.5v-7M9 15l3-3 3 3',
);
export const AlertIcon = drawn('M12 4 2.8 19.5h18.4zM12 10v4M12 16.9v.1');
export const LinkIcon = drawn(
  'M9 6H6.5A2.5 2.5 0 0 0 4 8.5v9A2.5 2.5 0 0 0 6.5 20h9a2.5 2.5 0 0 0 2.5-2.5V15M13 4h7v7M20 4l-9 9',
);
