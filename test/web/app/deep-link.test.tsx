import '../../support/web/launched-into-lesson.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  dialogueOfStartParam,
  lessonOfStartParam,
  ruleOfStartParam,
} from '../../../web/src/app/deep-link.tsx';
import { createAppServer, renderApp } from '../../support/web/app.tsx';

const server = createAppServer();

it('a deep link opens its lesson as soon as the catalogue is there', async () => {
  renderApp();
  await waitFor(() => expect(server.calls).toContain('GET /lessons/2'));
  expect(screen.queryByRole('heading', { name: 'Уроки' })).toBeNull();
});

it.each([
  ['lesson_3', 3],
  ['word_12_3', 3],
  ['word_12', undefined],
  ['lesson_000', 0],
  ['lesson_', undefined],
  ['lesson_-1', undefined],
  ['lesson_1e3', undefined],
  ['lesson_99999999999999', undefined],
  ['<script>', undefined],
  [null, undefined],
])('the start parameter %s names lesson %s', (startParam, lessonId) => {
  expect(lessonOfStartParam(startParam)).toBe(lessonId);
});

it('a link from the chat names a rule, and nothing else does', () => {
  expect(['rule_12', 'rule_', 'rule_1a', 'lesson_12', null].map(ruleOfStartParam)).toEqual([
    12,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('a link from the chat names a dialogue, and nothing else does', () => {
  const params = ['dialogue_12', 'dialogue_', 'dialogue_1a', 'rule_12', null];
  expect(params.map(dialogueOfStartParam)).toEqual([12, undefined, undefined, undefined, undefined]);
});
