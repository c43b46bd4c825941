import { foldFinals } from '../letters.ts';

const holam = '\u05b9';
const qubuts = '\u05bb';
const dagesh = '\u05bc';
/** Signs of a short o that full spelling writes with a vav: hataf qamats, qamats, qamats qatan. */
const shortO = /[\u05b3\u05b8\u05c7]/;

type Letter = { letter: string; marks: string };

const lettersOf = (pointed: string): Letter[] =>
  [...pointed.normalize('NFC').matchAll(/([א-ת])([\u0591-\u05c7]*)/g)].map(([, letter = '', marks = '']) => ({
    letter,
    marks,
  }));

/** The vav that full spelling adds takes the vowel of the letter before it; other letters are added without points. */
function added(letter: string, before: Letter | undefined): Letter {
  if (letter !== 'ו' || !before) return { letter, marks: '' };
  const { marks } = before;
  if (marks.includes(holam)) {
    before.marks = marks.replace(holam, '');
    return { letter, marks: holam };
  }
  if (marks.includes(qubuts)) {
    before.marks = marks.replace(qubuts, '');
    return { letter, marks: dagesh };
  }
  if (before.letter !== 'ו' && shortO.test(marks)) {
    before.marks = marks.replace(shortO, '');
    return { letter, marks: holam };
  }
  return { letter, marks: '' };
}

/**
 * The niqqud of a form in short spelling on its letters in full spelling: דִּבַּרְתִּי on דיברתי is דִּיבַּרְתִּי. Undefined when the
 * full spelling has other letters than added vowel letters and doubled ו and י.
 */
export function pointFull(pointed: string, full: string): string | undefined {
  const short = lettersOf(pointed);
  const result: Letter[] = [];
  let at = 0;
  for (const letter of full) {
    const next = short[at];
    if (next && foldFinals(next.letter) === foldFinals(letter)) {
      result.push({ letter, marks: next.marks });
      at += 1;
    } else if (letter === 'ו' || letter === 'י') {
      result.push(added(letter, result.at(-1)));
    } else {
      return undefined;
    }
  }
  if (at < short.length) return undefined;
  return result
    .map(({ letter, marks }) => letter + marks)
    .join('')
    .normalize('NFC');
}
