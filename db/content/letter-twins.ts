import type { LetterTwins } from '../../core/letters/content.ts';

const lesson = 'twin-letters';

/** The letters that sound alike, in the order in which the words of their lesson bring them. */
export const letterTwins: readonly LetterTwins[] = [
  {
    letters: ['alef', 'ayin'],
    transcription: '—',
    hint: 'Обе молчат, слышен только гласный. На слух их не отличить: слово запоминают глазами.',
    lesson,
    words: ['or', 'et'],
  },
  {
    letters: ['tet', 'tav'],
    transcription: 'т',
    hint: 'Обе звучат «т». В окончаниях всегда ת, в чужих словах чаще ט.',
    lesson,
    words: ['et', 'toda-raba'],
  },
  {
    letters: ['qof', 'kaf'],
    transcription: 'к',
    hint: 'Обе звучат «к», но כ только с точкой внутри. В чужих словах почти всегда ק.',
    lesson,
    words: ['kol', 'kesef'],
  },
  {
    letters: ['samekh', 'shin'],
    transcription: 'с',
    hint: 'Обе звучат «с», но ש только с точкой слева. Таких слов немного: их запоминают.',
    lesson,
    words: ['kesef', 'israel'],
  },
  {
    letters: ['vav', 'bet'],
    transcription: 'в',
    hint: 'Обе звучат «в», но ב только без точки. В начале слова «в» — это ו, дальше чаще ב.',
    lesson,
    words: ['vegam', 'chaver'],
  },
  {
    letters: ['chet', 'kaf'],
    transcription: 'х',
    hint: 'Обе звучат «х», но כ только без точки. В начале слова «х» — это ח.',
    lesson,
    words: ['chaver', 'shakhen'],
  },
];
