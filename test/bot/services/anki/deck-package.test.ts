import { describe, expect, it } from 'vitest';
import { type DeckWord, packDeck } from '../../../../bot/services/anki/deck-package.ts';
import { readPackage } from '../../../support/anki-package.ts';

const now = new Date('2026-11-21T09:00:00Z');

function wordOf(id: number, parts: Partial<DeckWord> = {}): DeckWord {
  return {
    id,
    hebrew: 'שלום', // shalom
    pronunciation: 'שָׁלוֹם',
    transcription: 'шало́м',
    russian: 'мир, привет',
    gender: 'm',
    plural: null,
    feminine: null,
    lesson: 'Приветствия',
    audioHash: null,
    editedAt: null,
    ...parts,
  };
}

const sound = (name: string) => ({ name, bytes: Buffer.from(`sound of ${name}`) });

describe('a deck for Anki', () => {
  it('holds a note for each word in the columns of the table, and two new cards for each note', async () => {
    const words = [
      wordOf(7),
      wordOf(9, { hebrew: 'אמא', pronunciation: '', russian: 'мама <мамочка> & «ма»' }),
    ];
    const deck = await readPackage(await packDeck(words, () => undefined, now));
    expect(deck.rows('select guid, flds, tags from notes order by id')).toEqual([
      [
        'mila-7',
        ['שלום', 'שָׁלוֹם', 'шало́м', 'мир, привет', 'м. р.', '', '', 'Приветствия', ''].join('\u001f'),
        ' mila ',
      ],
      [
        'mila-9',
        ['אמא', 'אמא', 'шало́м', 'мама &lt;мамочка&gt; &amp; «ма»', 'м. р.', '', '', 'Приветствия', ''].join(
          '\u001f',
        ),
        ' mila ',
      ],
    ]);
    expect(
      deck.rows(
        'select n.guid, c.ord, c.type, c.due from cards c join notes n on n.id = c.nid order by c.id',
      ),
    ).toEqual([
      ['mila-7', 0, 0, 1],
      ['mila-7', 1, 0, 1],
      ['mila-9', 0, 0, 2],
      ['mila-9', 1, 0, 2],
    ]);
    expect(deck.rows('pragma integrity_check')).toEqual([['ok']]);
  });

  it('brings the sounds along under the names that the notes speak of, each once', async () => {
    const words = [wordOf(1), wordOf(2), wordOf(3)];
    const deck = await readPackage(
      await packDeck(
        words,
        ({ id }) => (id === 3 ? undefined : sound(id === 1 || id === 2 ? 'aa.mp3' : 'x')),
        now,
      ),
    );
    expect(deck.entries.toSorted()).toEqual(['0', 'collection.anki2', 'media']);
    expect(deck.media).toEqual({ 0: 'aa.mp3' });
    expect(deck.bytesOf('0').toString()).toBe('sound of aa.mp3');
    const fields = deck
      .rows('select flds from notes order by id')
      .map(([flds]) => String(flds).split('\u001f')[8]);
    expect(fields).toEqual(['[sound:aa.mp3]', '[sound:aa.mp3]', '']);
  });

  it('names one note type and one deck; every field that a card shows is there', async () => {
    const deck = await readPackage(await packDeck([wordOf(1)], () => sound('aa.mp3'), now));
    const [[version, models, decks] = []] = deck.rows('select ver, models, decks from col');
    expect(version).toBe(11);
    const [type] = Object.values<Record<string, never>>(JSON.parse(String(models)));
    const names = Object.values<{ name: string }>(JSON.parse(String(decks))).map(({ name }) => name);
    expect(names).toEqual(['Default', 'Мила: иврит']);
    expect(deck.rows('select distinct mid from notes')).toEqual([[Number(type?.id)]]);
    const { flds = [], tmpls = [] } = type as {
      flds?: { name: string }[];
      tmpls?: { qfmt: string; afmt: string }[];
    };
    const fields = flds.map(({ name }) => name);
    for (const { qfmt, afmt } of tmpls) {
      const shown = [...`${qfmt}${afmt}`.matchAll(/{{[#/]?([^}]+)}}/g)].map(([, name]) => name);
      expect([...fields, 'FrontSide']).toEqual(expect.arrayContaining(shown));
    }
    expect(tmpls).toHaveLength(2);
  });

  it('finds notes again by the SHA-1 of their first field, as Anki counts it', async () => {
    const deck = await readPackage(await packDeck([wordOf(1, { hebrew: 'test' })], () => undefined, now));
    expect(deck.rows('select csum, sfld from notes')).toEqual([[0xa94a8fe5, 'test']]);
  });

  it('is the same for the same words at the same moment', async () => {
    const pack = () => packDeck([wordOf(7)], () => sound('a.mp3'), now);
    expect(await pack()).toEqual(await pack());
  });

  it('carries the time of our own changes, not that of the export: an import leaves the edits of the learner alone', async () => {
    const packed = async (at: string) => {
      const words = [wordOf(1), wordOf(2, { editedAt: '2026-12-24T10:00:00Z' })];
      const deck = await readPackage(await packDeck(words, () => undefined, new Date(at)));
      const [[models, decks] = []] = deck.rows('select models, decks from col');
      const changes = [models, decks].flatMap((json) =>
        Object.values<{ mod: number }>(JSON.parse(String(json))).map(({ mod }) => mod),
      );
      return { notes: deck.rows('select guid, mod from notes order by id'), changes };
    };
    const first = await packed('2026-12-25T09:00:00Z');
    expect(await packed('2027-06-01T09:00:00Z')).toEqual(first);
    const designed = Date.parse('2026-11-21T00:00:00Z') / 1000;
    expect(first.notes).toEqual([
      ['mila-1', designed],
      ['mila-2', Date.parse('2026-12-24T10:00:00Z') / 1000],
    ]);
    expect(new Set(first.changes)).toEqual(new Set([designed]));
  });

  it('keeps words that are spelled alike apart, whether their niqqud differs or only their meaning', async () => {
    const alike = [
      wordOf(3, { hebrew: 'ספר', pronunciation: 'סֵפֶר', russian: 'книга' }), // sefer
      wordOf(4, { hebrew: 'ספר', pronunciation: 'סַפָּר', russian: 'парикмахер' }), // sapar
      wordOf(5, { hebrew: 'ספר', pronunciation: 'סֵפֶר', russian: 'свиток' }), // sefer
    ];
    const deck = await readPackage(await packDeck(alike, () => undefined, now));
    const notes = deck.rows('select id, guid, flds from notes order by id');
    expect(notes.map(([, guid]) => guid)).toEqual(['mila-3', 'mila-4', 'mila-5']);
    expect(notes.map(([, , flds]) => String(flds).split('\u001f').slice(0, 4))).toEqual(
      alike.map((word) => [word.hebrew, word.pronunciation, word.transcription, word.russian]),
    );
    expect(deck.rows('select nid, count(*) from cards group by nid order by nid')).toEqual(
      notes.map(([id]) => [id, 2]),
    );
  });

  it('finds the note of a word again after it was changed, moved and exported among others', async () => {
    const identities = async (words: DeckWord[]) => {
      const deck = await readPackage(await packDeck(words, () => undefined, now));
      return deck.rows(
        'select n.guid, n.id, n.mid, c.id, c.did, c.ord from cards c join notes n on n.id = c.nid order by c.id',
      );
    };
    const sefer = wordOf(3, { hebrew: 'ספר', pronunciation: 'סֵפֶר', russian: 'книга' });
    const sapar = wordOf(4, { hebrew: 'ספר', pronunciation: 'סַפָּר', russian: 'парикмахер' });
    const first = await identities([sefer, sapar]);
    const changed = {
      hebrew: 'סַפָּר',
      russian: 'мастер',
      lesson: 'Профессии',
      editedAt: '2026-12-24T10:00:00Z',
    };
    const later = await identities([wordOf(9), { ...sapar, ...changed }, sefer]);
    expect(first).toHaveLength(4);
    expect(later.filter(([guid]) => guid !== 'mila-9')).toEqual(first);
  });

  it('of three thousand words is made in a moment', async () => {
    const words = Array.from({ length: 3000 }, (_, at) => wordOf(at + 1, { russian: `слово ${at}` }));
    const bytes = Buffer.alloc(5000, 'mp3');
    const began = performance.now();
    const file = await packDeck(words, ({ id }) => ({ name: `${id}.mp3`, bytes }), now);
    const ms = performance.now() - began;
    const deck = await readPackage(file);
    expect(deck.rows('select count(*) from cards')).toEqual([[6000]]);
    expect(Object.keys(deck.media)).toHaveLength(3000);
    expect(ms).toBeLessThan(8500);
  });
});
