import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SectionContent, WordContent } from '../../../core/lesson/content.ts';
import { printCourseFile } from '../../../core/lesson/course-file/print.ts';
import { readCourse } from '../../../db/course/import-course.ts';
import { auditLog } from '../../../db/schema/index.ts';
import { type AdminChat, openAdminChat, said } from './support.ts';

let backend: AdminChat;

beforeAll(async () => {
  backend = await openAdminChat();
});
afterAll(() => backend.close());
beforeEach(() => backend.say('/cancel'));

/** Letters that stand anywhere in a word: what counts here are lines. */
const letters = [...'בגדזטסעקרשתלח'];
const word = (index: number): WordContent => {
  const [first = 'ב', second = 'ב'] = [letters[index % 13], letters[Math.floor(index / 13) % 13]];
  return {
    key: `word-${index}`,
    hebrew: `${first}${second}`,
    pronunciation: '',
    transcription: 'бат',
    russian: `слово ${'абвгдежзик'[index % 10]}`,
  };
};

/** tikhnen, "planned", and its future */
const planned = 'תִּכְנֵן מְתַכְנֵן יְתַכְנֵן לְתַכְנֵן; ; планировать / запланировать';
const future = 'יְתַכְנֵן';

/** A hundred drafts of ten words. */
function largeCourse(): SectionContent[] {
  const lessons = Array.from({ length: 100 }, (_, lesson) => ({
    key: `large-${lesson}`,
    number: lesson + 1,
    name: `Большой ${lesson}`,
    description: 'Слова.',
    topic: 'слова',
    level: 'A1' as const,
    isFree: true,
    isDraft: true,
    words: Array.from({ length: 10 }, (_, at) => word(lesson * 10 + at)),
  }));
  const subsection = { key: 'large-a', name: 'Подраздел', iconEmoji: '🔤', iconBgColor: '#DCEBFF', lessons };
  return [{ key: 'large', name: 'Большой', description: 'Всё.', iconEmoji: '🔤', subsections: [subsection] }];
}

