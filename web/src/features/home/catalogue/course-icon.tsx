import { Icon } from '../../../ui/icons/icon.tsx';
import { AlefIcon } from '../../../ui/icons/reward-icons.tsx';

/** Drawings in the place of the emoji that the shipped course names; other emoji stay what their author chose. */
const drawings: Readonly<Record<string, string>> = {
  // Writing hand: a pen on its line.
  '✍️': 'M4 20h16M6 16l1-4 9-9 3 3-9 9zM14 5l3 3',
  // Greeting hand.
  '👋': 'M8 12V6.5a1.5 1.5 0 0 1 3 0V11V4.5a1.5 1.5 0 0 1 3 0V11V6a1.5 1.5 0 0 1 3 0v8a6.5 6.5 0 0 1-12 3.5l-2-4a1.5 1.5 0 0 1 2.6-1.5L8 14.5z',
  // A person.
  '🙋': 'M12 4a3.8 3.8 0 1 1 0 7.6A3.8 3.8 0 0 1 12 4zM4.5 20.5a7.5 7.5 0 0 1 15 0',
  // A speech bubble.
  '💬': 'M6.5 4.5h11A2.5 2.5 0 0 1 20 7v7a2.5 2.5 0 0 1-2.5 2.5H12L7 20.5v-4h-.5A2.5 2.5 0 0 1 4 14V7a2.5 2.5 0 0 1 2.5-2.5zM8 9h8M8 12.5h5',
  // An identity card.
  '🪪': 'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5zM8.5 8.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4zM5.5 16a3 3 0 0 1 6 0M14.5 10H18M14.5 14H18',
  // A house.
  '🏡': 'M3.5 11.5 12 4l8.5 7.5M6 9.5V20h12V9.5M10 20v-6h4v6',
  // Two people.
  '👪': 'M8.5 5a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM2.5 19.5a6 6 0 0 1 12 0M16 5.3a3 3 0 0 1 0 5.4M17.5 14a6 6 0 0 1 4 5.5',
  // A door.
  '🏠': 'M3 20.5h18M6 20.5V5a1.5 1.5 0 0 1 1.5-1.5h9A1.5 1.5 0 0 1 18 5v15.5M14.5 12v1',
  // Fork and knife.
  '🍽️': 'M7 3.5V21M4 3.5V8a3 3 0 0 0 6 0V3.5M17 21V3.5c-2.5 1-3.5 4-3.5 7V14H17',
  // An apple.
  '🥑': 'M12 8c-2-1.5-7.5-1.5-7.5 4.5C4.5 17 7 21 9.5 21c1 0 1.5-.5 2.5-.5s1.5.5 2.5.5c2.5 0 5-4 5-8.5C19.5 6.5 14 6.5 12 8zM12 8c0-2 1-4 3.5-4.5',
  // A pot with steam.
  '🍲': 'M4 11h16v4a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5zM2 11h20M9 3.5c-1 1.2 1 2.3 0 3.5M15 3.5c-1 1.2 1 2.3 0 3.5',
  // A leaf of a calendar.
  '📅': 'M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM4 10h16M8.5 3v4M15.5 3v4M12 13v4',
  // A calendar with its days.
  '🗓️': 'M6 5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM4 10h16M8.5 3v4M15.5 3v4M8 13.5h.1M12 13.5h.1M16 13.5h.1M8 16.8h.1M12 16.8h.1',
  // An alarm clock.
  '⏰': 'M12 6a7.5 7.5 0 1 1 0 15 7.5 7.5 0 0 1 0-15zM12 10v4l2.5 2M3 7l3.5-3M21 7l-3.5-3',
  // Sun behind a cloud.
  '⛅': 'M9 3v1.5M3.5 9H5M4.8 4.8l1.1 1.1M13.2 5.9l1-1.1M6.2 12.5A4 4 0 1 1 12.7 8M9 20.5a3.8 3.8 0 0 1-.3-7.6A5 5 0 0 1 18.2 13a3.8 3.8 0 0 1-.7 7.5z',
  // A lightning: what is done.
  '⚙️': 'M13 3 5 13.5h6L10 21l9-11h-6.5z',
  // Play.
  '▶️': 'M8 5v14l11-7z',
  // Round and round.
  '🔁': 'M4 11V9.5A2.5 2.5 0 0 1 6.5 7H20M17 4l3 3-3 3M20 13v1.5a2.5 2.5 0 0 1-2.5 2.5H4M7 20l-3-3 3-3',
  // A trolley.
  '🛒': 'M3 4h2.5l2.3 11.5h9.7L20 7.5H6.5M9 19.5h.1M16.5 19.5h.1',
  // A bag.
  '🛍️': 'M5 8h14l1 12.5H4zM8.5 10.5V7a3.5 3.5 0 0 1 7 0v3.5',
  // A bank card.
  '💳': 'M5.5 5.5h13A2.5 2.5 0 0 1 21 8v8a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16V8a2.5 2.5 0 0 1 2.5-2.5zM3 10h18M6.5 14.5H10',
  // Houses of a street.
  '🏙️': 'M3 20.5h18M5 20.5V9h6v11.5M11 20.5V4h8v16.5M8 12.5v.1M8 16v.1M15 8v.1M15 12v.1M15 16v.1',
  // A bus.
  '🚌': 'M6.5 4h11A2.5 2.5 0 0 1 20 6.5V17a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6.5A2.5 2.5 0 0 1 6.5 4zM4 12h16M12 4v8M7 18v2M17 18v2M7.5 15h.1M16.5 15h.1',
  // A stethoscope.
  '🩺': 'M6 3.5H4.5V9a4.5 4.5 0 0 0 9 0V3.5H12M9 13.5V16a4.5 4.5 0 0 0 9 0v-2M18 9.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z',
  // A barbell.
  '💪': 'M8 12h8M6 6.5v11M18 6.5v11M3 9.5v5M21 9.5v5',
  // A cross on a house.
  '🏥': 'M5 20.5V5.5A1.5 1.5 0 0 1 6.5 4h11A1.5 1.5 0 0 1 19 5.5v15M3 20.5h18M12 8v6M9 11h6',
  // A piece of a puzzle.
  '🧩': 'M4 8.5h5V7a2.5 2.5 0 0 1 5 0v1.5h4.5v4.5H17a2.5 2.5 0 0 0 0 5h1.5v2.5H4v-4h1.5a2 2 0 0 0 0-4H4z',
  // Links of a chain.
  '🔗': 'M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1',
  // Scales.
  '⚖️': 'M12 4v16M8 20h8M5 7l7-1.5L19 7M5 7l-3 7a3.2 3.2 0 0 0 6 0zM19 7l-3 7a3.2 3.2 0 0 0 6 0z',
  // A star of six points.
  '🇮🇱': 'M12 3.5 19.4 16.3H4.6zM12 20.6 4.6 7.8h14.8z',
  // A paper.
  '📄': 'M7 3.5h7l5 5V19a1.5 1.5 0 0 1-1.5 1.5h-10.5A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5zM14 3.5v5h5M9 13h6M9 16.5h4',
  // A candle.
  '🕯️': 'M8.5 20.5v-9h7v9M6 20.5h12M12 11.5V9.5M12 3c2 2.2 2.5 3.2 2.5 4.2a2.5 2.5 0 0 1-5 0C9.5 6.2 10 5.2 12 3z',
  // A sprout.
  '🌿': 'M12 20.5V12M12 14c-5.5 0-7.5-3-7.5-7.5C9.5 6.5 12 9 12 14zM12 11.5c0-4.5 2.5-7 7.5-7 0 5-2.5 7-7.5 7z',
  // A paw.
  '🐾': 'M12 12c2.5 0 5.5 3.5 5.5 6 0 1.6-1 2.5-2.5 2.5-1.2 0-2-.7-3-.7s-1.8.7-3 .7c-1.5 0-2.5-.9-2.5-2.5 0-2.5 3-6 5.5-6zM5 11.5v.1M9 6.5v.1M15 6.5v.1M19 11.5v.1',
  // Mountains.
  '🏞️': 'M2.5 19.5 9 8l4 7M11.5 12.5l4-6.5 6 13.5zM6 5.5v.1',
};

/** The sign of a section or subsection: a drawing of the family, or the emoji itself. Decoration: its name says the same. */
export function CourseIcon({ emoji, size }: { emoji: string; size: number }) {
  if (emoji === '🔤') return <AlefIcon size={size} />;
  const path = drawings[emoji];
  if (!path) return emoji;
  return (
    <Icon size={size}>
      <path d={path} />
    </Icon>
  );
}
