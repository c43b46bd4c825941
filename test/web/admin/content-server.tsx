import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import type { AdminDialogueDetail } from '../../../core/contracts/admin/dialogues.ts';
import type { OtherEditor } from '../../../core/contracts/admin/editing.ts';
import type { AdminCategories, AdminLesson } from '../../../core/contracts/admin/lessons.ts';
import type { AdminRuleDetail } from '../../../core/contracts/admin/rules.ts';
import type { LessonDetail } from '../../../core/contracts/catalogue.ts';
import type { PartProblem } from '../../../core/contracts/shapes/parts-admin.ts';
import { ToastRegion } from '../../../web/src/app/frame/toast-region.tsx';
import { AdminView } from '../../../web/src/features/admin/admin-view.tsx';
import { createAppServer } from '../../support/web/app.tsx';
import { failure, success } from '../../support/web/samples.ts';
import { renderPart } from '../../support/web/services.tsx';

export const categories: AdminCategories = [
  {
    id: 1,
    name: 'Дом',
    description: 'Вы назовёте вещи в доме.',
    icon_emoji: '🏠',
    subsections: [
      {
        id: 11,
        section_id: 1,
        name: 'Кухня',
        icon_emoji: '🍽️',
        icon_bg_color: '#ffeecc',
        lessons_count: 2,
        drafts_count: 1,
      },
      {
        id: 12,
        section_id: 1,
        name: 'Сад',
        icon_emoji: '🌳',
        icon_bg_color: '#cceecc',
        lessons_count: 0,
        drafts_count: 0,
      },
    ],
  },
];

export const kitchen: AdminLesson = {
  id: 7,
  name: 'На кухне',
  lesson_number: 3,
  level: 'A1',
  is_free: true,
  isPublished: true,
  category: 'Дом',
  category_id: 1,
  subcategory: 'Кухня',
  subsection_id: 11,
  words_count: 1,
  revision: 4,
  edited_at: null,
};

export const kitchenLesson: LessonDetail = {
  id: 7,
  name: 'На кухне',
  description: 'Вы попросите чай.',
  topic: 'кухня',
  level: 'A1',
  category: 'Дом',
  subcategory: 'Кухня',
  subsection_id: 11,
  lesson_number: 3,
  lessonNumber: 3,
  is_free: true,
  isPublished: true,
  author_name: null,
  author_link: null,
  letters: [],
  rules: [],
  proofs: [],
  words: [
    {
      id: 70,
      // te, tea
      hebrew: 'תה',
      pronunciation: 'תֵּה',
      transcription: 'тэ',
      russian: 'чай',
      gender: null,
      plural: null,
      feminine: null,
      variants: [],
      forms: [],
      examples: [],
      audio: '/audio/tea.mp3',
    },
  ],
  progress: [],
  known: [],
  quizPassed: false,
  nextLessonId: null,
  revision: 4,
  lastEdit: null,
  stats: {
    learners: 5,
    completions: 2,
    averageScore: 91,
    averageTime: 3.5,
    problemWords: [{ id: 70, hebrew: 'תה', russian: 'чай', errorRate: 40, answers: 10 }],
  },
};

export const teaRule: AdminRuleDetail = {
  id: 3,
  key: 'tea',
  title: 'Чай без чая',
  text: 'Чай и есть чай: «это» не нужно.',
  theme: 'sentences',
  lesson: { id: 7, name: 'На кухне', number: 3, isPublished: true },
  before: null,
  needs: [],
  revision: 2,
  editedAt: null,
  pairs: [
    {
      right: { pronunciation: '[תֵּה]', transcription: 'тэ', russian: 'чай', audio: '/audio/tea.mp3' },
      other: { hebrew: 'צה', russian: 'чай', why: 'другая буква' },
    },
    {
      right: { pronunciation: '[תֵּה] תֵּה', transcription: 'тэ тэ', russian: 'чай, чай', audio: null },
      other: null,
    },
  ],
  checks: [
    {
      ...{ kind: 'choice', prompt: 'Это чай?', sentence: null },
      ...{ options: ['да', 'нет'], answer: 1, reasons: ['Это не чай.'] },
    },
    {
      ...{ kind: 'gap', prompt: 'Чай, чай.', sentence: 'תֵּה ___.' },
      ...{ options: ['תֵּה', 'צֵה'], answer: 0, reasons: ['Другая буква.'] },
    },
    {
      ...{ kind: 'order', prompt: 'Чай, чай и чай', sentence: null },
      ...{ options: ['תֵּה', 'תֵּה', 'תֵּה'], answer: 0, reasons: ['Всё равно.'] },
    },
  ],
  lastEdit: null,
};

