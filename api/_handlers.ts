import type { Handlers, KeysServedBy } from './_call.ts';
import { later } from './_later.ts';
import { rowsOf } from './_rows.ts';

const adminActHandlers = later(
  ['GET /admin/bin', 'POST /admin/bin/restore', 'POST /admin/actions/undo'],
  async () => (await import('./_routes/admin/acts.ts')).adminActHandlers,
);
const adminBroadcastHandlers = later(
  [
    'GET /admin/broadcasts',
    'GET /admin/broadcasts/audience',
    'GET /admin/broadcasts/{id}',
    'POST /admin/broadcasts',
    'POST /admin/broadcasts/test',
    'POST /admin/broadcasts/{id}/stop',
    'POST /admin/broadcasts/{id}/continue',
    'DELETE /admin/broadcasts/{id}',
  ],
  async () => (await import('./_routes/admin/broadcasts.ts')).adminBroadcastHandlers,
);
const adminCourseHandlers = later(
  ['GET /admin/export', 'POST /admin/import'],
  async () => (await import('./_routes/admin/course.ts')).adminCourseHandlers,
);
const adminDialogueHandlers = later(
  [
    'GET /admin/dialogues',
    'GET /admin/dialogues/{id}',
    'POST /admin/dialogues',
    'POST /admin/dialogues/check',
    'PUT /admin/dialogues/{id}',
    'DELETE /admin/dialogues/{id}',
  ],
  async () => (await import('./_routes/admin/dialogues.ts')).adminDialogueHandlers,
);
const adminEditingHandlers = later(
  ['GET /admin/editing', 'POST /admin/editing'],
  async () => (await import('./_routes/admin/editing.ts')).adminEditingHandlers,
);
const adminVersionHandlers = later(
  [
    'GET /admin/lessons/{id}/versions',
    'GET /admin/lessons/{id}/versions/{version}',
    'POST /admin/lessons/{id}/versions/{version}',
  ],
  async () => (await import('./_routes/admin/versions.ts')).adminVersionHandlers,
);
const adminFigureHandlers = later(
  [
    'GET /admin/analytics',
    'GET /admin/period',
    'GET /admin/period/tables',
    'GET /admin/actions',
    'POST /admin/leaderboard',
    'POST /admin/reconcile',
    'GET /admin/diagnostics',
  ],
  async () => (await import('./_routes/admin/figures.ts')).adminFigureHandlers,
);
const adminInboxHandlers = later(
  [
    'GET /admin/threads',
    'GET /admin/threads/{id}',
    'GET /admin/threads/{id}/files/{messageId}',
    'POST /admin/threads/{id}/messages',
    'POST /admin/threads/{id}/close',
    'POST /admin/threads/{id}/copies',
  ],
  async () => (await import('./_routes/admin/inbox.ts')).adminInboxHandlers,
);
const adminLessonHandlers = later(
  [
    'GET /admin/lessons',
    'POST /lessons',
    'PUT /lessons/{id}',
    'DELETE /lessons/{id}',
    'POST /templates',
    'POST /admin/words/taught',
    'GET /admin/categories',
    'POST /admin/sections',
    'PUT /admin/sections/{id}',
    'DELETE /admin/sections/{id}',
    'POST /admin/subsections',
    'PUT /admin/subsections/{id}',
    'DELETE /admin/subsections/{id}',
    'PUT /admin/order',
  ],
  async () => (await import('./_routes/admin/lessons.ts')).adminLessonHandlers,
);
const adminManyLessonsHandlers = later(
  [
    'GET /admin/lessons/ids',
    'POST /admin/lessons/many',
    'POST /admin/lessons/drafts',
    'POST /admin/lessons/export',
  ],
  async () => (await import('./_routes/admin/lessons-many.ts')).adminManyLessonsHandlers,
);
const adminPeopleHandlers = later(
  ['GET /admin/users', 'GET /admin/users/file', 'GET /admin/users/{id}', 'PATCH /admin/users/{id}'],
  async () => (await import('./_routes/admin/people.ts')).adminPeopleHandlers,
);
const adminReportHandlers = later(
  ['GET /admin/reports', 'POST /admin/reports/{id}/close'],
  async () => (await import('./_routes/admin/reports.ts')).adminReportHandlers,
);
const adminRuleHandlers = later(
  [
    'GET /admin/rules',
    'GET /admin/rules/{id}',
    'POST /admin/rules',
    'POST /admin/rules/check',
    'PUT /admin/rules/{id}',
    'DELETE /admin/rules/{id}',
  ],
  async () => (await import('./_routes/admin/rules.ts')).adminRuleHandlers,
);
const uploadHandlers = later(
  ['POST /uploads', 'GET /uploads/{id}'],
  async () => (await import('./_routes/admin/uploads.ts')).uploadHandlers,
);
const adminVoicesHandlers = later(
  [
    'GET /admin/voices',
    'GET /admin/voices/takes',
    'POST /admin/voices/takes/{id}',
    'POST /admin/voices/publish',
    'GET /admin/voices/synthetic',
    'PUT /admin/voices/synthetic/{id}',
    'DELETE /admin/voices/synthetic/{id}',
  ],
  async () => (await import('./_routes/admin/voices.ts')).adminVoicesHandlers,
);
const authHandlers = later(
  ['POST /auth/telegram', 'GET /auth/telegram/verify', 'POST /auth/logout', 'GET /me', 'GET /profile'],
  async () => (await import('./_routes/auth.ts')).authHandlers,
);
const catalogueHandlers = later(
  ['GET /sections', 'GET /categories', 'GET /lessons', 'GET /lessons/{id}', 'GET /verbs/{wordId}'],
  async () => (await import('./_routes/course/catalogue.ts')).catalogueHandlers,
);
const courseHandlers = later(
  ['GET /course', 'GET /course/{version}'],
  async () => (await import('./_routes/course/course.ts')).courseHandlers,
);
const dialogueHandlers = later(
  ['GET /dialogues', 'GET /dialogues/{id}', 'POST /dialogues/{id}/answers'],
  async () => (await import('./_routes/dialogues.ts')).dialogueHandlers,
);
const formHandlers = later(
  ['GET /forms/{wordId}', 'POST /forms/answers'],
  async () => (await import('./_routes/forms.ts')).formHandlers,
);
const homeHandlers = later(['GET /home'], async () => (await import('./_routes/home.ts')).homeHandlers);
const inboxHandlers = later(
  ['POST /threads', 'GET /threads'],
  async () => (await import('./_routes/inbox.ts')).inboxHandlers,
);
const letterHandlers = later(
  ['GET /letters', 'POST /letters/answers'],
  async () => (await import('./_routes/letters.ts')).letterHandlers,
);
const memoryHandlers = later(
  [
    'GET /today',
    'POST /reviews',
    'POST /reviews/undo',
    'GET /memory',
    'GET /memory/confusions',
    'GET /memory/export',
  ],
  async () => (await import('./_routes/memory.ts')).memoryHandlers,
);
const myDataHandlers = later(
  ['GET /me/deletion', 'POST /me/deletion', 'DELETE /me/deletion'],
  async () => (await import('./_routes/my-data.ts')).myDataHandlers,
);
const ownWordHandlers = later(
  [
    'GET /own-words',
    'POST /own-words',
    'POST /own-words/read',
    'PUT /own-words/{id}',
    'DELETE /own-words/{id}',
    'POST /own-words/{id}/restore',
    'GET /own-words/export',
    'GET /own-lists',
    'POST /own-lists',
    'DELETE /own-lists/{token}',
    'GET /shared-lists/{token}',
    'POST /shared-lists/{token}/copy',
    'POST /shared-lists/{token}/report',
    'GET /admin/shared-lists',
    'PUT /admin/shared-lists/{token}',
  ],
  async () => (await import('./_routes/own-words.ts')).ownWordHandlers,
);
const paymentHandlers = later(
  [
    'POST /payments/create-invoice',
    'POST /payments/cancel-pending',
    'GET /payments/orders/{id}',
    'GET /payments',
    'GET /admin/payments',
    'GET /admin/payments/file',
    'POST /admin/payments/{chargeId}/refund',
  ],
  async () => (await import('./_routes/payments.ts')).paymentHandlers,
);
const placementHandlers = later(
  ['GET /placement', 'GET /known-words', 'POST /known-words', 'POST /known-words/forget'],
  async () => (await import('./_routes/placement.ts')).placementHandlers,
);
const progressHandlers = later(
  [
    'GET /progress',
    'GET /progress/user/{userId}',
    'GET /progress/user/{userId}/lesson/{lessonId}',
    'POST /progress',
    'GET /users/progress',
  ],
  async () => (await import('./_routes/progress.ts')).progressHandlers,
);
const quizHandlers = later(
  ['POST /quiz/start', 'POST /quiz/results'],
  async () => (await import('./_routes/quiz.ts')).quizHandlers,
);
const reportHandlers = later(
  ['POST /reports'],
  async () => (await import('./_routes/reports.ts')).reportHandlers,
);
const rewardHandlers = later(
  [
    'POST /achievements/award-word-points/{userId}',
    'GET /users/{userId}/achievements',
    'POST /achievements',
    'GET /users/{userId}/streak',
    'POST /user-activity',
    'GET /leaderboard',
    'GET /user-status-levels',
    'GET /user-status-levels/{id}',
    'GET /activity/updates',
    'GET /global-updates',
  ],
  async () => (await import('./_routes/rewards.ts')).rewardHandlers,
);
const ruleHandlers = later(
  ['GET /rules', 'POST /rules/{id}/answers'],
  async () => (await import('./_routes/rules.ts')).ruleHandlers,
);
const searchHandlers = later(
  ['GET /search/words', 'POST /search/text', 'GET /search'],
  async () => (await import('./_routes/search.ts')).searchHandlers,
);
const serviceHandlers = later(
  [
    'POST /client-log',
    'GET /health',
    'GET /openapi.json',
    'GET /cron/daily',
    'GET /cron/often',
    'GET /cron/hourly',
  ],
  async () => (await import('./_routes/service.ts')).serviceHandlers,
);
const settingsHandlers = later(
  ['GET /users/settings', 'PUT /users/settings', 'GET /voices', 'GET /reminders'],
  async () => (await import('./_routes/settings.ts')).settingsHandlers,
);
const shareHandlers = later(['POST /share'], async () => (await import('./_routes/share.ts')).shareHandlers);
const statsHandlers = later(
  [
    'GET /users/stats',
    'GET /users/stats/{userId}',
    'POST /users/sync-stats',
    'POST /users/sync-stats/{userId}',
    'GET /users/statistics',
    'PATCH /users/{userId}',
  ],
  async () => (await import('./_routes/stats.ts')).statsHandlers,
);
const studioHandlers = later(
  ['GET /studio', 'GET /studio/items', 'POST /studio/consent', 'DELETE /studio/recordings'],
  async () => (await import('./_routes/voice/studio.ts')).studioHandlers,
);

