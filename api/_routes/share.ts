import type { RequestBody } from '../../core/contracts/endpoints.ts';
import { DomainError } from '../../core/errors.ts';
import { canOpenLesson } from '../../core/lesson/access.ts';
import { isAdminUser } from '../../core/people/admin.ts';
import { appLinkOf, wordPlace } from '../../core/service/start-link.ts';
import { standingFor } from '../../core/status/ladder.ts';
import { currentStreak } from '../../core/streak/run.ts';
import { dateIn } from '../../core/streak/streak.ts';
import { shareTexts as texts } from '../../core/texts/home/share.ts';
import { lessonsOf } from '../../db/course/catalogue.ts';
import { readWords } from '../../db/day/words.ts';
import { type LearnerFigures, readFigures } from '../../db/rewards/figures.ts';
import { type Handlers, limitCalls } from '../_call.ts';
import type { Deps } from '../_deps.ts';

/** Each one leaves a message at Telegram. */
const shareLimit = { name: 'share', calls: 60, windowSeconds: 3600 };

type Card = { text: string; startParameter: string };

export const shareHandlers: Handlers<'POST /share'> = {
  'POST /share': async ({ body, owner, deps, now }) => {
    if (deps.botLink === undefined) throw new DomainError('unavailable', { code: 'share_not_configured' });
    await limitCalls(deps, shareLimit, String(owner.userId));
    const figures = await readFigures(deps.db, owner.userId, now);
    const { text, startParameter } = await cardOf(deps, figures, body, now);
    const link = appLinkOf(deps.botLink, startParameter);
    const card = { title: texts.title, text, button: { text: texts.open[body.kind], url: link } };
    // Without it the link alone is passed on.
    const preparedId = await deps.stars.prepare(owner.userId, card).catch(() => null);
    return { preparedId, text, link };
  },
};

function cardOf(
  deps: Pick<Deps, 'db' | 'catalogue' | 'adminIds'>,
  figures: LearnerFigures,
  shared: RequestBody<'POST /share'>,
  now: Date,
): Card | Promise<Card> {
  switch (shared.kind) {
    case 'word':
      return wordCard(deps, figures, shared.id);
    case 'lesson':
      return lessonCard(deps, figures, shared.id);
    case 'status':
      return statusCard(figures, now);
  }
}

async function wordCard(
  deps: Pick<Deps, 'db' | 'catalogue' | 'adminIds'>,
  figures: LearnerFigures,
  wordId: number,
): Promise<Card> {
  const [word] = await readWords(deps.db, { userId: figures.user.id, wordIds: [wordId] });
  if (!word) throw new DomainError('not-found', { code: 'word_not_found' });
  await requireOpenLesson(deps, figures, word.lessonId);
  return { text: texts.word(word), startParameter: wordPlace(word.id, word.lessonId) };
}

async function lessonCard(
  deps: Pick<Deps, 'db' | 'catalogue' | 'adminIds'>,
  figures: LearnerFigures,
  lessonId: number,
): Promise<Card> {
  const { lessonNumber: number, name, wordsCount: words } = await requireOpenLesson(deps, figures, lessonId);
  return { text: texts.lesson({ number, name, words }), startParameter: `lesson_${lessonId}` };
}

/** Nothing of a lesson that is closed to the learner is passed on. */
async function requireOpenLesson(
  deps: Pick<Deps, 'db' | 'catalogue' | 'adminIds'>,
  { user }: LearnerFigures,
  lessonId: number,
) {
  const lesson = lessonsOf(await deps.catalogue.get(deps.db)).find(({ id }) => id === lessonId);
  if (!lesson) throw new DomainError('not-found', { code: 'lesson_not_found' });
  const opener = { isPremium: user.isPremium, isAdmin: isAdminUser(user, deps.adminIds) };
  if (!canOpenLesson(lesson, opener)) throw new DomainError('forbidden', { code: 'premium_required' });
  return lesson;
}

function statusCard({ user, activity, wordsLearned }: LearnerFigures, now: Date): Card {
  const today = dateIn(user.timezone, now);
  const days = currentStreak(activity.run, today, activity.rests);
  const level = standingFor(user.points).level.name;
  return {
    text: texts.status({ level, points: user.points, words: wordsLearned, days }),
    startParameter: '',
  };
}
