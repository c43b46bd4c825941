import { describe, expect, it } from 'vitest';
import { judge } from '../../../core/speech/judge.ts';
import { speechTexts } from '../../../core/texts/lesson/speech.ts';
import { kinds } from './judge-rows.ts';
import { asStored, verdictOf } from './stored-word.ts';

describe.each(kinds)('$kind: $verdict', ({ verdict, lines }) => {
  const rows = lines
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.trimStart().split('|'));
  it.each(rows)('%s (%s), heard as «%s»', (expected = '', transcription = '', transcript = '') => {
    expect(verdictOf(expected, transcription, transcript)).toBe(verdict);
  });
});

describe('several transcripts', () => {
  const expected = asStored('כלב', 'кэ́лэв');
  it('are right when one of the first three is', () => {
    expect(judge({ expected, transcripts: ['חלב', 'כלבה', 'כלב'] }).verdict).toBe('correct');
    expect(judge({ expected, transcripts: ['חלב', 'כלבה', 'קלף', 'כלב'] }).verdict).toBe('incorrect');
  });

  it('are heard when one of them is', () => {
    expect(judge({ expected, transcripts: ['', 'חתול'] }).verdict).toBe('incorrect');
    expect(judge({ expected, transcripts: ['', '...'] }).verdict).toBe('not-heard');
    expect(judge({ expected, transcripts: [] }).verdict).toBe('not-heard');
  });

  it('are almost right when one of them is, whatever came before it', () => {
    const fork = asStored('מזלג', 'мазлэ́г');
    expect(judge({ expected: fork, transcripts: ['חתול', 'מזלה'] })).toMatchObject({ almost: true });
    expect(judge({ expected: fork, transcripts: ['', 'חתול'] })).toMatchObject({ almost: false });
  });
});

describe('a remark in brackets', () => {
  it('is the word when that is what stands in them, in any of its readings', () => {
    expect(verdictOf('ארבע', 'арба́', '[4]')).toBe('correct');
    expect(verdictOf('ארבע', 'арба́', '[5]')).toBe('not-heard');
  });
});

describe('a synonym', () => {
  const expected = { ...asStored('כאן', 'кан'), pronunciation: 'כָּאן' };

  it.each(['פה', 'פֹּה.', 'אה פה', 'פה פה'])(
    '«%s» is no attempt at kan: another word is asked for',
    (transcript) => {
      expect(judge({ expected, transcripts: [transcript] })).toEqual({
        verdict: 'synonym',
        almost: false,
        reason: 'Верно, есть и такое слово. А по-другому?',
      });
    },
  );

  it('gives way to the word itself, and comes before a wrong one', () => {
    expect(judge({ expected, transcripts: ['פה', 'כאן'] }).verdict).toBe('correct');
    expect(judge({ expected, transcripts: ['שם', 'פה'] }).verdict).toBe('synonym');
  });

  it('is none among other words or signs', () => {
    expect(judge({ expected, transcripts: ['פה ושם'] }).verdict).toBe('incorrect');
    expect(judge({ expected, transcripts: ['פה%'] }).verdict).toBe('incorrect');
  });
});

describe('what the learner reads', () => {
  const told = (expected: string, transcription: string, transcript: string) =>
    judge({ expected: asStored(expected, transcription), transcripts: [transcript] });

  it("is the product's own text", () => {
    expect(told('כלב', 'кэ́лэв', 'כלב').reason).toBe('Отлично! Произношение правильное.');
    expect(told('כלב', 'кэ́лэв', '').reason).toBe('Не удалось распознать речь. Попробуйте ещё раз.');
    expect(told('כלב', 'кэ́лэв', 'חתול').reason).toMatch(/^Попробуйте ещё раз\. /);
  });

  it('says what was mixed up', () => {
    const { hints } = speechTexts;
    expect(told('שולחן', 'шулха́н', 'השולחן').reason).toContain(hints.article);
    expect(told('תודה', 'тода́', 'תודה רבה').reason).toContain(hints.extraWords);
    expect(told('מזלג', 'мазлэ́г', 'מזלה').reason).toContain(hints.almost);
    expect(told('כלב', 'кэ́лэв', 'חתול').reason).toContain(hints.otherWord);
    expect(told('תודה', 'тода́', 'רבה תודה').reason).toContain(hints.extraWords);
    expect(told('תודה', 'тода́', 'רבה תודה מאוד').reason).toContain(hints.extraWords);
    expect(told('שולחן', 'шулха́н', 'הכיסא').reason).toContain(hints.otherWord);
    expect(told('שולחן', 'шулха́н', 'בשולחן').reason).not.toContain(hints.article);
  });

  it.each([
    ['מזלג', 'мазлэ́г', 'מזלה', true],
    ['גדול', 'гадо́л', 'גדולה', true],
    ['חלון', 'хало́н', 'חלן', true],
    ['מזלג', 'мазлэ́г', 'זלג', true],
    ['מזלג', 'мазлэ́г', 'מז לה', true],
    ['בית ספר', 'бэт сэ́фэр', 'בית ספל', true],
    ['מזלג', 'мазлэ́г', 'ממזלג', true],
    ['מזלג', 'мазлэ́г', 'מזבלג', true],
    ['מזלג', 'мазлэ́г', 'מזל', true],
    ['מזלג', 'мазлэ́г', 'במלג', false],
    ['מזלג', 'мазлэ́г', 'במזלה', false],
    ['מזלג', 'мазлэ́г', 'מז', false],
    ['מזלג', 'мазлэ́г', 'מזלהה', false],
    ['כלב', 'кэ́лэв', 'חלב', false], // three letters: one of them is a third of the word
    ['שולחן', 'шулха́н', 'כיסא', false],
    ['שולחן', 'шулха́н', '', false],
    ['שולחן', 'шулха́н', 'שולחן', false],
  ])('%s (%s), heard as «%s», is almost right: %s', (expected, transcription, transcript, almost) => {
    expect(told(expected, transcription, transcript).almost).toBe(almost);
  });
});
