import { verbLineTexts as texts } from '../../texts/lesson/grammar/verb-line.ts';
import { readableHebrew } from '../comparable.ts';
import { foldFinals } from '../letters.ts';
import { hebrewLettersOf } from '../niqqud.ts';
import { analyse } from './analyse.ts';
import { conjugate, conjugateWith } from './conjugate.ts';
import { type Binyan, binyanim, formKeys, type PartName, partNames } from './forms.ts';
import { parseWord } from './segments.ts';
import { otherSpellings } from './spellings.ts';
import { isNothingSaid, printUse, readUse } from './use.ts';
import type { FormException, VerbContent } from './verb.ts';

/**
 * A verb in one line, as files, the chat and the editor write it; parts by semicolons, '-' for a part that the verb has
 * not: `כָּתַב כּוֹתֵב יִכְתֹּב לִכְתֹּב; כתב paal; писать / написать; что: את`. Root and binyan may be left out where the parts
 * show them; the government may be, too. A fifth part names forms that the rules get wrong, each with its reason:
 * `past.1sg=נָתַתִּי (נ перед ת)`, or '-' for a form that nobody uses; `past=פָּחַד (…)` for a part that is of another
 * binyan than the others. A sixth says which forms speakers use and how they are asked: `3 лицо`, `imperative=-` for a
 * tense or form that nobody says, `past=сов.` for the aspect, `past.2sg.f=ты вышла замуж` for a cue by hand.
 */
export type VerbFields = Record<PartName, string> & {
  /** 'כתב paal', or empty. */
  root: string;
  imperfective: string;
  perfective: string;
  government: string;
  exceptions: string;
  use: string;
};

/** The fields of a line, whatever is wrong with it. */
export function splitVerbLine(line: string): VerbFields {
  const [parts = '', root = '', pair = '', government = '', exceptions = '', ...use] = line
    .split(';')
    .map((part) => part.replace(/^ /, ''));
  const [past = '', present = '', future = '', infinitive = ''] = parts
    .split(' ')
    .map((part) => (part === '-' ? '' : part));
  const [imperfective = '', perfective = ''] = pair.split(' / ');
  return {
    ...{ past, present, future, infinitive, root, imperfective, perfective, government, exceptions },
    use: use.join(';'),
  };
}

/** The line of the fields; empty where all of them are. */
export function joinVerbLine(fields: VerbFields): string {
  if (Object.values(fields).every((field) => field.trim() === '')) return '';
  const parts = partNames.map((part) => fields[part].replace(/\s/g, '') || '-').join(' ');
  const pair = fields.perfective ? `${fields.imperfective} / ${fields.perfective}` : fields.imperfective;
  const rest = [fields.root, pair, fields.government, fields.exceptions, fields.use].map((field) =>
    field.replaceAll(';', ','),
  );
  while (rest.at(-1) === '') rest.pop();
  return [parts, ...rest].join('; ');
}

export const printVerbLine = (verb: VerbContent): string =>
  joinVerbLine({
    past: verb.past ?? '',
    present: verb.present ?? '',
    future: verb.future ?? '',
    infinitive: verb.infinitive ?? '',
    root: `${verb.root} ${verb.binyan}`,
    imperfective: verb.imperfective,
    perfective: verb.perfective ?? '',
    government: verb.government ?? '',
    exceptions: (verb.exceptions ?? [])
      .map(({ key, pointed, why }) => `${key}=${pointed ?? '-'} (${why})`)
      .join(', '),
    use: verb.use ? printUse(verb.use) : '',
  });

export type VerbReading = {
  verb: VerbContent;
  problems: string[];
  /** Asks for the root where the line names none and the parts can have several; the verb has the likeliest. */
  question?: string;
};

/**
 * Reads a line. `problems` in Russian tell what contradicts what: parts that are no verb, parts of two verbs, a root or
 * binyan that the parts do not show, a pair that is not Russian. Never throws; with problems the verb is not to be used.
 */
