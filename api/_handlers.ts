import type { Handlers, KeysServedBy } from './_call.ts';
import { adminCourseHandlers } from './_routes/admin-course.ts';
import { adminFigureHandlers } from './_routes/admin-figures.ts';
import { adminLessonHandlers } from './_routes/admin-lessons.ts';
import { adminPeopleHandlers } from './_routes/admin-people.ts';
import { uploadHandlers } from './_routes/admin-uploads.ts';
import { adminVoicesHandlers } from './_routes/admin-voices.ts';
import { authHandlers } from './_routes/auth.ts';
import { catalogueHandlers } from './_routes/catalogue.ts';
import { courseHandlers } from './_routes/course.ts';
import { formHandlers } from './_routes/forms.ts';
import { homeHandlers } from './_routes/home.ts';
import { letterHandlers } from './_routes/letters.ts';
import { memoryHandlers } from './_routes/memory.ts';
import { paymentHandlers } from './_routes/payments.ts';
import { placementHandlers } from './_routes/placement.ts';
import { progressHandlers } from './_routes/progress.ts';
import { quizHandlers } from './_routes/quiz.ts';
import { rewardHandlers } from './_routes/rewards.ts';
import { searchHandlers } from './_routes/search.ts';
import { serviceHandlers } from './_routes/service.ts';
import { settingsHandlers } from './_routes/settings.ts';
import { statsHandlers } from './_routes/stats.ts';
import { studioHandlers } from './_routes/studio.ts';

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
  ...letterHandlers,
  ...placementHandlers,
  ...formHandlers,
  ...paymentHandlers,
  ...serviceHandlers,
  ...adminLessonHandlers,
  ...adminCourseHandlers,
  ...adminPeopleHandlers,
  ...adminFigureHandlers,
  ...uploadHandlers,
  ...studioHandlers,
  ...adminVoicesHandlers,
};
