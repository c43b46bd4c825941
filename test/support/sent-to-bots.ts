import type { Message, User } from 'grammy/types';
import { type Random, shuffled } from '../../core/random.ts';

/**
 * What people send to bots, by the public bug reports of bots of other people: messages without a text, forwarded ones,
 * those of other bots, texts that are markup, commands in the middle, several scripts in one word.
 */

const file = { file_id: 'f', file_unique_id: 'u' };
const place = { latitude: 31.8, longitude: 35.2 };
const someone: User = { id: 77, is_bot: false, first_name: '<b>Яна</b>' };
const photo = [{ ...file, width: 1, height: 1 }];
const animation = { ...file, width: 1, height: 1, duration: 1 };
const chat = { id: someone.id, type: 'private', first_name: someone.first_name } as const;

/** Each kind of message without words. A GIF is a document, too, a venue a place. */
export const wordless: Record<string, Partial<Message>> = {
  sticker: {
    sticker: { ...file, type: 'regular', width: 512, height: 512, is_animated: false, is_video: false },
  },
  'video sticker': {
    sticker: {
      ...file,
      type: 'regular',
      width: 512,
      height: 512,
      is_animated: false,
      is_video: true,
      emoji: '👍',
    },
  },
  GIF: { animation, document: file },
  dice: { dice: { emoji: '🎰', value: 64 } },
  'round video': { video_note: { ...file, duration: 2, length: 240 } },
  photo: { photo },
  'photo with a caption': { photo, caption: '*как это* <b>сказать?' },
  'one of an album': { photo, media_group_id: 'album' },
  video: { video: { ...file, width: 1, height: 1, duration: 1 } },
  document: { document: { ...file, file_name: '../<script>.pdf' } },
  place: { location: place },
  'live place': { location: { ...place, live_period: 900 } },
  venue: { location: place, venue: { location: place, title: '_Кафе_', address: '[x](y)' } },
  contact: { contact: { phone_number: '+972', first_name: '</a>' } },
  story: { story: { id: 1, chat } },
};

const pieces = [
  ...['привет', 'холодильник', 'кнUга', 'pyka', 'как', 'ё', 'ЛЕХАИМ', 'shalom', "d'accord", '٣', '3'],
  ...[
    '<b>жирно</b>',
    '<script>alert(1)</script>',
    '&lt;',
    '*звезда*',
    '_',
    '__',
    '[x](tg://user?id=1)',
    '`',
    '```',
    '||',
  ],
  ...['👍', '👨‍👩‍👧', '🇮🇱', 'z̃͒', '\u200b', '\u200f', '\u202e', '\u2066', '\u00a0', '\u0301', '\n', '\t'],
  ...[
    'https://example.com/a_b',
    '@mila_bot',
    '#тег',
    '+972 54',
    "'; drop table words; --",
    '%',
    '\\',
    '{{',
    '{x}',
  ],
];

/** A text of some pieces, without Hebrew, that is no command. */
export function strangeText(random: Random): string {
  const count = 1 + Math.floor(random() * 5);
  const glue = random() < 0.5 ? ' ' : '';
  const text = shuffled(pieces, random).slice(0, count).join(glue);
  const long = random() < 0.1 ? text.repeat(300).slice(0, 4096) : text;
  // Telegram trims what it delivers, and sends nothing empty.
  return long.trim() || '…';
}

/** Marks of a text that somebody else wrote. */
export const foreign: Record<string, Partial<Message>> = {
  'of a person': { forward_origin: { type: 'user', sender_user: someone, date: 1 } },
  'of somebody hidden': { forward_origin: { type: 'hidden_user', sender_user_name: '*', date: 1 } },
  'of a channel': {
    forward_origin: {
      type: 'channel',
      chat: { id: -1, type: 'channel', title: '_' },
      message_id: 1,
      date: 1,
    },
  },
  'of another bot': { via_bot: { id: 78, is_bot: true, first_name: 'Gif', username: 'gif' } },
};
