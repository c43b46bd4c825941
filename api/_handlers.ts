import type { Handlers, KeysServedBy } from './_call.ts';
import { adminActHandlers } from './_routes/admin/acts.ts';
import { adminBroadcastHandlers } from './_routes/admin/broadcasts.ts';
import { adminCourseHandlers } from './_routes/admin/course.ts';
import { adminDialogueHandlers } from './_routes/admin/dialogues.ts';
import { adminFigureHandlers } from './_routes/admin/figures.ts';
import { adminInboxHandlers } from './_routes/admin/inbox.ts';
import { adminLessonHandlers } from './_routes/admin/lessons.ts';
import { adminManyLessonsHandlers } from './_routes/admin/lessons-many.ts';
import { adminPeopleHandlers } from './_routes/admin/people.ts';
import { adminReportHandlers } from './_routes/admin/reports.ts';
import { adminRuleHandlers } from './_routes/admin/rules.ts';
import { uploadHandlers } from './_routes/admin/uploads.ts';
import { adminVoicesHandlers } from './_routes/admin/voices.ts';
import { authHandlers } from './_routes/auth.ts';
import { catalogueHandlers } from './_routes/catalogue.ts';
import { courseHandlers } from './_routes/course.ts';
import { dialogueHandlers } from './_routes/dialogues.ts';
import { formHandlers } from './_routes/forms.ts';
import { homeHandlers } from './_routes/home.ts';
import { inboxHandlers } from './_routes/inbox.ts';
import { letterHandlers } from './_routes/letters.ts';
import { memoryHandlers } from './_routes/memory.ts';
import { myDataHandlers } from './_routes/my-data.ts';
import { ownWordHandlers } from './_routes/own-words.ts';
import { paymentHandlers } from './_routes/payments.ts';
import { placementHandlers } from './_routes/placement.ts';
import { progressHandlers } from './_routes/progress.ts';
import { quizHandlers } from './_routes/quiz.ts';
import { reportHandlers } from './_routes/reports.ts';
import { rewardHandlers } from './_routes/rewards.ts';
import { ruleHandlers } from './_routes/rules.ts';
import { searchHandlers } from './_routes/search.ts';
import { serviceHandlers } from './_routes/service.ts';
import { settingsHandlers } from './_routes/settings.ts';
import { shareHandlers } from './_routes/share.ts';
import { statsHandlers } from './_routes/stats.ts';
import { studioHandlers } from './_routes/voice/studio.ts';
import { rowsOf } from './_rows.ts';

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
  [adminActHandlers, async () => (await import('../core/contracts/acts-admin.ts')).actsAdminEndpoints],
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
    async () => (await import('../core/contracts/lessons-admin.ts')).lessonsAdminEndpoints,
  ],
  [
    adminManyLessonsHandlers,
    async () => (await import('../core/contracts/lessons-many.ts')).lessonsManyEndpoints,
  ],
  [adminRuleHandlers, async () => (await import('../core/contracts/rules-admin.ts')).rulesAdminEndpoints],
  [
    adminDialogueHandlers,
    async () => (await import('../core/contracts/dialogues-admin.ts')).dialoguesAdminEndpoints,
  ],
  [
    adminBroadcastHandlers,
    async () => (await import('../core/contracts/broadcasts-admin.ts')).broadcastsAdminEndpoints,
  ],
  [adminCourseHandlers, async () => (await import('../core/contracts/admin.ts')).adminEndpoints],
  [adminPeopleHandlers, async () => (await import('../core/contracts/admin.ts')).adminEndpoints],
  [adminFigureHandlers, async () => (await import('../core/contracts/admin.ts')).adminEndpoints],
  [uploadHandlers, async () => (await import('../core/contracts/uploads.ts')).uploadEndpoints],
  [studioHandlers, async () => (await import('../core/contracts/studio.ts')).studioEndpoints],
  [adminVoicesHandlers, async () => (await import('../core/contracts/studio.ts')).studioEndpoints],
]);
