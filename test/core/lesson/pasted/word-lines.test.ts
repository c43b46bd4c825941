import { describe, expect, it } from 'vitest';
import { createWordKeys } from '../../../../core/lesson/course-file/word-key.ts';
import { parseWordLines } from '../../../../core/lesson/pasted/word-lines.ts';

const wordsIn = (text: string) => {
  const parsed = parseWordLines(text);
  return parsed.ok
    ? parsed.words.map(({ hebrew, transcription, russian }) => [hebrew, transcription, russian])
    : parsed.problems;
};
const hello = [['שלום', 'шало́м', 'мир, привет']];
const school = [['בית ספר', 'бэйт-сэ́фэр', 'школа']]; // bet sefer

describe('words pasted one per line', () => {
  it('are parted by any dash, or by tabs', () => {
    for (const dash of ['-', '–', '—', '−', '‒', '‐', '‑']) {
      expect(wordsIn(`שלום ${dash} шало́м ${dash} мир, привет`)).toEqual(hello);
      expect(wordsIn(`שלום${dash}шало́м${dash}мир, привет`)).toEqual(hello);
    }
    expect(wordsIn('שלום\tшало́м\tмир, привет')).toEqual(hello);
    expect(wordsIn('שלום- шало́м -мир, привет')).toEqual(hello);
  });

  it('keep a hyphen inside a transcription, and a dash inside a gloss', () => {
    expect(wordsIn('בית ספר - бэйт-сэ́фэр - школа')).toEqual(school);
    expect(wordsIn('בית ספר\tбэйт-сэ́фэр\tшкола')).toEqual(school);
    expect(wordsIn('לא - ло - нет - это отказ')).toEqual([['לא', 'ло', 'нет - это отказ']]);
  });

  it('may be a numbered list, with empty lines, odd spaces and direction marks', () => {
    const text =
      '\ufeff1. \u200fשלום\u200e - шало́м - мир, привет\r\n\r\n2) לא\u00a0-\u00a0ло - нет\r\n• כן - кэн - да\n';
    expect(wordsIn(text)).toEqual([...hello, ['לא', 'ло', 'нет'], ['כן', 'кэн', 'да']]);
  });

  it('may come from a spreadsheet, a program for cards or a list, as these write them', () => {
    const asked = [['שלום', 'шало́м', 'мир']];
    const pasted = [
      '\u200f2. שלום - шало́м - мир',
      '(3) שלום - шало́м - мир',
      '4\tשלום\tшало́м\tмир',
      '5\ufe0f\u20e3 שלום – шало́м – мир',
      '- שלום - шало́м - мир',
      '✅ שלום – [шало́м] – «мир»',
      '"שלום"\t"шало́м"\t"мир"',
      '"שלום";"шало́м";"мир"',
      'שלום|шало́м|мир',
      'שלום\tшало́м\tмир\t\t',
      '#separator:tab\n#html:true\nשלום\tшало́м\tмир',
      '#separator:Pipe\nשלום|шало́м|мир',
      'sep=;\r\nשלום;шало́м;мир',
      'Иврит\tТранскрипция\tПеревод\nשלום\tшало́м\tмир',
    ];
    for (const text of pasted) expect(wordsIn(text), text).toEqual(asked);
    expect(wordsIn('"שלום","шало́м","мир, привет"')).toEqual(hello);
    expect(wordsIn('שלום, шало́м, мир, привет')).toEqual(hello);
  });

  it('are read with letters and signs that only look right', () => {
    expect(wordsIn('בית־ספר - бэйт\u2011сэ́фэр - школа')).toEqual(school);
    expect(wordsIn('"בית ספר" - бэйт-сэ́фэр - шкoлa')).toEqual(school); // Latin o and a
    for (const quoted of ['״שלום״', '׳שלום׳', '`שלום`', '「שלום」', '“שלום”', '‹שלום›', '(שלום)', 'שלום.']) {
      expect(wordsIn(`${quoted} - шало́м - мир`), quoted).toEqual([['שלום', 'шало́м', 'мир']]);
    }
    expect(wordsIn('גלידה - глидА - морожен\u043e\u0301е')).toEqual([['גלידה', 'глида́', 'мороженое']]);
    expect(wordsIn('להתראות - лэhитрао́т - до свидания')).toEqual([['להתראות', 'лэһитрао́т', 'до свидания']]);
    expect(wordsIn('\ufb20יר - ир - город')).toEqual([['עיר', 'ир', 'город']]);
  });

  it('may have no more columns than a word has parts', () => {
    for (const text of ['ספר\tсэ́фэр\tкнига\tм. р.', 'ספר - сэ́фэр - книга - м. р.', 'ספר;сэ́фэр;книга;м.р.']) {
      expect(wordsIn(text)).toEqual([
        { line: 1, message: expect.stringMatching(/^Лишнее после перевода: «м\. ?р\.»/) },
      ]);
    }
  });

  it('are refused with a letter of another alphabet by its name and the one that is meant', () => {
    const [problem] = parseWordLines('אור - op - свет').lines.flatMap(({ problems }) => problems); // Latin o and p
    expect(problem?.message).toMatch(/Найдено: латинская o, нужна русская о\.$/);
  });

  it('bring their niqqud along as the pronunciation', () => {
    const parsed = parseWordLines('שׁ\u05b8לוֹם - шало́м - мир\nלא - ло - нет');
    expect(parsed).toMatchObject({
      ok: true,
      words: [
        { key: 'shalom', hebrew: 'שלום', pronunciation: 'שָׁלוֹם' },
        { key: 'lo', hebrew: 'לא', pronunciation: '' },
      ],
    });
  });

  it('are judged line by line, by the rules of the course', () => {
    const text = [
      'שלום - шалом - мир',
      '',
      'собака - кэ́лэв - כלב',
      'לא нет',
      'כן - кэн - yes',
      'לא - ло - нет',
      'מים вода - вода', // mayim
    ].join('\n');
    const parsed = parseWordLines(text);
    if (parsed.ok) throw new Error('lines with mistakes');
    expect(parsed.problems.map(({ line, column }) => [line, column])).toEqual([
      [1, 'transcription'],
      [4, 'transcription'],
      [5, 'russian'],
      [7, undefined],
    ]);
    expect(parsed.lines.map(({ line, word, problems }) => [line, word?.hebrew, problems.length])).toEqual([
      [1, 'שלום', 1],
      [3, 'כלב', 0],
      [4, undefined, 1],
      [5, 'כן', 1],
      [6, 'לא', 0],
      [7, undefined, 1],
    ]);
    expect(parsed.problems[1]?.message).toMatch(/^Нет транскрипции/);
    expect(parsed.problems[3]?.message).toMatch(/^Нужно три части: иврит - транскрипция - перевод\./);
  });

  it('keep a transcription that their niqqud reads otherwise: its author is asked before learners see it', () => {
    const parsed = parseWordLines('שָׁלוֹם - шалу́м - мир'); // shalom
    expect(parsed).toMatchObject({ ok: true, words: [{ transcription: 'шалу́м' }] });
  });

  it('may not repeat the letters or the gloss of another line', () => {
    const parsed = parseWordLines('לא - ло - нет\nלא - ло - не\nכן - кэн - Нет');
    expect(parsed.ok ? [] : parsed.problems.map(({ line, column }) => [line, column])).toEqual([
      [2, 'hebrew'],
      [3, 'russian'],
    ]);
  });

  it('are read however many and however odd, in time that grows with their length alone', () => {
    const size = 100_000;
    expect(parseWordLines('שלום - shalom - мир\n'.repeat(5000)).lines).toHaveLength(5000);
    for (const run of [' ', '- ', '"', '.', 'שָ', '\t', "א'", '́']) {
      expect(parseWordLines(`${run.repeat(size)}x`).ok, run).toBe(false);
      expect(parseWordLines(`שלום - שa${run.repeat(size)}x - мир`).ok, run).toBe(false);
    }
    for (const words of ['שָׁלוֹם ', 'мир ', 'שָׁלוֹם (', '--']) {
      expect(parseWordLines(`שָׁלוֹם ${words.repeat(20_000)}`).lines, words).toHaveLength(1);
    }
  });

  it('may be none, or more than a lesson holds: that is for the lesson to say', () => {
    expect(parseWordLines(' \n\n')).toEqual({ ok: true, words: [], lines: [] });
    const letters = [...'אבגדהוזחטיל'];
    const many = letters.map((letter, index) => `${letter}ש - ${'а'} - слово ${index}`).join('\n');
    expect(parseWordLines(many)).toMatchObject({ ok: true, words: { length: 11 } });
  });
});

describe('the key of a word', () => {
  it('is drafted from its transcription in Latin letters', () => {
    const draft = createWordKeys(new Set());
    expect(draft('шало́м')).toBe('shalom');
    expect(draft('бэйт-сэ́фэр')).toBe('beyt-sefer');
    expect(draft("мис'ада́")).toBe('misada');
    expect(draft('һа ба́ит')).toBe('ha-bait');
    expect(draft('')).toBe('word');
  });

  it('is given once', () => {
    const draft = createWordKeys(new Set(['or', 'or-3']));
    expect([draft('ор'), draft('ор'), draft('тов'), draft('тов')]).toEqual(['or-2', 'or-4', 'tov', 'tov-2']);
  });
});
