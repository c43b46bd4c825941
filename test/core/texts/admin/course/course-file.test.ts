import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { CourseChange } from '../../../../../core/lesson/course-file/change.ts';
import {
  changesText,
  changeText,
  findingText,
  findingTexts,
  problemText,
} from '../../../../../core/texts/admin/course/course-file.ts';

const rulesFolders = ['check', 'sentences'].map((name) =>
  fileURLToPath(new URL(`../../../../../core/hebrew/${name}/`, import.meta.url)),
);

describe('the checker in Russian', () => {
  it('has a text for every rule, and none for a rule that is not there', () => {
    const sources = rulesFolders.flatMap((folder) =>
      readdirSync(folder).map((name) => readFileSync(folder + name, 'utf8')),
    );
    const rules = sources.flatMap((source) => [...source.matchAll(/\b(?:error|warning)\(\s*'([a-z-]+)'/g)]);
    const names = new Set(rules.map(([, rule = '']) => rule));
    expect(names.size).toBeGreaterThan(25);
    expect(Object.keys(findingTexts).sort()).toEqual([...names].sort());
  });

  it('tells which part of a verb is wrong', () => {
    const why = 'Слово «שלום» не форма этого глагола.';
    expect(findingText({ rule: 'verb', why })).toBe(why);
  });

  it('names the sign it stumbled over and what it would have written', () => {
    const latin = { rule: 'transcription-letters', why: "'a' (U+0061) is Latin" };
    expect(findingText(latin)).toMatch(/Найдено: латинская a, нужна русская а\.$/);
    const he = { rule: 'transcription-letters', why: "'h' (U+0068) is Latin" };
    expect(findingText(he)).toMatch(/Найдено: латинская h, нужна һ \(U\+04BB\)\.$/);
    const likeNothing = { rule: 'transcription-letters', why: "'d' (U+0064) is Latin" };
    expect(findingText(likeNothing)).toMatch(/Найдено: 'd' \(U\+0064\)\.$/);
    expect(
      findingText({ rule: 'pointed-signs', why: 'only letters, niqqud and spaces: found U+200F' }),
    ).toMatch(/Найдено: U\+200F\.$/);
    const sounds = { rule: 'transcription-sounds', why: 'the niqqud reads шало́м', expected: 'шало́м' };
    expect(findingText(sounds)).toBe('Огласовки читаются иначе. Ожидается: шало́м');
    expect(findingText({ ...sounds, written: 'шалём' })).toBe(
      'По огласовкам читается «шало́м», написано «шалём».',
    );
  });
});

describe('the report of an import', () => {
  const change = (act: CourseChange['act'], fields: CourseChange['fields'] = []): CourseChange => ({
    kind: 'word',
    name: 'pronouns/ani',
    act,
    fields,
    wasEdited: false,
  });

  it('tells what changed, from what to what', () => {
    const fields = [
      { field: 'russian', before: 'я', after: 'я сам' },
      { field: 'variants', before: [], after: ['אמא', 'אימה'] },
      { field: 'gender', before: null, after: 'f' },
    ];
    expect(changeText(change('changed', fields))).toBe(
      '~ слово pronouns/ani: перевод «я» → «я сам»; варианты нет → «אמא | אימה»; род нет → «f»',
    );
    expect(changeText(change('added', fields))).toBe('+ слово pronouns/ani');
    expect(changeText(change('deleted'))).toBe('− слово pronouns/ani');
  });

  it('counts the rows', () => {
    expect(changesText([])).toBe('Изменений нет.');
    const changes = [
      change('added'),
      change('added'),
      change('changed'),
      change('deleted'),
      change('returned'),
    ];
    expect(changesText(changes)).toBe(
      'Добавлено: 2 строки, изменено: 1 строка, удалено: 1 строка, возвращено репозиторию: 1 строка.',
    );
  });

  it('names line and column of a problem', () => {
    expect(problemText({ line: 7, column: 'russian', message: 'Пусто.' })).toBe('строка 7, russian: Пусто.');
    expect(problemText({ line: 7, message: 'Пусто.' })).toBe('строка 7: Пусто.');
  });
});
