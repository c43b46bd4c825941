import { expect, it } from 'vitest';
import { editedLessonOfStartParam } from '../../../web/src/app/deep-link.tsx';
import { type AdminPlace, addressOf, placeAt } from '../../../web/src/features/admin/place.ts';

it.each<[string, AdminPlace]>([
  ['#/admin', { section: 'dashboard' }],
  ['#/admin/content', { section: 'content' }],
  ['#/admin/content/lessons/12', { section: 'content', lessonId: 12 }],
  ['#/admin/content/rules/7', { section: 'content', ruleId: 7 }],
  ['#/admin/content/dialogues/9', { section: 'content', dialogueId: 9 }],
  ['#/admin/users', { section: 'users' }],
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
  expect(editedLessonOfStartParam('admin_lesson_12')).toBe(12);
  expect(editedLessonOfStartParam('lesson_12')).toBeUndefined();
  expect(editedLessonOfStartParam(null)).toBeUndefined();
});
