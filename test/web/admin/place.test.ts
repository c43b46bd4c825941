import { expect, it } from 'vitest';
import { adminItemOfStartParam } from '../../../web/src/app/deep-link.tsx';
import { type AdminPlace, addressOf, placeAt } from '../../../web/src/features/admin/place.ts';

it.each<[string, AdminPlace]>([
  ['#/admin', { section: 'dashboard' }],
  ['#/admin/content', { section: 'content' }],
  ['#/admin/content/lessons/12', { section: 'content', lessonId: 12 }],
  ['#/admin/content/rules/7', { section: 'content', ruleId: 7 }],
  ['#/admin/content/dialogues/9', { section: 'content', dialogueId: 9 }],
  ['#/admin/users', { section: 'users' }],
  ['#/admin/users/people/7210000000', { section: 'users', userId: 7_210_000_000 }],
  ['#/admin/payments', { section: 'payments' }],
  ['#/admin/analytics', { section: 'analytics' }],
  ['#/admin/settings', { section: 'settings' }],
])('%s is the address of a place of the admin area', (address, place) => {
  expect(addressOf(place)).toBe(address);
  expect(placeAt(address)).toEqual(place);
});

it.each(['', '#tgWebAppData=user%3D1', '#/logout', '#/admin/rooms', '#/admin/users/../12'])(
  '%s is no place of the admin area',
  (hash) => expect(placeAt(hash)).toBeUndefined(),
);

it('a link from the chat names the lesson to edit, and nothing else', () => {
  expect(adminItemOfStartParam('admin_lesson_12')).toEqual({ lessonId: 12 });
  expect(adminItemOfStartParam('admin_lesson_12_description')).toEqual({
    lessonId: 12,
    field: { name: 'description' },
  });
  expect(adminItemOfStartParam('admin_lesson_12_name')).toEqual({ lessonId: 12, field: { name: 'name' } });
  expect(adminItemOfStartParam('admin_lesson_12_word-34')).toEqual({
    lessonId: 12,
    field: { name: 'word', id: 34 },
  });
  expect(adminItemOfStartParam('admin_lesson_12_sentence-34')).toEqual({
    lessonId: 12,
    field: { name: 'sentence', id: 34 },
  });
  expect(adminItemOfStartParam('admin_rule_7')).toEqual({ ruleId: 7 });
  expect(adminItemOfStartParam('admin_dialogue_7')).toEqual({ dialogueId: 7 });
  expect(adminItemOfStartParam('admin_lesson_12_word-')).toBeUndefined();
  expect(adminItemOfStartParam('admin_thread_7')).toEqual({ threadId: 7 });
  expect(addressOf({ section: 'inbox', threadId: 7 })).toBe('#/admin/inbox/threads/7');
  expect(placeAt('#/admin/inbox/threads/7')).toEqual({ section: 'inbox', threadId: 7 });
  expect(placeAt('#/admin/inbox/lessons/7')).toEqual({ section: 'inbox' });
  expect(adminItemOfStartParam('lesson_12')).toBeUndefined();
  expect(adminItemOfStartParam(null)).toBeUndefined();
});