export function readVerbLine(line: string): VerbReading {
  const fields = splitVerbLine(readableHebrew(line).trim());
  const part = (name: PartName) => fields[name] || null;
  const parts = {
    past: part('past'),
    present: part('present'),
    future: part('future'),
    infinitive: part('infinitive'),
  };
  const { root, roots, binyan, contradictions } = analyse(parts);
  const { namedRoot, namedBinyan } = readRootField(fields.root);
  const found = root?.join('') ?? '';
  const possible = roots.map((one) => one.join(''));
  const verb: VerbContent = {
    ...parts,
    key: `own ${line}`,
    root: namedRoot || found,
    binyan: isBinyan(namedBinyan) ? namedBinyan : (binyan ?? 'paal'),
    imperfective: fields.imperfective.trim(),
    perfective: fields.perfective.trim() || null,
    ...(fields.government.trim() ? { government: fields.government.trim() } : {}),
  };
  const exceptions = readExceptions(fields.exceptions);
  if (exceptions.found.length > 0) verb.exceptions = exceptions.found;
  const { use, strange: notUse } = readUse(fields.use);
  if (use) verb.use = use;
  const isUnnamed = namedRoot === '' && possible.length > 1;
  return {
    verb,
    problems: [
      ...partProblems(),
      ...nameProblems(),
      ...pairProblems(),
      ...governmentProblems(),
      ...exceptions.problems,
      ...notUse.map(texts.use),
      ...(use && isNothingSaid(use) ? [texts.nothingSaid] : []),
    ],
    ...(isUnnamed ? { question: texts.whichRoot(possible, verb.binyan) } : {}),
  };

  function partProblems(): string[] {
    if (Object.values(parts).every((one) => one === null)) return [texts.noParts];
    const unreadable = contradictions.filter(({ reason }) => reason === 'unreadable');
    if (unreadable.length > 0)
      return unreadable.map((one) => texts.unreadable(one.part, parts[one.part] ?? ''));
    if (!root || !binyan) return [texts.noVerb];
    const contradicted = contradictions
      .filter((one) => !exceptions.parts.includes(one.part))
      .map((one) =>
        one.reason === 'binyan'
          ? texts.otherBinyan(one.part, parts[one.part] ?? '', binyan)
          : texts.otherRoot(one.part, parts[one.part] ?? '', found),
      );
    if (contradicted.length > 0) return contradicted;
    return Object.values(conjugate(parts)).some(Boolean) ? [] : [texts.noForms];
  }

  function nameProblems(): string[] {
    if (fields.root.trim() === '' || !root || !binyan) return [];
    if (namedRoot === '') return [texts.noRoot(fields.root.trim())];
    if (!isBinyan(namedBinyan)) return [texts.unknownBinyan(namedBinyan)];
    return [
      ...(isPossible(namedRoot) ? [] : [texts.rootDiffers(possible, namedRoot)]),
      ...(namedBinyan === binyan ? [] : [texts.binyanDiffers(binyan, namedBinyan)]),
    ];
  }

  /** Parts like הִתְמוֹדֵד do not tell a doubled root from a hollow one. */
  function isPossible(named: string): boolean {
    return possible.some((one) => one === named || hollow(one) === hollow(named));
  }

  /** A form that there is none of is no government, wherever it was written. */
  function governmentProblems(): string[] {
    const government = fields.government.trim();
    if (government === '' || (/[а-яё]/i.test(government) && governmentLetters.test(government))) return [];
    return [texts.notGovernment(government)];
  }

  function pairProblems(): string[] {
    if (verb.imperfective === '') return [texts.noRussian];
    return /^[а-яё ,()-]+$/i.test(`${verb.imperfective}${verb.perfective ?? ''}`) ? [] : [texts.notRussian];
  }
}

/** A root of three letters without what hollow and doubled ones do not show. */
const hollow = (root: string): string => root.replace(/^(.)[וי](.)$/, '$1$2').replace(/(.)\1$/, '$1');

/** 'כתב paal', the letters of the root parted by anything (כ-ת-ב, כ׳ת׳ב) or by nothing; a final yod as he (קני is קנה). */
function readRootField(text: string): { namedRoot: string; namedBinyan: string } {
  const [, root = '', binyan = ''] = /^([^a-z]*)(.*)$/iu.exec(text.trim()) ?? [];
  const letters = foldFinals(hebrewLettersOf(root));
  return { namedRoot: letters.replace(/^(..)י$/u, '$1ה'), namedBinyan: binyan.trim().toLowerCase() };
}

const isBinyan = (name: string): name is Binyan => (binyanim as readonly string[]).includes(name);

/** Questions in Russian, prepositions in Hebrew. */
const governmentLetters = /^[а-яё\u05b0-\u05ea ,:()/.…–-]+$/i;
/** What no reason of a person has: markup, control characters, marks that turn the writing round. */
const strange = /[<>&{}\\\p{Cc}\p{Cf}\p{Co}\p{Cn}]/u;

function readExceptions(text: string): { found: FormException[]; parts: PartName[]; problems: string[] } {
  const found: FormException[] = [];
  const parts: PartName[] = [];
  const problems: string[] = [];
  for (const one of text.match(/[^,()]+(?:\([^)]*\))?/g) ?? []) {
    if (one.trim() === '') continue;
    const [, name = '', pointed = '', why = ''] = /^\s*([a-z0-9.]+)=(\S+) \(([^)]+)\)\s*$/.exec(one) ?? [];
    const key = formKeys.find((it) => it === name);
    const part = partNames.find((it) => it === name);
    const isForm = pointed === '-' || parseWord(pointed) !== null;
    if (!isForm || strange.test(why)) problems.push(texts.exception(one.trim()));
    else if (part) parts.push(part);
    else if (key) found.push({ key, pointed: pointed === '-' ? null : pointed, why });
    else problems.push(texts.exception(one.trim()));
  }
  return { found, parts, problems };
}

/** What is wrong with the verb of a word: of its line, its root among it, or that the word is none of its forms. */
export function verbLineProblems(line: string, hebrew: string): string[] {
  const { verb, problems, question } = readVerbLine(line);
  if (problems.length > 0) return problems;
  if (question) return [question];
  const isForm = Object.values(conjugateWith(verb, verb.exceptions ?? [])).some(
    (form) => form && (form.full === hebrew || otherSpellings(form).includes(hebrew)),
  );
  return isForm ? [] : [texts.noForm(hebrew)];
}
