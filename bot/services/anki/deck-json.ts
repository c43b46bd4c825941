import { ankiTexts } from '../../../core/texts/chat/words-file.ts';

/** Large pointed Hebrew, everything else subdued; colours follow the reader's theme. */
const css = [
  '.card { font-family: sans-serif; font-size: 20px; text-align: center; }',
  '.he { direction: rtl; font-size: 48px; line-height: 1.6; }',
  '.ru { font-size: 28px; }',
  '.reading { margin-top: 8px; opacity: 0.8; }',
  '.more { margin-top: 4px; font-size: 17px; opacity: 0.8; }',
].join('\n');

/** Fields whose text runs from right to left in Anki's editor. */
const hebrewFields: readonly number[] = [0, 1, 5, 6];

/** The note type as stored in the column `models`. */
export function noteTypeJson({ id, deckId, seconds }: { id: number; deckId: number; seconds: number }) {
  return {
    id: String(id),
    name: ankiTexts.noteType,
    type: 0,
    mod: seconds,
    usn: -1,
    sortf: 0,
    did: deckId,
    css,
    latexPre:
      '\\documentclass[12pt]{article}\n\\special{papersize=3in,5in}\n\\usepackage[utf8]{inputenc}\n' +
      '\\usepackage{amssymb,amsmath}\n\\pagestyle{empty}\n\\setlength{\\parindent}{0in}\n\\begin{document}\n',
    latexPost: '\\end{document}',
    tags: [],
    vers: [],
    // The first card needs letters or sound, the second the meaning.
    req: [
      [0, 'any', [1, ankiTexts.fields.length - 1]],
      [1, 'all', [3]],
    ],
    flds: ankiTexts.fields.map((name, ord) => ({
      name,
      ord,
      rtl: hebrewFields.includes(ord),
      sticky: false,
      font: 'Arial',
      size: 20,
      media: [],
    })),
    tmpls: ankiTexts.cards.map(({ name, front, back }, ord) => ({
      name,
      ord,
      qfmt: front,
      afmt: back,
      bqfmt: '',
      bafmt: '',
      did: null,
    })),
  };
}

/** A deck as stored in the column `decks`. */
export function deckJson(id: number, name: string, seconds: number) {
  const nothingToday = [0, 0];
  return {
    id,
    name,
    mod: seconds,
    usn: id === 1 ? 0 : -1,
    desc: '',
    dyn: 0,
    conf: 1,
    collapsed: false,
    browserCollapsed: false,
    extendNew: 10,
    extendRev: 50,
    newToday: nothingToday,
    revToday: nothingToday,
    lrnToday: nothingToday,
    timeToday: nothingToday,
  };
}

/** Settings of the collection and of its decks: Anki's own defaults. */
export function optionsJson(noteTypeId: number) {
  const conf = {
    activeDecks: [1],
    addToCur: true,
    collapseTime: 1200,
    curDeck: 1,
    curModel: String(noteTypeId),
    dueCounts: true,
    estTimes: true,
    newBury: true,
    newSpread: 0,
    nextPos: 1,
    sortBackwards: false,
    sortType: 'noteFld',
    timeLim: 0,
  };
  const usual = {
    id: 1,
    name: 'Default',
    mod: 0,
    usn: 0,
    maxTaken: 60,
    autoplay: true,
    timer: 0,
    replayq: true,
    new: {
      bury: true,
      delays: [1, 10],
      initialFactor: 2500,
      ints: [1, 4, 7],
      order: 1,
      perDay: 20,
      separate: true,
    },
    rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36_500, minSpace: 1, perDay: 200 },
    lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
  };
  return { conf, dconf: { 1: usual } };
}
