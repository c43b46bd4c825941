import { describe, expect, it } from 'vitest';
import { formedWord, formsOfWord } from '../../../core/hebrew/forms/form-index.ts';
import { teacherOfPart } from '../../../core/hebrew/forms/phrase-parts.ts';
import { sections } from '../../../db/content/index.ts';
import { writtenVerbs } from '../../../db/course/verbs.ts';

const taught = sections
  .flatMap(({ subsections }) => subsections.flatMap(({ lessons }) => lessons.flatMap(({ words }) => words)))
  .filter(({ hebrew }) => !hebrew.includes(' '))
  .map((word, id) => ({ ...formedWord(word, id), russian: word.russian }));
const forms = taught.flatMap((word) =>
  formsOfWord(word, writtenVerbs()).map(({ letters, pointed }) => ({ word, letters, pointed })),
);
const find = (letters: string) => forms.filter((form) => form.letters === letters);
const teacher = (pronunciation: string, isLast = true, russian = '') =>
  teacherOfPart({ pronunciation, russian, isLast }, find)?.russian;

describe('the word that teaches a part of a phrase', () => {
  it('has this form: as it is taught, feminine, plural, of a verb, a preposition of this person', () => {
    expect(teacher('טוֹבָה')).toBe('хороший');
    expect(teacher('יְלָדִים')).toBe('мальчик, ребёнок');
    expect(teacher('לִי')).toBe('мне');
    expect(teacher('נִּשְׁמָע')).toBe('звучать / прозвучать');
  });

  it('may have particles before it', () => {
    expect(teacher('לָרוֹפֵא')).toBe('врач');
    expect(teacher('הַמֶּלַח')).toBe('соль');
    expect(teacher('לְרוֹפֵאַ')).toBeUndefined();
  });

  it('stands before another noun only where a word of the phrase follows', () => {
    expect(teacher('שִׁיעוּרֵי', false)).toBe('урок');
    expect(teacher('בֵּית', false)).toBe('дом');
    expect(teacher('בֵּית')).toBeUndefined();
  });

  it('means the same where several are pointed alike, and no noun is taken for a particle', () => {
    expect(teacher('עוֹלֶה', true, 'стоит')).toContain('стоит');
    expect(teacher('עוֹלֶה', true, 'репатриант')).toBe('репатриант');
    expect(teacher('אַף', false, 'нос')).toBe('нос');
    expect(teacher('אַף', false, 'ни')).toBeUndefined();
  });

  it('is none where the niqqud is another and it is no noun, or nothing is written so', () => {
    expect(teacher('מָזָל')).toBeUndefined();
    expect(teacher('הוּלֶּדֶת')).toBeUndefined();
  });
});
