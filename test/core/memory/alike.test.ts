import { describe, expect, it } from 'vitest';
import { type ComparedWord, createLikeness, type Likeness } from '../../../core/memory/alike.ts';

const word = (id: number, hebrew: string, transcription: string, russian: string, lessonId = id) => ({
  ...{ id, hebrew, transcription, russian, lessonId },
});
const likeness = (a: ComparedWord, b: ComparedWord) => createLikeness()(a, b);

const cases: [Likeness | undefined, ComparedWord, ComparedWord][] = [
  // dalet and resh
  ['look', word(1, 'דב', 'дав', 'а'), word(2, 'רב', 'рав', 'б')],
  // het and he: alike in letters before sound
  ['look', word(1, 'מחר', 'маха́р', 'завтра'), word(2, 'מהר', 'маһэ́р', 'быстро')],
  ['look', word(1, 'תפוח', 'тапу́ах', 'яблоко'), word(2, 'תפוז', 'тапу́з', 'апельсин')],
  ['look', word(1, 'משרד', 'мисра́д', 'офис'), word(2, 'מרשד', 'маршэ́д', 'б')],
  ['look', word(1, 'להגיד', 'лэһаги́д', 'сказать'), word(2, 'להגיע', 'лэһаги́а', 'прибывать')],
  // het is no lamed, in a short word
  [undefined, word(1, 'חם', 'хам', 'жарко'), word(2, 'לם', 'лам', 'б')],
  ['sound', word(1, 'עט', 'эт', 'ручка'), word(2, 'את', 'эт', 'частица')],
  ['sound', word(1, 'קר', 'кар', 'холодно'), word(2, 'כר', 'кар', 'подушка')],
  ['sound', word(1, 'פאב', 'паб', 'паб'), word(2, 'באב', 'баб', 'б')],
  ['meaning', word(1, 'רכבת', 'ракэ́вэт', 'поезд (дальний)'), word(2, 'קטר', 'ката́р', 'паровоз, поезд')],
  ['topic', word(1, 'אגס', 'ага́с', 'груша', 7), word(2, 'שזיף', 'шэзи́ф', 'слива', 7)],
  [undefined, word(1, 'אגס', 'ага́с', 'груша'), word(2, 'שולחן', 'шулха́н', 'стол')],
  // only a small word of Russian, or what stands in brackets, is shared
  [undefined, word(1, 'אליו', 'эла́в', 'к нему'), word(2, 'ממנו', 'мимэ́ну', 'от него, к')],
  [undefined, word(1, 'הולך', 'һолэ́х', '(он) идёт'), word(2, 'שותה', 'шотэ́', '(он) пьёт')],
];

describe('two words', () => {
  it.each(cases)('are alike in %s: $1.hebrew and $2.hebrew', (expected, a, b) => {
    expect(likeness(a, b)).toBe(expected);
    expect(likeness(b, a)).toBe(expected);
  });

  it('are alike when one is another form on the card of the other', () => {
    const two = { ...word(1, 'שניים', 'шна́им', 'два'), feminine: 'שְׁתַּיִים' };
    expect(likeness(two, word(2, 'שתיים', 'шта́им', 'две'))).toBe('form');
  });

  it('are never one word', () => {
    const one = word(1, 'דג', 'даг', 'рыба');
    expect(likeness(one, { ...one })).toBeUndefined();
  });
});
