import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPerson } from '../../../core/people/person.ts';

describe('a person as Telegram describes them', () => {
  it('is read with all that is known', () => {
    const user = { id: 7, first_name: 'Мария', last_name: 'К.', username: 'maria', language_code: 'ru' };
    expect(readPerson(user)).toEqual({
      id: 7,
      firstName: 'Мария',
      lastName: 'К.',
      username: 'maria',
      languageCode: 'ru',
    });
  });

  it('keeps the long code of a language pack of their own, and loses what no database takes', () => {
    expect(readPerson({ id: 7, first_name: 'А\0Б\ud800', language_code: 'russian-pirate-xx' })).toMatchObject(
      {
        firstName: 'АБ\ufffd',
        languageCode: 'russian-pirate-xx',
      },
    );
  });

  it('is cut between characters where a name is longer than any', () => {
    const { firstName = '' } = readPerson({ id: 7, first_name: `${'а'.repeat(255)}👩` }) ?? {};
    expect(firstName).toBe(`${'а'.repeat(255)}\ufffd`);
  });

  it('is somebody whatever the fields beside the id hold', () => {
    const fields = ['first_name', 'last_name', 'username', 'language_code', 'photo_url', 'is_premium'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...fields), fc.anything()), (odd) => {
        const person = readPerson({ ...odd, id: 7 });
        const {
          id,
          firstName,
          lastName = '',
          username = '',
          languageCode = '',
        } = person ?? { id: 0, firstName: '' };
        expect(id).toBe(7);
        for (const text of [firstName, lastName, username, languageCode]) {
          expect(text.isWellFormed() && !text.includes('\0') && text.length <= 256).toBe(true);
        }
      }),
    );
  });

  it.each<unknown>([undefined, null, 'maria', [], {}, { id: '7' }, { id: -7 }, { id: 7.5 }, { id: 2 ** 53 }])(
    'is nobody in %j',
    (user) => {
      expect(readPerson(user)).toBeUndefined();
    },
  );
});
