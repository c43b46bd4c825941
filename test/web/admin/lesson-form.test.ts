import { describe, expect, it } from 'vitest';
import { parseWordLines } from '../../../core/lesson/pasted/word-lines.ts';
import {
  audioIn,
  bodyOf,
  emptyForm,
  formOf,
  freeKey,
  isSaved,
  newWord,
  textOf,
} from '../../../web/src/features/admin/content/lessons/lesson-form.ts';
import { kitchenLesson } from './content-server.tsx';

describe('a lesson on its way to the server', () => {
  it('says nothing of files that stay, names new ones, and takes removed ones away', () => {
    const form = formOf(kitchenLesson);
    const fileOf = (audio: (typeof form.words)[number]['audio']) =>
      bodyOf({ ...form, words: form.words.map((word) => ({ ...word, audio })) }).words?.[0];
    expect(fileOf({ state: 'kept', url: '/a' })).not.toHaveProperty('audioUploadId');
    expect(fileOf({ state: 'none' })).not.toHaveProperty('audioUploadId');
    expect(fileOf({ state: 'new', url: '/a', uploadId: 'f'.repeat(32) })).toMatchObject({
      audioUploadId: 'f'.repeat(32),
    });
    expect(fileOf({ state: 'removed' })).toMatchObject({ audioUploadId: null });
  });

  it('keeps the ids of its words, and has none for new ones', () => {
    const form = formOf(kitchenLesson);
    const { words } = bodyOf({ ...form, words: [...form.words, newWord('new-1')] });
    expect(words?.map(({ id }) => id)).toEqual([70, undefined]);
  });

  it('takes variants apart at commas', () => {
    // ima, mother, in two spellings
    const words = [{ ...newWord('new-1'), variants: ' אמא ,, אימא;' }];
    expect(bodyOf({ ...emptyForm, words }).words?.[0]?.variants).toEqual(['אמא', 'אימא']);
  });
});

describe('the sound of a word in its editor', () => {
  const [tea] = formOf(kitchenLesson).words;
  const [word] = kitchenLesson.words;
  const audioOf = audioIn(kitchenLesson);
  const spoken = { hebrew: 'תה', pronunciation: 'תֵּה', transcription: 'тэ' };

  it('is the one that learners hear, as long as it says the same', () => {
    expect(tea && audioOf(tea)).toBe('/audio/tea.mp3');
    expect(tea && audioOf({ ...tea, russian: 'чаёк' })).toBe('/audio/tea.mp3');
    expect(tea && audioOf({ ...tea, transcription: 'те' })).toBeNull();
    expect(tea && audioOf({ ...tea, pronunciation: 'תֶּה' })).toBeNull();
  });

  it('is none of a new word, and none in place of a file', () => {
    expect(audioOf({ ...newWord('new-1'), ...spoken })).toBeNull();
    const recorded = { words: word ? [{ ...word, audioUploaded: true }] : [] };
    expect(tea && audioIn(recorded)(tea)).toBeNull();
    expect(tea && audioIn()(tea)).toBeNull();
  });
});

describe('the sentences of a word', () => {
  const [word] = formOf(kitchenLesson).words;
  if (!word) throw new Error('the lesson has a word');
  const sent = (sentences: typeof word.sentences) =>
    bodyOf({ ...emptyForm, words: [{ ...word, sentences }] }).words?.[0]?.examples;
  // eifo hate, where is the tea
  const where = { pronunciation: 'אֵיפֹה הַתֵּה?', transcription: 'э́йфо һатэ́', russian: 'Где чай?' };

  it('are sent with their letters, and rows in which nothing was written are none', () => {
    const empty = { pronunciation: '', transcription: ' ', russian: '' };
    expect(sent([where, empty])).toEqual([{ ...where, hebrew: 'איפה התה?' }]);
    expect(sent([])).toEqual([]);
  });

  it('stay as they are in a form that was kept before it had them', () => {
    expect(sent(undefined)).toBeUndefined();
  });
});

it('a sound that only a voice says is no file of the word', () => {
  expect(formOf(kitchenLesson).words[0]?.audio).toEqual({ state: 'none' });
  const [word] = kitchenLesson.words;
  if (!word) throw new Error('the lesson has a word');
  const recorded = { ...kitchenLesson, words: [{ ...word, audioUploaded: true }] };
  expect(formOf(recorded).words[0]?.audio).toEqual({ state: 'kept', url: '/audio/tea.mp3' });
});

it('every new word has a key of its own, also after one was removed', () => {
  const words = [newWord('new-1'), newWord('new-3'), ...formOf(kitchenLesson).words];
  expect(freeKey(words)).toBe('new-4');
  expect(freeKey([])).toBe('new-1');
});

it('the copied text of a lesson can be pasted as words again', () => {
  const lines = textOf(formOf(kitchenLesson)).split('\n\n')[1] ?? '';
  const parsed = parseWordLines(lines);
  expect(parsed.ok && parsed.words).toMatchObject([
    { hebrew: 'תה', pronunciation: 'תֵּה', transcription: 'тэ', russian: 'чай' },
  ]);
});

describe('whether a lesson is saved already', () => {
  const form = formOf(kitchenLesson);
  it('overlooks spaces, and what the server fills in for the author', () => {
    expect(isSaved({ ...form, name: ' На кухне ', description: '', topic: '' }, kitchenLesson)).toBe(true);
  });
  it('sees another word, another order, another name', () => {
    expect(isSaved({ ...form, name: 'Кухня' }, kitchenLesson)).toBe(false);
    expect(isSaved({ ...form, words: [] }, kitchenLesson)).toBe(false);
    expect(
      isSaved({ ...form, words: form.words.map((word) => ({ ...word, russian: 'чаёк' })) }, kitchenLesson),
    ).toBe(false);
  });
});
