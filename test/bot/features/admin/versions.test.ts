import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { versionButtons } from '../../../../bot/versions/buttons.ts';
import { changeLesson } from '../../../../db/admin/lessons/change-lesson.ts';
import { createLesson } from '../../../../db/admin/lessons/create-lesson.ts';
import { lessons } from '../../../../db/schema/index.ts';
import { type AdminChat, openAdminChat, said } from '../../conversations/support.ts';
import { buttonsOf } from '../../support.ts';

let backend: AdminChat;
beforeAll(async () => {
  backend = await openAdminChat();
});
afterAll(() => backend.close());

const adminId = 502;
const rowOf = async (id: number) => (await backend.db.select().from(lessons).where(eq(lessons.id, id)))[0];
async function create(name: string): Promise<number> {
  const lesson = {
    ...{ name, subsectionId: 1, lessonNumber: 4, description: '', topic: '', level: 'A1' as const },
    ...{ isFree: true, isPublished: false, authorName: null, authorLink: null },
    words: [{ hebrew: 'שלום', pronunciation: 'שָׁלוֹם', transcription: 'шало́м', russian: 'мир' }], // shalom
  };
  return (await createLesson(backend.db, { adminId, lesson }, backend.clock())).id;
}
async function rename(lessonId: number, name: string): Promise<void> {
  const revision = (await rowOf(lessonId))?.revision;
  await changeLesson(backend.db, { adminId, lessonId, revision, change: { name } }, backend.clock());
}
async function openHistory(lessonId: number, name: string) {
  await backend.say(`/lessons ${name}`);
  await backend.press(String((await rowOf(lessonId))?.lessonNumber));
  return backend.press('История');
}

describe('the history of a lesson in the chat', () => {
  it('shows versions, what one would change, and takes it back, which can be undone', async () => {
    const id = await create('Старое имя');
    await rename(id, 'Новое имя');
    const [list] = await openHistory(id, 'Новое имя');
    expect(said(list ? [list] : [])).toContain('Название: «Старое имя» → «Новое имя»');
    expect(said(list ? [list] : [])).toContain('Урок создан');
    const version = said(await backend.press('2'));
    expect(version).toContain('Название: «Новое имя» → «Старое имя»');
    expect(version).toContain('שלום — шало́м — мир');
    expect(said(await backend.press('Вернуть эту версию'))).toBe('Версия возвращена');
    expect((await rowOf(id))?.name).toBe('Старое имя');
    expect(said(await backend.press('↩️ Отменить'))).toBe('Отменено. Всё как было.');
    expect((await rowOf(id))?.name).toBe('Новое имя');
  });

  it('shows five at most', async () => {
    const id = await create('Много правок 0');
    for (let edit = 1; edit <= 6; edit += 1) await rename(id, `Много правок ${edit}`);
    const [list] = await openHistory(id, 'Много правок 6');
    expect(buttonsOf(list).map(({ text }) => text)).toEqual(['1', '2', '3', '4', '5', 'К уроку']);
  });

  it('says so where somebody has saved since it was compared', async () => {
    const id = await create('Спор');
    await rename(id, 'Спорное');
    await openHistory(id, 'Спорное');
    await backend.press('2');
    await rename(id, 'Уже другое');
    expect(said(await backend.press('Вернуть эту версию'))).toMatch(/изменил/);
    expect((await rowOf(id))?.name).toBe('Уже другое');
  });

  it('offers nothing to take back of the present version', async () => {
    const id = await create('Единственное');
    await rename(id, 'Единственное два');
    await openHistory(id, 'Единственное два');
    const [now] = await backend.press('1');
    expect(said(now ? [now] : [])).toContain('ничем не отличается');
    expect(buttonsOf(now).map(({ text }) => text)).not.toContain('Вернуть эту версию');
  });
});

describe('its buttons', () => {
  it('are read as they were written, and nothing else is', () => {
    for (const action of [
      { kind: 'list', lessonId: 7 },
      { kind: 'open', lessonId: 7, version: 0 },
      { kind: 'restore', lessonId: 7, version: 31, revision: 4 },
    ] as const) {
      expect(versionButtons.parse(versionButtons.build(action))).toEqual(action);
    }
    for (const data of ['av:o:7', 'av:r:7:31', 'av:x:7', 'al:c:7']) {
      expect(versionButtons.parse(data)).toBeUndefined();
    }
  });
});
