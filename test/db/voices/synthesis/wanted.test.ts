import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inflect } from '../../../../core/forms/inflect.ts';
import { formKeys } from '../../../../core/hebrew/conjugation/forms.ts';
import { hasNiqqud } from '../../../../core/hebrew/niqqud.ts';
import { allPieces } from '../../../../core/numbers/pieces.ts';
import { dialogues } from '../../../../db/content/dialogues/index.ts';
import { sections } from '../../../../db/content/index.ts';
import { rules } from '../../../../db/content/rules/index.ts';
import { audioIndex } from '../../../../db/content/sounds/audio.ts';
import { audioKey } from '../../../../db/content/sounds/audio-index.ts';
import { letterAudioIndex } from '../../../../db/content/sounds/letters-audio.ts';
import { numberAudioIndex } from '../../../../db/content/sounds/numbers-audio.ts';
import { courseVerbs } from '../../../../db/course/verbs.ts';
import { words } from '../../../../db/schema/index.ts';
import { listWantedSounds, type WantedSound } from '../../../../db/voices/synthesis/wanted.ts';
import { printTexts } from '../../../../scripts/content-files/voice-texts.ts';
import { openTestBackend, type TestBackend } from '../../../support/backend.ts';

let backend: TestBackend;
let wanted: WantedSound[];
let keys: Set<string>;
beforeAll(async () => {
  backend = await openTestBackend({ course: sections, rules, dialogues });
  wanted = await listWantedSounds(backend.db);
  keys = new Set(wanted.map(({ key }) => key));
});
afterAll(() => backend.close());

const missing = (all: readonly string[]) => all.filter((key) => !keys.has(key));

describe('the list of sounds for a synthesised voice', () => {
  it.each([
    ['words, sentences, lines of rules, turns of dialogues, and the greeting', audioIndex],
    ['letters', letterAudioIndex],
    ['numbers', numberAudioIndex],
  ])('has all that was rendered for the product: %s', (_, index) => {
    expect(missing(Object.keys(index))).toEqual([]);
  });

  it('has every form of a verb, a noun and an adjective that has a sound of its own', async () => {
    const verbs = courseVerbs();
    const forms = (await backend.db.select().from(words)).flatMap((word) => {
      const found = inflect({ ...word, ownVerb: word.verb }, verbs);
      if (found?.kind === 'verb') {
        const table = verbs.formsOf(found.place.verb);
        return formKeys.map((key) => table[key]);
      }
      if (found?.kind === 'noun') return [found.plural];
      return found ? Object.values(found.forms) : [];
    });
    const named = forms.flatMap((form) =>
      form ? audioKey({ pronunciation: form.pointed, transcription: form.transcription }) : [],
    );
    expect(named.length).toBeGreaterThan(3000);
    expect(missing(named)).toEqual([]);
  });

  it('has every part of a number', () => {
    expect(
      missing(
        allPieces().map(({ pointed, transcription }) => audioKey({ pronunciation: pointed, transcription })),
      ),
    ).toEqual([]);
  });

  it('names each sound once', () => {
    expect(keys.size).toBe(wanted.length);
  });

  it('asks for a turn in the voice of who says it', () => {
    const roles = new Map(wanted.map(({ key, role }) => [key, role]));
    const genders = new Map<string, Set<string>>();
    for (const { people, turns } of dialogues) {
      for (const turn of turns) {
        const key = audioKey(turn);
        genders.set(key, (genders.get(key) ?? new Set()).add(people[turn.speaker].gender));
      }
    }
    const mistaken = [...genders].filter(([key, said]) => {
      const role = roles.get(key) ?? null;
      return role !== null && !(said.size === 1 && said.has(role));
    });
    expect(mistaken).toEqual([]);
    expect(wanted.filter(({ role }) => role !== null).length).toBeGreaterThan(300);
  });

  it('asks for what one says of oneself in the voice of a woman, and of a man', () => {
    const genderOf = (hebrew: string) => wanted.find((one) => one.hebrew === hebrew)?.gender;
    // ani gara be-..., I live in: of a woman; ani gar: of a man
    const own = wanted.filter(({ hebrew, kind }) => kind === 'sentence' && hebrew.startsWith('אני גר'));
    expect(own.length).toBeGreaterThan(0);
    for (const { hebrew, gender, role } of own.filter((one) => one.role === null && one.gender !== null))
      expect([hebrew, gender, role]).toEqual([hebrew, hebrew.startsWith('אני גרה') ? 'f' : 'm', null]);
    expect(genderOf('שלום')).toBeNull();
  });

  it('is written as a table without an empty cell, each file named by its key', () => {
    const lines = printTexts(wanted).trimEnd().split('\n');
    const rows = lines.map((line) => line.split('\t'));
    expect(rows[0]).toEqual([
      ...['key', 'file', 'kind', 'gender', 'hebrew', 'niqqud', 'transcription', 'ipa', 'espeak'],
    ]);
    expect(rows).toHaveLength(wanted.length + 1);
    expect(rows.filter((row) => row.length !== 9 || row.includes(''))).toEqual([]);
    expect(new Set(rows.map(([, file]) => file)).size).toBe(rows.length);
    const hello = rows.find(([, , , , hebrew]) => hebrew === 'שלום');
    expect(hello?.slice(2)).toEqual([...['word', 'any', 'שלום', 'שָׁלוֹם', 'шало́м', 'ʃalˈom', "[[Sal'om]]"]]);
    expect(
      rows.slice(1).filter(([, , kind, , , niqqud = '']) => kind === 'word' && !hasNiqqud(niqqud)),
    ).toEqual([]);
  });
});
