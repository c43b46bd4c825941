import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMarked, segmentsOf, writeMarked } from '../../../core/broadcasts/marked-text.ts';

const format = (type: string, offset: number, length: number) => ({ type, offset, length });

describe('a marked text', () => {
  it.each([
    ['без знаков', 'без знаков', []],
    ['  с краю \n', 'с краю', []],
    ['**Новый** урок', 'Новый урок', [format('bold', 0, 5)]],
    ['__тихо__ и ~~громко~~', 'тихо и громко', [format('italic', 0, 4), format('strikethrough', 7, 6)]],
    ['ответ: ||да||', 'ответ: да', [format('spoiler', 7, 2)]],
    ['`/today`', '/today', [format('code', 0, 6)]],
    ['**а __б__**', 'а б', [format('bold', 0, 3), format('italic', 2, 1)]],
    [
      '[наш **сайт**](https://a.b/c)',
      'наш сайт',
      [{ ...format('text_link', 0, 8), url: 'https://a.b/c' }, format('bold', 4, 4)],
    ],
    ['2 \\** 3 и \\[x](https://a.b)', '2 ** 3 и [x](https://a.b)', []],
    ['[x] и снежный_ком', '[x] и снежный_ком', []],
    ['****', '', []],
    ['שלום **עולם**', 'שלום עולם', [format('bold', 5, 4)]],
    ['👋 **привет**', '👋 привет', [format('bold', 3, 6)]],
  ])('%j is read', (source, text, entities) => {
    expect(readMarked(source)).toEqual({ ok: true, text, entities });
  });

  it.each([
    ['**забыли', { reason: 'unclosed', line: 1, what: '**' }],
    ['раз\nдва __три', { reason: 'unclosed', line: 2, what: '__' }],
    ['\n\nв ||третьей', { reason: 'unclosed', line: 3, what: '||' }],
    ['`код', { reason: 'unclosed', line: 1, what: '`' }],
    ['**а __б** в__', { reason: 'crossed', line: 1, what: '**' }],
    ['раз\n[сайт](javascript:void)', { reason: 'link', line: 2, what: 'javascript:void' }],
    ['[сайт](example.com)', { reason: 'link', line: 1, what: 'example.com' }],
    ['раз\n[**сайт](https://a.b)', { reason: 'unclosed', line: 2, what: '**' }],
  ])('%j is refused, with the place', (source, fault) => {
    expect(readMarked(source)).toEqual({ ok: false, ...fault });
  });

  it('of a formatted text is read as the same', () => {
    const types = ['bold', 'italic', 'strikethrough', 'spoiler', 'code'];
    const pieces = fc.array(
      fc.record({
        text: fc
          .string({ unit: fc.constantFrom(...'аб *_~|`\\[]()א'), minLength: 1, maxLength: 6 })
          .filter((text) => text.trim() === text),
        type: fc.option(fc.constantFrom(...types), { nil: undefined }),
      }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(pieces, (given) => {
        let text = '';
        const entities = [];
        for (const piece of given) {
          // A code cannot hold the sign that ends it.
          const own = piece.type === 'code' ? piece.text.replaceAll('`', '') : piece.text;
          if (piece.type && own) entities.push(format(piece.type, text.length, own.length));
          text += own;
        }
        const { marked, lost } = writeMarked({ text, entities });
        expect(lost).toEqual([]);
        expect(readMarked(marked)).toEqual({ ok: true, text, entities });
      }),
    );
  });

  it('says which formats have no mark, and is silent about what Telegram finds by itself', () => {
    const entities = [format('underline', 0, 5), format('mention', 6, 5)];
    const written = writeMarked({ text: 'Новый @mila', entities });
    expect(written).toEqual({ marked: 'Новый @mila', lost: ['underline'] });
  });
});

it('a formatted text is drawn in pieces, each with all its formats', () => {
  const entities = [format('bold', 0, 4), format('italic', 2, 2)];
  expect(segmentsOf({ text: 'абвгд', entities })).toEqual([
    { text: 'аб', types: ['bold'], url: undefined },
    { text: 'вг', types: ['bold', 'italic'], url: undefined },
    { text: 'д', types: [], url: undefined },
  ]);
});
