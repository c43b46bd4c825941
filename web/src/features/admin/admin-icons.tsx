import { drawn } from '../../ui/icons/icon.tsx';

export const BoardIcon = drawn(
  'M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3h-10a3 3 0 0 1-3-3v-10a3 3 0 0 1 3-3zM4 12h16M12 4v16',
);
export const BookIcon = drawn(
  'M5 5.5A2.5 2.5 0 0 1 7.5 3H19v15H7.5A2.5 2.5 0 0 0 5 20.5zM5 20.5A2.5 2.5 0 0 0 7.5 21H19v-3M9.5 7.5h5.5',
);
export const PeopleIcon = drawn(
  'M5.5 8a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0zM3 19.5c.4-3.4 2.8-5.5 6-5.5s5.6 2.1 6 5.5M15.5 5a3.5 3.5 0 0 1 0 6.3M17.5 14.5c2 .7 3.2 2.5 3.5 5',
);
export const ChartIcon = drawn('M4 4v16h16M8.5 16v-4M13 16V8M17.5 16v-6');
export const ToolIcon = drawn(
  'M20.3 7a4.6 4.6 0 0 1-6.2 5.5L8.2 18.4a2.2 2.2 0 0 1-3.1-3.1l5.9-5.9A4.6 4.6 0 0 1 17 3.7l-2.9 2.9.6 2.7 2.7.6z',
);
export const SlidersIcon = drawn(
  'M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM7 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0z',
);
export const ExitIcon = drawn(
  'M10 4H6.5A2.5 2.5 0 0 0 4 6.5v11A2.5 2.5 0 0 0 6.5 20H10M15 8l4 4-4 4M19 12H9',
);
export const FlagIcon = drawn('M6 21V4.5M6 5h11.5l-2.5 4 2.5 4H6');
export const HornIcon = drawn('M4 10v4h3l8 4.5v-13L7 10zM18 9.5a3.6 3.6 0 0 1 0 5M8 14.5l1.2 5h2.3l-1-4');