const said = (pronunciation: string, transcription: string, russian: string) => ({
  ...{ pronunciation, transcription, russian },
});

/** Two who say nothing but tea. */
export const teaDialogue: AdminDialogueDetail = {
  id: 5,
  key: 'tea-talk',
  title: 'Чай вдвоём',
  scene: 'Дана и Рон на кухне.',
  note: '',
  lesson: { id: 7, name: 'На кухне', number: 3, isPublished: true },
  revision: 2,
  editedAt: null,
  people: [
    { ...said('דָּנָה', 'да́на', 'Дана'), gender: 'f' },
    { ...said('רוֹן', 'рон', 'Рон'), gender: 'm' },
  ],
  names: [],
  turns: ([0, 1, 0, 1] as const).map((speaker, at) => ({
    speaker,
    ...said('תֵּה?', 'тэ', `Чай ${at + 1}?`),
    cue: 'Предложите чай.',
    needs: 'תה',
    also: [],
    examples: at === 2 ? [1, 2, 3].map((nth) => said('תֵּה.', 'тэ', `Чай, ответ ${nth}.`)) : [],
    audio: at === 0 ? '/audio/tea.mp3' : null,
  })),
  questions: [
    { prompt: 'Что пьют?', options: ['чай', 'кофе'], answer: 0, turn: 0 },
    { prompt: 'Кто ответил?', options: ['Дана', 'Рон'], answer: 1, turn: 1 },
  ],
  lastEdit: null,
};

type Sent = { call: string; body: unknown };

/** The server of an admin with one lesson; `sent` lists what was written to it. */
export function createContentServer() {
  const server = createAppServer();
  const sent: Sent[] = [];
  const state = {
    lesson: kitchenLesson,
    rule: teaRule,
    dialogue: teaDialogue,
    /** What the checker says of every rule and dialogue. */
    problems: [] as PartProblem[],
    /** Other admins with an editor open, and what this one has told. */
    editing: [] as OtherEditor[],
    beats: [] as unknown[],
  };

  async function keep(request: Request): Promise<void> {
    const path = new URL(request.url).pathname.replace('/api', '');
    const text = await request.text();
    sent.push({ call: `${request.method} ${path}`, body: text && JSON.parse(text) });
  }
  const refused = (code: string, message: string) =>
    state.problems.length > 0 &&
    HttpResponse.json({ ...failure(code, message), data: { problems: state.problems } }, { status: 400 });
  const refusedRule = () => refused('rule_refused', 'Исправьте отмеченные поля правила.');
  const refusedDialogue = () => refused('dialogue_refused', 'Исправьте отмеченные поля диалога.');
  const saved = (id: number, revision: number) =>
    HttpResponse.json(success({ id, revision, isPublished: false, wordIds: [70], warnings: [] }));

  return {
    ...server,
    sent,
    state,
    /** Call it before each test. */
    open() {
      sent.length = 0;
      Object.assign(state, {
        ...{ lesson: kitchenLesson, rule: teaRule, dialogue: teaDialogue, problems: [] },
        ...{ editing: [], beats: [] },
      });
      server.use(
        msw.get('*/api/admin/rules', () => HttpResponse.json(success({ rules: [rowOf(state.rule)] }))),
        msw.get('*/api/admin/rules/:id', () => HttpResponse.json(success(state.rule))),
        msw.post('*/api/admin/rules/check', () => HttpResponse.json(success({ problems: state.problems }))),
        msw.post('*/api/admin/rules', async ({ request }) => {
          await keep(request);
          return refusedRule() || HttpResponse.json(success({ id: 4, key: 'own-1', revision: 1 }));
        }),
        msw.put('*/api/admin/rules/:id', async ({ request }) => {
          await keep(request);
          return refusedRule() || HttpResponse.json(success({ id: 3, key: 'tea', revision: 3 }));
        }),
        msw.delete('*/api/admin/rules/:id', async ({ request }) => {
          await keep(request);
          return HttpResponse.json(success({ deleted: true }));
        }),
        msw.get('*/api/admin/dialogues', () =>
          HttpResponse.json(success({ dialogues: [listed(state.dialogue)] })),
        ),
        msw.get('*/api/admin/dialogues/:id', () => HttpResponse.json(success(state.dialogue))),
        msw.post('*/api/admin/dialogues/check', () =>
          HttpResponse.json(success({ problems: state.problems })),
        ),
        msw.post('*/api/admin/dialogues', async ({ request }) => {
          await keep(request);
          return refusedDialogue() || HttpResponse.json(success({ id: 6, key: 'own-2', revision: 1 }));
        }),
        msw.put('*/api/admin/dialogues/:id', async ({ request }) => {
          await keep(request);
          return refusedDialogue() || HttpResponse.json(success({ id: 5, key: 'tea-talk', revision: 3 }));
        }),
        msw.delete('*/api/admin/dialogues/:id', async ({ request }) => {
          await keep(request);
          return HttpResponse.json(success({ deleted: true }));
        }),
        msw.get('*/api/admin/analytics', () => new Promise<never>(() => {})),
        msw.get('*/api/admin/editing', () => HttpResponse.json(success({ others: state.editing }))),
        msw.post('*/api/admin/editing', async ({ request }) => {
          state.beats.push(await request.json());
          return HttpResponse.json(success({ others: state.editing }));
        }),
        msw.get('*/api/admin/categories', () => HttpResponse.json(success(categories))),
        msw.get('*/api/admin/lessons', () =>
          HttpResponse.json(success({ lessons: [kitchen], total: 1, pages: 1 })),
        ),
        msw.get('*/api/lessons/:id', () => HttpResponse.json(success(state.lesson))),
        msw.post('*/api/lessons', async ({ request }) => {
          await keep(request);
          return saved(8, 1);
        }),
        msw.put('*/api/lessons/:id', async ({ request }) => {
          await keep(request);
          return saved(7, 5);
        }),
        msw.delete('*/api/lessons/:id', async ({ request }) => {
          await keep(request);
          return HttpResponse.json(success({ deleted: true }));
        }),
        msw.post('*/api/templates', async ({ request }) => {
          await keep(request);
          return saved(9, 1);
        }),
      );
    },
  };
}

