import { el } from './dom.ts';

/** Telegram's seven avatar colours. */
const hues = ['red', 'orange', 'violet', 'green', 'cyan', 'blue', 'pink'] as const;

type Size = 'small' | 'medium' | 'large';

/** The bot's round picture: the first letter of its name on deep teal. */
export function botAvatar(name: string, size: Size = 'medium'): HTMLElement {
  const letter = [...name][0] ?? '';
  return el('span', { class: `avatar avatar-${size} avatar-bot`, 'aria-hidden': 'true' }, letter);
}

/** A round picture with initials, coloured by the id as Telegram does. */
export function avatar(id: number, name: string, size: Size = 'medium'): HTMLElement {
  const initials = name
    .split(' ')
    .slice(0, 2)
    .map((word) => [...word][0] ?? '')
    .join('');
  const hue = hues[id % hues.length] ?? 'blue';
  return el('span', { class: `avatar avatar-${size} avatar-${hue}`, 'aria-hidden': 'true' }, initials);
}
