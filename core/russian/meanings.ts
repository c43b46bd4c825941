/** One meaning of a gloss: 'ты (ж. р.)' is the text 'ты' with the note 'ж. р.'; the note is empty where there is none. */
export type Meaning = { text: string; note: string };

const outsideNotes = '(?![^(]*\\))';
const betweenMeanings = new RegExp(`[,;]${outsideNotes}`);
const betweenAspects = new RegExp(`/${outsideNotes}`);
const notes = /\(([^)]*)\)/g;

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

const noteOf = (text: string): string => spaced([...text.matchAll(notes)].map(([, note]) => note).join(' '));

/**
 * Returns the meanings of a Russian gloss, in lower case: 'мир, привет' has two, and so has each aspect of a verb in
 * 'играть / сыграть (музыку)', whose note belongs to both. The letter ё stays: все is not всё.
 */
export function meaningsOf(gloss: string): Meaning[] {
  return gloss
    .normalize('NFC')
    .toLowerCase()
    .split(betweenMeanings)
    .flatMap((part) => part.split(betweenAspects).map((aspect) => meaningOf(aspect, noteOf(part))))
    .filter(({ text }) => text !== '');
}

function meaningOf(aspect: string, shared: string): Meaning {
  return { text: spaced(aspect.replace(notes, ' ')), note: noteOf(aspect) || shared };
}

/** Notes that say how a word is used, not what it means: who knows another word for it knows the meaning. */
const ofStyle =
  /^(?:(?:союз, )?книжное|разговорное|в разговоре|в речи и на письме|по-свойски|обращение|усилен\S+)$/;

/**
 * True if a word with the other gloss answers the asked one, too: they have a meaning in common. A note of the asked
 * meaning tells it from others, so only the same note will do; where the question has none, or one of style, any will.
 */
export function sharesMeaning(asked: string, other: string): boolean {
  const others = meaningsOf(other);
  return meaningsOf(asked).some(({ text, note }) =>
    others.some(
      (meaning) => meaning.text === text && (note === '' || ofStyle.test(note) || meaning.note === note),
    ),
  );
}