const rowOf = ({
  before: _,
  needs: __,
  pairs: ___,
  checks: ____,
  lastEdit: _____,
  ...row
}: AdminRuleDetail) => row;

const listed = ({
  id,
  key,
  title,
  scene,
  lesson,
  revision,
  editedAt,
  people,
  turns,
}: AdminDialogueDetail) => ({
  ...{ id, key, title, scene, lesson, revision, editedAt },
  people: people.map(({ russian }) => russian),
  turns: turns.length,
});

/** The admin area with its content open. */
export async function openContent(): Promise<void> {
  renderPart(
    <>
      <ToastRegion />
      <AdminView />
    </>,
  );
  fireEvent.click(await screen.findByRole('link', { name: 'Контент' }));
  await screen.findByText('Найдено: 1 урок');
}

/** The rules in their tab. */
export async function openRules(): Promise<void> {
  await openContent();
  fireEvent.click(screen.getByRole('tab', { name: 'Правила' }));
  await screen.findByText('Найдено: 1 правило');
}

export async function openTeaRule(): Promise<void> {
  await openRules();
  fireEvent.click(screen.getByRole('button', { name: /Чай без чая/ }));
  await screen.findByRole('heading', { name: 'Чай без чая' });
}

export async function editTeaRule(): Promise<void> {
  await openTeaRule();
  fireEvent.click(screen.getByRole('button', { name: 'Редактировать' }));
  await screen.findByRole('heading', { name: 'Редактирование правила' });
}

/** The dialogues in their tab. */
export async function openDialogues(): Promise<void> {
  await openContent();
  fireEvent.click(screen.getByRole('tab', { name: 'Диалоги' }));
  await screen.findByText('Найдено: 1 диалог');
}

export async function openTeaDialogue(): Promise<void> {
  await openDialogues();
  fireEvent.click(screen.getByRole('button', { name: /Чай вдвоём/ }));
  await screen.findByRole('heading', { name: 'Чай вдвоём' });
}

export async function editTeaDialogue(): Promise<void> {
  await openTeaDialogue();
  fireEvent.click(screen.getByRole('button', { name: 'Редактировать' }));
  await screen.findByRole('heading', { name: 'Редактирование диалога' });
}

export async function openKitchen(): Promise<void> {
  await openContent();
  fireEvent.click(screen.getByRole('button', { name: /На кухне/ }));
  await screen.findByRole('heading', { name: 'На кухне' });
}

export async function editKitchen(): Promise<void> {
  await openKitchen();
  fireEvent.click(screen.getByRole('button', { name: 'Редактировать' }));
  await screen.findByRole('heading', { name: 'Редактирование урока' });
}

/** Writes into the field of that label, as it stands now. */
export function write(label: string | RegExp, value: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: label }), { target: { value } });
}

export async function chooseIn(label: string, option: string): Promise<void> {
  const select = screen.getByRole('combobox', { name: label });
  await waitFor(() => {
    const found = [...select.querySelectorAll('option')].find((one) => one.textContent === option);
    if (!found) throw new Error(`no option ${option}`);
    fireEvent.change(select, { target: { value: found.value } });
  });
}
