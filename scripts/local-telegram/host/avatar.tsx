/** Telegram's seven avatar colours. */
const hues = ['red', 'orange', 'violet', 'green', 'cyan', 'blue', 'pink'] as const;

type Size = 'small' | 'medium' | 'large';

/** The bot's round picture: the first letter of its name on deep teal. */
export const BotAvatar = ({ name, size = 'medium' }: { name: string; size?: Size }) => (
  <span className={`avatar avatar-${size} avatar-bot`} aria-hidden="true">
    {[...name][0]}
  </span>
);

/** A round picture with initials, coloured by the id as Telegram does. */
export function Avatar({ id, name, size = 'medium' }: { id: number; name: string; size?: Size }) {
  const initials = name
    .split(' ')
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');
  return (
    <span className={`avatar avatar-${size} avatar-${hues[id % hues.length]}`} aria-hidden="true">
      {initials}
    </span>
  );
}
