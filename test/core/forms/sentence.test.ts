import { describe, expect, it } from 'vitest';
import { type Gap, gapFor } from '../../../core/forms/sentence.ts';
import { type FormSkill, readSkill } from '../../../core/forms/skills.ts';
import { createTask } from '../../../core/forms/task.ts';
import { type FormKey, tenses } from '../../../core/hebrew/conjugation/forms.ts';
import { stripNiqqud } from '../../../core/hebrew/niqqud.ts';
import { createRandom } from '../../../core/random.ts';
import { sections } from '../../../db/content/index.ts';
import { verbs, walks } from './support.ts';

const verbOf = (key: string) => {
  const verb = verbs.verbs.find((one) => one.key === key);
  if (!verb) throw new Error(`no verb ${key}`);
  return { verb, forms: verbs.formsOf(verb) };
};
const sentence = (pronunciation: string, russian: string) => ({
  pronunciation: pronunciation.normalize('NFC'),
  hebrew: stripNiqqud(pronunciation),
  transcription: '',
  russian,
});
const find = (name: string, key: FormKey, pointed: string, russian: string): Gap | undefined =>
  gapFor(sentence(pointed, russian), key, verbOf(name));

describe('the gap of a sentence', () => {
  it('stands where the form stands, with the punctuation around it', () => {
    const gap = find('halakh', 'past.1sg', 'אֶתְמוֹל הָלַכְתִּי, וּמָה אַתָּה?', 'Вчера я ходил, а ты?');
    expect(gap).toEqual({
      before: { pointed: 'אֶתְמוֹל'.normalize('NFC'), full: 'אתמול' },
      after: { pointed: ', וּמָה אַתָּה?'.normalize('NFC'), full: ', ומה אתה?' },
      russian: 'Вчера я ходил, а ты?',
    });
  });

  it('is none where the letters are those of another word', () => {
    expect(find('katav', 'past.3sg.m', 'הִיא כָּתְבָה לִי.', 'Она написала мне.')).toBeUndefined();
    expect(find('halakh', 'past.1sg', 'הָלַכְנוּ.', 'Мы ходили.')).toBeUndefined();
  });

  it('of forms that look alike is that which the Russian names', () => {
    const you = ['מָתַי תֵּלֵךְ הַבַּיְתָה?', 'Когда ты пойдёшь домой?'] as const;
    expect(find('halakh', 'future.2sg.m', ...you)).toBeDefined();
    expect(find('halakh', 'future.3sg.f', ...you)).toBeUndefined();
    const lives = ['הוּא גָּר בְּחֵיפָה.', 'Он живёт в Хайфе.'] as const;
    expect(find('gar', 'present.sg.m', ...lives)).toBeDefined();
    expect(find('gar', 'past.3sg.m', ...lives)).toBeUndefined();
    expect(find('gar', 'past.3sg.m', 'הוּא גָּר בְּחֵיפָה.', 'Он жил в Хайфе.')).toBeDefined();
    expect(find('gar', 'past.3sg.m', 'הוּא גָּר פֹּה.', 'Он отсюда.')).toBeUndefined();
  });

  it('is found for many forms in the sentences of the course', () => {
    const lessons = sections.flatMap((one) => one.subsections.flatMap((part) => part.lessons));
    const said = lessons.flatMap(({ words, proofs = [] }) => [
      ...proofs,
      ...words.flatMap(({ examples = [] }) => examples),
    ]);
    const found = new Set<string>();
    for (const one of said) {
      for (const letters of one.hebrew.split(/[^א-ת]+/)) {
        for (const { verb, key } of letters ? verbs.find(letters) : []) {
          if (gapFor(one, key, { verb, forms: verbs.formsOf(verb) })) found.add(`${verb.key} ${key}`);
        }
      }
    }
    expect(new Set([...found].map((name) => name.split(' ')[0])).size).toBeGreaterThan(
      verbs.verbs.length * 0.8,
    );
  });
});

describe('a task with a gap', () => {
  const skill = readSkill('verb:paal:future.2sg.m') as FormSkill; // named here
  const gap = find('halakh', 'future.2sg.m', 'מָתַי תֵּלֵךְ הַבַּיְתָה?', 'Когда ты пойдёшь домой?');
  const step = { skill, form: 'future.2sg.m', word: walks, exercise: 'gap' as const };
  const context = (seed: number) => ({
    verbs,
    tenses: [...tenses],
    random: createRandom(seed),
  });

  it('offers no form that would fit the sentence as well', () => {
    for (let seed = 0; seed < 50; seed += 1) {
      const task = createTask({ ...step, ...(gap ? { gap } : {}) }, context(seed));
      const offered = task?.options.map(({ hebrew }) => hebrew?.full) ?? [];
      expect(offered).toContain('תלך');
      // "You" of a woman, and the order.
      expect(offered).not.toContain('תלכי');
      expect(offered).not.toContain('לך');
      expect(task?.sentence).toEqual(gap);
    }
  });

  it('is none without its sentence', () => {
    expect(createTask(step, context(1))).toBeUndefined();
  });
});