describe('/import', () => {
  it('of a thousand words with three bad lines takes none of them and names the three', async () => {
    const before = await readCourse(backend.db);
    const lines = printCourseFile(largeCourse(), 'csv').split('\r\n');
    for (const line of [100, 500, 900]) lines[line - 1] = (lines[line - 1] ?? '').replace('бат', 'shalom');
    await backend.say('/import');
    const answer = said(await backend.sendFile(lines.join('\r\n'), 'course.csv'));
    expect(answer).toContain('Файл не принят, курс не изменён: 3 ошибки.');
    for (const line of [100, 500, 900]) expect(answer).toContain(`строка ${line}, transcription`);
    expect(await readCourse(backend.db)).toEqual(before);
    expect(await backend.db.select().from(auditLog)).toEqual([]);
  });

  it('sends a long list of mistakes as a file', async () => {
    const text = printCourseFile(largeCourse(), 'csv').replaceAll('бат', 'shalom');
    await backend.say('/import');
    const sent = await backend.sendFile(text, 'course.csv');
    expect(said(sent)).toContain('1000 ошибок');
    expect(said(sent)).toContain('…и ещё 980');
    const document = sent.find(({ method }) => method === 'sendDocument')?.payload;
    expect(document).toMatchObject({ files: [{ name: 'oshibki.txt' }] });
    const [file] = (document?.files ?? []) as { text: string }[];
    expect(file?.text.trim().split('\n')).toHaveLength(1000);
  });

  it('shows what it would change, changes nothing before it is told to, and all of it then', async () => {
    const before = await readCourse(backend.db);
    await backend.say('/import');
    const tried = said(await backend.sendFile(printCourseFile(largeCourse(), 'csv'), 'course.csv'));
    expect(tried).toContain('Файл прочитан без ошибок. Добавлено: 1102 строки.');
    expect(tried.length).toBeLessThan(4096);
    expect(await readCourse(backend.db)).toEqual(before);
    expect(said(await backend.press('Применить'))).toContain('Курс изменён. Добавлено: 1102 строки.');
    expect(await readCourse(backend.db)).toHaveLength(before.length + 1);
    const acts = await backend.db.select().from(auditLog);
    expect(acts).toMatchObject([{ adminId: 502, action: 'course.import' }]);
    // What was taken in is what comes out.
    await backend.say('/import');
    expect(said(await backend.sendFile(printCourseFile(largeCourse(), 'csv'), 'course.csv'))).toContain(
      'Изменений нет',
    );
  });

  it.each([
    ['parts that are no verb', 'שׁוּלְחָן בַּיִת כֶּלֶב סוּס; ; планировать', 'глагол не получается'],
    ['parts of two verbs', `${planned.replace(future, 'יְדַבֵּר')}`, 'не подходит к остальным частям'],
    [
      'a form that the verb is said not to have',
      `${planned}; ; present.sg.m=- (нет)`,
      'не форма этого глагола',
    ],
    ['an exception that is none', `${planned}; ; imperative.sg.m=-`, 'не понято'],
    ['no imperative, told in the wrong place', `${planned}; אין ציווי`, 'не понято'],
  ])('of a verb with %s says so by its line, and takes nothing', async (_name, verb, message) => {
    const before = await readCourse(backend.db);
    const [section] = largeCourse();
    const [subsection] = section?.subsections ?? [];
    const [lesson] = subsection?.lessons ?? [];
    if (!section || !subsection || !lesson) throw new Error('a course has lessons');
    const metakhnen = { hebrew: 'מתכנן', pronunciation: '', transcription: 'мэтахнэ́н', russian: 'планирует' };
    const one = {
      ...lesson,
      key: 'plans',
      words: [{ ...word(0), ...metakhnen, verb: verb.normalize('NFC') }],
    };
    const course = [{ ...section, key: 'p', subsections: [{ ...subsection, key: 'p-a', lessons: [one] }] }];
    await backend.say('/import');
    const answer = said(await backend.sendFile(printCourseFile(course, 'csv'), 'course.csv'));
    expect(answer).toContain('Файл не принят, курс не изменён');
    expect(answer).toMatch(new RegExp(`строка \\d+, verb.*${message}`, 's'));
    expect(await readCourse(backend.db)).toEqual(before);
  });

  it('left alone changes nothing', async () => {
    const text = printCourseFile(largeCourse(), 'json').replaceAll('Большой 7"', 'Другой 7"');
    await backend.say('/import');
    expect(said(await backend.sendFile(text, 'course.json'))).toContain('Изменено: 1 строка.');
    expect(said(await backend.press('Отмена'))).toBe('Курс не изменён.');
    expect(JSON.stringify(await readCourse(backend.db))).not.toContain('Другой 7');
  });

  it('goes back as a whole by the button under its answer', async () => {
    const before = await readCourse(backend.db);
    const text = printCourseFile(largeCourse(), 'json').replaceAll('Большой 7"', 'Другой 7"');
    await backend.say('/import');
    await backend.sendFile(text, 'course.json');
    await backend.press('Применить');
    expect(JSON.stringify(await readCourse(backend.db))).toContain('Другой 7');
    expect(said(await backend.press('↩️ Отменить'))).toContain('Отменено. Всё как было.');
    expect(await readCourse(backend.db)).toEqual(before);
  });

  it('asks for another file when this is none, or cannot be fetched', async () => {
    await backend.say('/import');
    expect(said(await backend.say('вот'))).toContain('Здесь нужен файл CSV или JSON.');
    expect(said(await backend.sendFile('PK', 'course.xlsx'))).toContain('Здесь нужен файл CSV или JSON.');
    expect(said(await backend.sendFile('{', 'course.json'))).toContain('1 ошибка');
    backend.files.clear();
    const lost = backend.updates.message(
      { id: 502, is_bot: false, first_name: 'Борис' },
      { document: { file_id: 'lost', file_unique_id: 'lost', file_name: 'course.csv' } },
    );
    expect(said(await backend.deliver(lost))).toContain('Пришлите файл курса');
  });
});
