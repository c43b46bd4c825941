import { eq } from 'drizzle-orm';
import type { InlineQueryResultArticle } from 'grammy/types';
import { noteEdition } from '../../../../db/course/lock-course.ts';
import { words } from '../../../../db/schema/index.ts';
import { type CoursePlaces, readPlaces } from '../../../support/learners.ts';
import { type Sent, type TestBot, textOf } from '../../support.ts';

const cards = {
  // shalom, "peace"; shulhan, "table"; kotev, "writes"; kelev, "dog" of a premium lesson
  shalom: { hebrew: 'שלום', pronunciation: 'שָׁלוֹם', transcription: 'шало́м', russian: 'мир, привет' },
  ima: {
    hebrew: 'שולחן',
    pronunciation: 'שֻׁלְחָן',
    transcription: 'шульха́н',
    russian: 'стол',
    plural: 'שׁוּלְחָנוֹת',
    gender: 'm' as const,
  },
  aba: { hebrew: 'כותב', pronunciation: 'כּוֹתֵב', transcription: 'котэ́в', russian: '(он) пишет' },
  kelev: { hebrew: 'כלב', pronunciation: 'כֶּלֶב', transcription: 'кэ́лев', russian: 'собака' },
};

/** Gives the small course words with forms, three of free lessons and one of a premium lesson. */
export async function teachCards({ db }: Pick<TestBot, 'db'>): Promise<CoursePlaces> {
  const places = await readPlaces(db);
  for (const [key, card] of Object.entries(cards)) {
    await db
      .update(words)
      .set(card)
      .where(eq(words.id, places.words[key]?.wordId ?? 0));
  }
  await db.transaction(noteEdition);
  return places;
}

/** A result as a reader sees it: without direction marks, its letters and marks in one order. */
export function shown(article: InlineQueryResultArticle | undefined) {
  const content = article?.input_message_content;
  const text = content && 'message_text' in content ? content.message_text : '';
  const [button] = article?.reply_markup?.inline_keyboard.flat() ?? [];
  return {
    title: plain(article?.title),
    description: plain(article?.description),
    text: plain(text),
    url: button && 'url' in button ? button.url : undefined,
  };
}

export const plain = (text = ''): string => text.replaceAll('\u200e', '').normalize('NFC');

export const resultsOf = (sent: Sent | undefined): InlineQueryResultArticle[] =>
  // What the bot sends, as grammY has checked it.
  (sent?.payload.results ?? []) as InlineQueryResultArticle[];

export const guestTextOf = (sent: Sent | undefined): string =>
  shown(sent?.payload.result as InlineQueryResultArticle | undefined).text || textOf(sent);