/** Every row of the endpoint table that the function `index` serves: a row without a handler does not compile. */
export const indexHandlers: Handlers<KeysServedBy<'index'>> = {
  ...authHandlers,
  ...homeHandlers,
  ...catalogueHandlers,
  ...courseHandlers,
  ...searchHandlers,
  ...progressHandlers,
  ...quizHandlers,
  ...statsHandlers,
  ...rewardHandlers,
  ...settingsHandlers,
  ...memoryHandlers,
  ...ownWordHandlers,
  ...myDataHandlers,
  ...letterHandlers,
  ...ruleHandlers,
  ...dialogueHandlers,
  ...reportHandlers,
  ...inboxHandlers,
  ...shareHandlers,
  ...placementHandlers,
  ...formHandlers,
  ...paymentHandlers,
  ...serviceHandlers,
  ...adminLessonHandlers,
  ...adminManyLessonsHandlers,
  ...adminRuleHandlers,
  ...adminDialogueHandlers,
  ...adminReportHandlers,
  ...adminInboxHandlers,
  ...adminActHandlers,
  ...adminVersionHandlers,
  ...adminEditingHandlers,
  ...adminBroadcastHandlers,
  ...adminCourseHandlers,
  ...adminPeopleHandlers,
  ...adminFigureHandlers,
  ...uploadHandlers,
  ...studioHandlers,
  ...adminVoicesHandlers,
};

