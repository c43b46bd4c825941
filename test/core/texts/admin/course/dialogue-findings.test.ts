import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findingTexts } from '../../../../../core/texts/admin/course/course-file.ts';
import {
  dialogueFindingText,
  dialogueFindingTexts,
  dialoguePlaceText,
} from '../../../../../core/texts/admin/course/dialogue-findings.ts';
import { ruleFindingTexts } from '../../../../../core/texts/admin/course/rule-findings.ts';

const said = (rule: string, more: { why?: string; written?: string; expected?: string } = {}) =>
  dialogueFindingText({ rule, why: '', ...more }, 'В городе');

describe('a problem of a dialogue', () => {
  it('is told in Russian, whichever the checker finds', () => {
    const folder = new URL('../../../../../core/dialogues/', import.meta.url);
    const sources = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
    const codes = sources
      .flatMap((source) => source.match(/'(?:dialogue|rule|sentence)-[a-z-]+'/g) ?? [])
      .map((code) => code.slice(1, -1));
    const told = { ...findingTexts, ...ruleFindingTexts, ...dialogueFindingTexts };
    expect(new Set(codes).size).toBeGreaterThan(20);
    expect([...new Set(codes)].filter((code) => told[code] === undefined)).toEqual([]);
  });

  it('says what to do', () => {
    expect(said('dialogue-early')).toBe('Диалоги начинаются с урока 4. Выберите урок дальше.');
    expect(said('dialogue-gender', { written: 'Дана' })).toMatch(
      /^Дана говорит о себе в другом роде\. Поправьте/,
    );
    expect(said('dialogue-decisive', { written: 'לא' })).toBe(
      'Без «לא» выйдет другой смысл. Добавьте это слово к обязательным.',
    );
    expect(said('dialogue-pattern')).toMatch(/^Пишут слова без огласовок/);
    expect(said('dialogue-pattern', { written: 'כַּמָּה' })).toMatch(/^Здесь не годится «כַּמָּה»\. Пишут/);
  });

  it('is told as of rules and sentences where it is the same', () => {
    expect(said('rule-untaught', { written: 'פיל' })).toBe('Форма פיל ещё не пройдена к уроку «В городе».');
    expect(said('rule-answer')).toBe('Отметьте верный вариант.');
    expect(said('sentence-agreement')).toBe('Слова предложения не согласованы в роде, числе или лице.');
    expect(said('sentence-end')).toMatch(/^Реплика кончается точкой/);
  });
});

describe('the place of a field', () => {
  it.each([
    ['turns.2.pronunciation', 'реплика 3'],
    ['turns.2.examples.0.russian', 'реплика 3, пример 1'],
    ['questions.0.options.1', 'вопрос 1, вариант 2'],
    ['people.1', 'участник 2'],
    ['names.0.russian', 'имя 1'],
    ['turns', ''],
    ['title', ''],
  ])('%s is «%s»', (field, place) => {
    expect(dialoguePlaceText(field)).toBe(place);
  });
});
