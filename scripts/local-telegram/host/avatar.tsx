/** Telegram's seven avatar colours, from top to bottom. */
const hues = [
  '#f2766f, #d94d5a',
  '#f3a65a, #dd7d36',
  '#a691ec, #7c68d0',
  '#7fc46b, #4ea14e',
  '#5fc6cd, #2f9bb4',
  '#6ab4ec, #3a86cf',
  '#ee8fb2, #d45d92',
];
const deepTeal = '#2a8f8f, #0f6a70';

type Size = 'small' | 'medium' | 'large';

type RoundProps = { hue: string | undefined; size: Size; children: string | undefined };

const Round = ({ hue, size, children }: RoundProps) => (
  <span
    className={`disc avatar avatar-${size}`}
    style={{ background: `linear-gradient(${hue})` }}
    aria-hidden="true"
  >
    {children}
  </span>
);

/** The bot's round picture: the first letter of its name on deep teal. */
export const BotAvatar = ({ name, size = 'medium' }: { name: string; size?: Size }) => (
  <Round hue={deepTeal} size={size}>
    {[...name][0]}
  </Round>
);

/** A round picture with initials, coloured by the id as Telegram does. */
export const Avatar = ({ id, name, size = 'medium' }: { id: number; name: string; size?: Size }) => (
  <Round hue={hues[id % hues.length]} size={size}>
    {name
      .split(' ')
      .slice(0, 2)
      .map((word) => [...word][0] ?? '')
      .join('')}
  </Round>
);