/** The rows of these handlers, part by part. */
export const openIndexRow = rowsOf([
  [authHandlers, async () => (await import('../core/contracts/auth.ts')).authEndpoints],
  [homeHandlers, async () => (await import('../core/contracts/home.ts')).homeEndpoints],
  [catalogueHandlers, async () => (await import('../core/contracts/catalogue.ts')).catalogueEndpoints],
  [courseHandlers, async () => (await import('../core/contracts/catalogue.ts')).catalogueEndpoints],
  [searchHandlers, async () => (await import('../core/contracts/search.ts')).searchEndpoints],
  [progressHandlers, async () => (await import('../core/contracts/progress.ts')).progressEndpoints],
  [quizHandlers, async () => (await import('../core/contracts/quiz.ts')).quizEndpoints],
  [statsHandlers, async () => (await import('../core/contracts/stats.ts')).statsEndpoints],
  [rewardHandlers, async () => (await import('../core/contracts/rewards.ts')).rewardEndpoints],
  [settingsHandlers, async () => (await import('../core/contracts/settings.ts')).settingsEndpoints],
  [memoryHandlers, async () => (await import('../core/contracts/memory.ts')).memoryEndpoints],
  [ownWordHandlers, async () => (await import('../core/contracts/own-words.ts')).ownWordEndpoints],
  [myDataHandlers, async () => (await import('../core/contracts/my-data.ts')).myDataEndpoints],
  [letterHandlers, async () => (await import('../core/contracts/letters.ts')).letterEndpoints],
  [dialogueHandlers, async () => (await import('../core/contracts/dialogues.ts')).dialogueEndpoints],
  [shareHandlers, async () => (await import('../core/contracts/share.ts')).shareEndpoints],
  [reportHandlers, async () => (await import('../core/contracts/reports.ts')).reportEndpoints],
  [adminActHandlers, async () => (await import('../core/contracts/admin/acts.ts')).actsAdminEndpoints],
  [
    adminVersionHandlers,
    async () => (await import('../core/contracts/admin/versions.ts')).versionsAdminEndpoints,
  ],
  [
    adminEditingHandlers,
    async () => (await import('../core/contracts/admin/editing.ts')).editingAdminEndpoints,
  ],
  [adminReportHandlers, async () => (await import('../core/contracts/reports.ts')).reportEndpoints],
  [inboxHandlers, async () => (await import('../core/contracts/inbox.ts')).inboxEndpoints],
  [adminInboxHandlers, async () => (await import('../core/contracts/inbox.ts')).inboxEndpoints],
  [ruleHandlers, async () => (await import('../core/contracts/rules.ts')).ruleEndpoints],
  [placementHandlers, async () => (await import('../core/contracts/placement.ts')).placementEndpoints],
  [formHandlers, async () => (await import('../core/contracts/forms.ts')).formEndpoints],
  [paymentHandlers, async () => (await import('../core/contracts/payments.ts')).paymentEndpoints],
  [serviceHandlers, async () => (await import('../core/contracts/service.ts')).serviceEndpoints],
  [
    adminLessonHandlers,
    async () => (await import('../core/contracts/admin/lessons.ts')).lessonsAdminEndpoints,
  ],
  [
    adminManyLessonsHandlers,
    async () => (await import('../core/contracts/admin/lessons-many.ts')).lessonsManyEndpoints,
  ],
  [adminRuleHandlers, async () => (await import('../core/contracts/admin/rules.ts')).rulesAdminEndpoints],
  [
    adminDialogueHandlers,
    async () => (await import('../core/contracts/admin/dialogues.ts')).dialoguesAdminEndpoints,
  ],
  [
    adminBroadcastHandlers,
    async () => (await import('../core/contracts/admin/broadcasts.ts')).broadcastsAdminEndpoints,
  ],
  [adminCourseHandlers, async () => (await import('../core/contracts/admin/admin.ts')).adminEndpoints],
  [adminPeopleHandlers, async () => (await import('../core/contracts/admin/admin.ts')).adminEndpoints],
  [adminFigureHandlers, async () => (await import('../core/contracts/admin/admin.ts')).adminEndpoints],
  [uploadHandlers, async () => (await import('../core/contracts/voices/uploads.ts')).uploadEndpoints],
  [studioHandlers, async () => (await import('../core/contracts/voices/studio.ts')).studioEndpoints],
  [adminVoicesHandlers, async () => (await import('../core/contracts/voices/studio.ts')).studioEndpoints],
]);
