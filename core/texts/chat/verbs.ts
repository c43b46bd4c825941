import {
  type Conjugation,
  type FormKey,
  formKeysOf,
  type Tense,
  tenses,
  type VerbForm,
} from '../../hebrew/conjugation/forms.ts';
import type { VerbContent } from '../../hebrew/conjugation/verb.ts';
import type { WordFormKey } from '../../hebrew/forms/taught-forms.ts';
import { stripNiqqud } from '../../hebrew/niqqud.ts';
import { nameOfWordForm, russianPair, shownRoot, verbTexts } from '../lesson/grammar/verbs.ts';
import { inLine, type RichText } from './bot.ts';
import type { TableMessage } from './tables.ts';
import { type ShownWord, shownWord } from './voice.ts';

type ShownVerb = { verb: VerbContent; forms: Conjugation };

/** What /verb answers. A line begins with Russian or with a direction mark, so none is turned by its Hebrew. */
export const verbChatTexts = {
  openLesson: 'Открыть урок с этим глаголом',

  usage: [
    'Напишите глагол после команды — в любой форме, на иврите или по-русски:\n\n',
    `/verb ${inLine('לכתוב')}\n/verb ${inLine('כתבנו')}\n/verb писать`,
  ] as RichText,
  unknown: (asked: string): RichText => [
    `Глагола «${inLine(asked)}» в уроках нет. `,
    'Я знаю глаголы курса, в любой форме, например /verb писать.',
  ],
  tooLong: 'Это слишком длинно для одного глагола. Напишите одно слово, например /verb писать.',

  /** A form that is spelled like others. */
  several: (asked: string, meanings: readonly RichText[]): RichText => [
    { bold: `${inLine(asked)} — пишется одинаково:` },
    ...meanings.flatMap((meaning) => ['\n• ', ...meaning]),
  ],
  verbMeaning: (shown: ShownVerb, keys: readonly FormKey[]): RichText => [
    `${russianPair(shown.verb)}: ${keys.map(nameOfWordForm).join('; ')}`,
  ],
  lockedMeaning: 'слово премиум-урока',
  wordMeaning: (word: ShownWord, key: WordFormKey): RichText => [
    ...(key === 'word' ? [] : [`${nameOfWordForm(key)} от `]),
    ...shownWord(word),
  ],
  /** No verb, but in the course. */
  noVerb: (meanings: readonly RichText[]): RichText => [
    'Это не глагол, но слово знакомое:',
    ...meanings.flatMap((meaning) => ['\n• ', ...meaning]),
  ],

  locked: (lesson: string): RichText => [
    `Это слово премиум-урока «${inLine(lesson)}». Его формы откроются с премиум-доступом: /premium.`,
  ],

  /** `keys`: the forms that were asked for, none where the verb itself was. */
  card: (shown: ShownVerb, keys: readonly FormKey[]): RichText => [
    ...aboutVerb(shown, keys),
    ...tenses.flatMap((tense) => linesOf(shown.forms, tense)),
  ],
  /** The same with a table for each tense: who says it, the form, how it is read. */
  tables: (shown: ShownVerb, keys: readonly FormKey[]): TableMessage => [
    { kind: 'text', text: aboutVerb(shown, keys) },
    ...tenses.flatMap((tense) => tableOf(shown.forms, tense)),
  ],
} as const;

const aboutVerb = ({ verb, forms }: ShownVerb, keys: readonly FormKey[]): RichText => [
  ...headOf(forms),
  russianPair(verb),
  `\n\nКорень ${inLine(shownRoot(verb.root).join('־'))}, биньян ${verbTexts.binyan[verb.binyan]}`,
  verb.government ? `\nУправление: ${governmentOf(verb.government)}` : '',
  ...askedForms(forms, keys),
];

/** 'кому: ל' becomes 'кому — ל', the preposition between marks. */
const governmentOf = (government: string) =>
  government.replaceAll(': ', ' — ').replace(/[א-ת]+/g, (letters) => inLine(letters));

function headOf({ infinitive, 'past.3sg.m': past }: Conjugation): RichText {
  const head = infinitive ?? past;
  return head ? [{ bold: shownForm(head) }, ' — '] : [];
}

/** With niqqud, and in full spelling where that has other letters. */
function writtenForm({ pointed, full }: VerbForm): string {
  const plain = stripNiqqud(pointed) === full ? '' : ` · ${inLine(full)}`;
  return `${inLine(pointed)}${plain}`;
}

/** As it is written and read. */
const shownForm = (form: VerbForm): string => `${writtenForm(form)} [${form.transcription}]`;

function askedForms(forms: Conjugation, keys: readonly FormKey[]): RichText {
  const asked = keys.flatMap((key) => {
    const form = key === 'infinitive' ? null : forms[key];
    return form ? [`\n${shownForm(form)} — ${nameOfWordForm(key)}`] : [];
  });
  if (asked.length === 0) return [];
  return ['\n\n', { bold: asked.length > 1 ? 'Ваша форма — одна из этих' : 'Ваша форма' }, ...asked];
}

/** The forms of a tense that the verb has. */
const formsOf = (forms: Conjugation, tense: Tense) =>
  formKeysOf(tense).flatMap((key) => {
    const form = forms[key];
    return form ? [{ person: verbTexts.person[key], form }] : [];
  });

function linesOf(forms: Conjugation, tense: Tense): RichText {
  const rows = formsOf(forms, tense).map(({ person, form }) => `\n${person} — ${shownForm(form)}`);
  return rows.length > 0 ? ['\n\n', { bold: verbTexts.tense[tense] }, ...rows] : [];
}

function tableOf(forms: Conjugation, tense: Tense): TableMessage {
  const rows = formsOf(forms, tense).map(({ person, form }) => [
    [person],
    [{ bold: writtenForm(form) }],
    [form.transcription],
  ]);
  return rows.length > 0 ? [{ kind: 'table', title: verbTexts.tense[tense], rows }] : [];
}
