import { describe, expect, it } from 'vitest';
import { stripNiqqud } from '../../../../core/hebrew/niqqud.ts';
import { gapOf } from '../../../../core/hebrew/sentences/gap.ts';
import { judgeGap } from '../../../../core/hebrew/sentences/judge-gap.ts';
import type { SentenceContent } from '../../../../core/lesson/content.ts';
import { printSentence, readSentence } from '../../../../core/lesson/course-file/sentence-line.ts';
import { formFor, formsOf, genderOf } from '../../../../core/lesson/sentences/sentence-forms.ts';
import { speakerOf } from '../../../../core/lesson/sentences/sentence-speaker.ts';
import {
  heardInTurn,
  sentencesInTurn,
  soundsInOrder,
  turnOfDay,
} from '../../../../core/lesson/sentences/sentences-in-turn.ts';
import { answerTexts } from '../../../../core/texts/lesson/answer.ts';

const form = (pronunciation: string, transcription: string, russian: string): SentenceContent => ({
  hebrew: stripNiqqud(pronunciation),
  pronunciation: pronunciation.normalize('NFC'),
  transcription,
  russian,
});
const manly = form('אֲנִי עָיֵף מְאוֹד.', 'ани́ айэ́ф мэо́д', 'Я очень устал.');
const womanly = form('אֲנִי עֲיֵפָה מְאוֹד.', 'ани́ айэфа́ мэо́д', 'Я очень устала.');
/** ani ayef, ani ayefa: the same written from either side. */
const tired: SentenceContent = { ...manly, feminine: womanly };
const asWoman: SentenceContent = { ...womanly, masculine: manly };
const coffee = form('יֵשׁ קָפֶה?', 'йэш кафэ́', 'Есть кофе?');
const russianOf = ({ russian }: SentenceContent) => russian;

describe('a sentence with two forms', () => {
  it('is said as the learner says it, with the other form beside it', () => {
    expect(formFor(tired, 'm', 0)).toEqual(tired);
    expect(formFor(tired, 'f', 0)).toEqual(asWoman);
    expect(formFor(asWoman, 'f', 1)).toEqual(asWoman);
    expect(formFor(asWoman, 'm', 1)).toEqual(tired);
    expect(formFor(coffee, 'f', 0)).toBe(coffee);
    expect(genderOf(asWoman)).toBe('f');
    expect(genderOf(coffee)).toBeUndefined();
  });

  it('is heard in both, in turn, by whoever listens', () => {
    for (const own of [tired, asWoman]) {
      const heard = [0, 1, 2, 3].map((turn) => russianOf(heardInTurn(own, turn)));
      expect(new Set(heard.slice(0, 2)).size).toBe(2);
      expect(heard.slice(2)).toEqual(heard.slice(0, 2));
    }
  });

  it('has a speaker of its gender only where it is about "I"', () => {
    expect(speakerOf(tired)).toBe('m');
    expect(speakerOf(asWoman)).toBe('f');
    const you = form('אַתָּה עָיֵף?', 'ата́ айэ́ф', 'Ты устал?');
    expect(speakerOf({ ...you, feminine: womanly })).toBeUndefined();
    expect(speakerOf(manly)).toBeUndefined();
  });
});

describe('the sentences of a word', () => {
  const three = [tired, coffee, form('אֵין קָפֶה.', 'эйн кафэ́', 'Нет кофе.')];

  it('come all in turn, and nobody is left out', () => {
    const first = (turn: number) => russianOf(sentencesInTurn(three, { turn, gender: 'f' })[0] ?? manly);
    expect([0, 1, 2, 3].map(first)).toEqual([
      'Я очень устала.',
      'Есть кофе?',
      'Нет кофе.',
      'Я очень устала.',
    ]);
    expect(sentencesInTurn(three, { turn: 5, gender: 'm' }).map(russianOf).sort()).toEqual(
      three.map(russianOf).sort(),
    );
    expect(sentencesInTurn([], { turn: 7, gender: undefined })).toEqual([]);
  });

  it('come in both forms in turn where the learner has not said their gender', () => {
    const first = (turn: number) =>
      russianOf(sentencesInTurn([tired], { turn, gender: undefined })[0] ?? coffee);
    expect([first(0), first(1), first(2)]).toEqual(['Я очень устал.', 'Я очень устала.', 'Я очень устал.']);
  });

  it('turn with the days of the learner', () => {
    expect(turnOfDay('2026-03-01') - turnOfDay('2026-02-28')).toBe(1);
  });

  it('sound first as they are heard first: words, their first sentences, the end of the lesson', () => {
    const words = [{ hebrew: 'קפה', examples: three }];
    const sounds = soundsInOrder({ words, proofs: [asWoman] }, 'f');
    expect(sounds.slice(0, 3).map(({ hebrew }) => hebrew)).toEqual(['קפה', womanly.hebrew, womanly.hebrew]);
    const all = new Set(sounds.map(({ hebrew }) => hebrew));
    for (const { hebrew } of three.flatMap(formsOf<SentenceContent, SentenceContent>))
      expect(all).toContain(hebrew);
  });
});

describe('a gap in a sentence with two forms', () => {
  const word = (examples: SentenceContent[]) => ({
    hebrew: 'עייף',
    variants: ['עיף'],
    forms: ['עייפה', 'עיפה'],
    examples,
  });
  const answered = (own: SentenceContent, typed: string) => {
    const asked = word([own]);
    const gap = gapOf(asked);
    if (!gap) throw new Error('the sentence has its word');
    return judgeGap(typed, gap, asked);
  };
  const untold = (one: SentenceContent): SentenceContent => ({ ...one, russian: 'Я хочу спать.' });

  it('takes the form of the other gender where the Russian does not say which', () => {
    expect(answered({ ...untold(manly), feminine: untold(womanly) }, 'עיפה').verdict).toBe('exact');
    expect(answered({ ...untold(womanly), masculine: untold(manly) }, 'עיף').verdict).toBe('exact');
  });

  it('names it as a mistake where the Russian says it', () => {
    for (const [own, typed] of [
      [tired, 'עיפה'],
      [asWoman, 'עיף'],
    ] as const) {
      expect(answered(own, typed)).toMatchObject({ verdict: 'near', reason: answerTexts.otherGender });
    }
    expect(answered(tired, 'עיף').verdict).toBe('exact');
    expect(answered(asWoman, 'עיפה').verdict).toBe('exact');
  });

  it('still names another form of the word, and refuses another word', () => {
    expect(answered(manly, 'עיפה')).toMatchObject({ verdict: 'near', reason: answerTexts.otherFormWanted });
    expect(answered(tired, 'קפה').verdict).toBe('wrong');
  });
});

describe('a sentence in one line', () => {
  it('is read as it is printed, with its other form', () => {
    for (const one of [tired, asWoman, coffee]) expect(readSentence(printSentence(one))).toEqual(one);
    expect(printSentence(tired)).toContain(' // ж: ');
    expect(printSentence(asWoman)).toContain(' // м: ');
  });

  it('is none where its other form is not whole, named for nobody, or there twice', () => {
    const line = printSentence(manly);
    const other = printSentence(womanly);
    expect(readSentence(`${line} // ж: ${other}`)).toEqual(tired);
    for (const wrong of ['// ж:', '// ж: עֲיֵפָה', `// ${other}`, `// ж: ${other} // ж: ${other}`]) {
      expect(readSentence(`${line} ${wrong}`)).toBeUndefined();
    }
  });
});
