/** Icons of the exercises. */
import { drawn } from './icon.tsx';

export const SpeakerIcon = drawn(
  'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4.2 4.2 0 0 1 0 6M18 6.2a8 8 0 0 1 0 11.6',
);
export const MicrophoneIcon = drawn(
  'M12 3a3 3 0 0 1 3 3v5.5a3 3 0 0 1-3 3a3 3 0 0 1-3-3v-5.5a3 3 0 0 1 3-3zM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3',
);
export const PenIcon = drawn(
  'm4 20 1-4.5L16.2 4.3a1.9 1.9 0 0 1 2.7 0l.8.8a1.9 1.9 0 0 1 0 2.7L8.5 19zM14 6.5l3.5 3.5',
);
export const KeyboardIcon = drawn(
  'M5 6h14a2.5 2.5 0 0 1 2.5 2.5v7.5a2.5 2.5 0 0 1-2.5 2.5h-14a2.5 2.5 0 0 1-2.5-2.5v-7.5a2.5 2.5 0 0 1 2.5-2.5zM6.5 10h.01M10.2 10h.01M13.8 10h.01M17.5 10h.01M6.5 13.8h.01M17.5 13.8h.01M10 14.5h4',
);
export const EraseIcon = drawn(
  'M8.5 5.5H19a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H8.5L2.5 12zM11.5 9.5l5 5M16.5 9.5l-5 5',
);
export const EyeIcon = drawn(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9.2 12a2.8 2.8 0 1 0 5.6 0a2.8 2.8 0 1 0-5.6 0z',
);
export const StopIcon = drawn('M8.5 6.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2z', {
  fill: 'currentColor',
});
export const SkipIcon = drawn('M5 6v12l8.5-6zM18 6v12');
export const SlowIcon = drawn('M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0zM12 7.5V12l-3.2 2');
export const CrossIcon = drawn('m6 6 12 12M18 6 6 18');
export const UndoIcon = drawn('M9 5 4.5 9.5 9 14M4.5 9.5H14a5 5 0 0 1 0 10h-3.5');
export const TableIcon = drawn(
  'M5 4.5h14a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5h-14a1.5 1.5 0 0 1-1.5-1.5v-12a1.5 1.5 0 0 1 1.5-1.5zM3.5 9.5h17M3.5 14.5h17M12 9.5v10',
);
