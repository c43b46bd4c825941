import { describe, expect, it } from 'vitest';
import { type FormKey, formKeys } from '../../../../core/hebrew/conjugation/forms.ts';
import { markRoot } from '../../../../core/hebrew/conjugation/root-letters.ts';
import { writeFinalForm } from '../../../../core/hebrew/letters.ts';
import { verbBook } from '../../../../db/content/verb-book.ts';

const { verbs, formsOf } = verbBook();

/** The form with the letters of the root in brackets. */
function marked(name: string, key: FormKey, spelling: 'pointed' | 'full' = 'full'): string {
  const verb = verbs.find((one) => one.key === name);
  const form = verb && formsOf(verb)[key];
  if (!form) throw new Error(`${name} has no ${key}`);
  return markRoot(form[spelling], key, { ...verb, root: writeFinalForm(verb.root) })
    .map(({ text, isRoot }) => (isRoot ? `[${text}]` : text))
    .join('');
}

describe('the letters of the root', () => {
  it.each<[string, FormKey, string]>([
    ['katav', 'present.sg.m', '[כ]ו[תב]'],
    ['katav', 'past.1sg', '[כתב]תי'],
    ['katav', 'past.2sg.m', '[כתב]ת'],
    ['katav', 'infinitive', 'ל[כת]ו[ב]'],
    ['katav', 'present.sg.f', '[כ]ו[תב]ת'],
    ['halakh', 'infinitive', 'ל[לכ]ת'],
    ['nasa', 'future.1pl', 'ני[סע]'],
    ['yada', 'future.3sg.m', 'י[דע]'],
    ['shata', 'past.3sg.m', '[שתה]'],
    ['shata', 'past.3sg.f', '[שת]תה'],
    ['shata', 'present.sg.f', '[ש]ו[ת]ה'],
    ['histakel', 'past.1sg', 'ה[ס]ת[כל]תי'],
    ['hitkhil', 'future.2sg.m', 'ת[תח]י[ל]'],
    ['hevi', 'past.3sg.m', 'ה[ב]י[א]'],
    ['diber', 'present.pl.f', 'מ[דבר]ות'],
  ])('of %s, %s: %s', (name, key, expected) => {
    expect(marked(name, key)).toBe(expected);
  });

  it('keep their points', () => {
    expect(marked('katav', 'past.1pl', 'pointed')).toBe('[כָּתַבְ]נוּ'.normalize('NFC'));
  });

  it('are all found where no letter of the root is weak', () => {
    // lakakh drops its first letter like a nun
    const strong = verbs.filter(({ root, key }) => !/[אהוינת]/.test(root) && key !== 'lakakh');
    expect(strong.length).toBeGreaterThan(15);
    const incomplete = strong.flatMap((verb) =>
      formKeys.filter((key) => {
        const form = formsOf(verb)[key];
        const found = form && markRoot(form.full, key, verb).filter(({ isRoot }) => isRoot);
        return found && found.map(({ text }) => text).join('').length !== verb.root.length;
      }),
    );
    expect(incomplete).toEqual([]);
  });

  it('and the other pieces are together the form', () => {
    for (const verb of verbs) {
      for (const key of formKeys) {
        const form = formsOf(verb)[key];
        if (form)
          expect(
            markRoot(form.pointed, key, verb)
              .map(({ text }) => text)
              .join(''),
          ).toBe(form.pointed);
      }
    }
  });
});
