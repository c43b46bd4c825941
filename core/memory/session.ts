import type { Random } from '../random.ts';
import type { Task } from './plan.ts';

/** A miss comes back after this many other tasks: enough to leave short-term memory, few enough to be remembered. */
export const missReturnsAfter = { least: 3, most: 5 };

/** A task of a session; `again` marks misses that came back: practice, no longer counted. */
export type SessionTask = Task & { again: boolean };

/** A session in progress: pure, so it can run on any device and in a test. */
export type Session = {
  /** The remaining tasks, the current one first. */
  queue: readonly SessionTask[];
  /** Words answered right at their first task, in order. */
  strengthened: readonly number[];
  /** Words missed at least once. */
  missed: readonly number[];
  answered: number;
};

export function startSession(tasks: readonly Task[], misses: readonly Task[] = []): Session {
  const queue = [
    ...tasks.map((task) => ({ ...task, again: false })),
    // Missed earlier today, on another device perhaps.
    ...misses.map((task) => ({ ...task, again: true })),
  ];
  return { queue: withoutTwins(queue), strengthened: [], missed: [], answered: 0 };
}

export function currentTask(session: Session): SessionTask | undefined {
  return session.queue[0];
}

/** Returns the session after an answer to its current task: a miss is queued again a little later. */
export function answerTask(session: Session, wasRight: boolean, random: Random): Session {
  const [task, ...rest] = session.queue;
  if (!task) return session;
  const { least, most } = missReturnsAfter;
  const after = least + Math.floor(random() * (most - least + 1));
  const queue = wasRight ? rest : [...rest.slice(0, after), { ...task, again: true }, ...rest.slice(after)];
  const addTo = (list: readonly number[]) => (list.includes(task.wordId) ? list : [...list, task.wordId]);
  return {
    queue: withoutTwins(queue, task.wordId),
    strengthened: wasRight && !task.again ? addTo(session.strengthened) : session.strengthened,
    missed: wasRight ? session.missed : addTo(session.missed),
    answered: session.answered + 1,
  };
}

/** Returns the session with another exercise of the same skill for its current task: «не могу говорить сейчас» swaps. */
export function swapTask(session: Session, exercise: Task['exercise']): Session {
  const [task, ...rest] = session.queue;
  return task ? { ...session, queue: [{ ...task, exercise }, ...rest] } : session;
}

/** The same tasks, never with a word twice in a row as long as there is another; `before` is the word asked last. */
function withoutTwins(tasks: readonly SessionTask[], before?: number): SessionTask[] {
  const rest = [...tasks];
  const inOrder: SessionTask[] = [];
  let last = before;
  while (rest.length > 0) {
    const other = rest.findIndex(({ wordId }) => wordId !== last);
    const [task] = rest.splice(Math.max(0, other), 1);
    if (!task) break;
    inOrder.push(task);
    last = task.wordId;
  }
  return inOrder;
}
