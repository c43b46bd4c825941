import { createHash } from 'node:crypto';
import type { ResponseData } from '../../core/contracts/endpoints.ts';
import type { SendOptions, TestBackend } from './backend.ts';

type Today = ResponseData<'GET /today'>;

const sessions = {
  due: {},
  'due, without sound and voice': { speak: '0', listen: '0' },
  difficult: { kind: 'difficult' },
  'mixed-up letters': { kind: 'letters' },
  numbers: { kind: 'numbers' },
} satisfies Record<string, Record<string, string>>;

/**
 * What the server gives a learner to do, a line for each view: what is asked in order, and a hash of all that was
 * answered but the time. Learners who get the same lines get the same day.
 */
export async function recordDay(backend: TestBackend, id: number): Promise<string[]> {
  const token = await backend.login(id);
  const lines: string[] = [];
  const record = (view: string, asked: string, answer: object) =>
    lines.push(`${id} ${view}: ${[asked, hashOf(answer)].filter(Boolean).join(' ')}`);
  const call = <K extends 'GET /today' | 'GET /letters'>(key: K, options: SendOptions = {}) =>
    backend.call(key, { token, ...options });
  let due: Today | undefined;
  for (const [view, query] of Object.entries(sessions)) {
    const { serverTime, ...today } = await call('GET /today', { query });
    due ??= { serverTime, ...today };
    record(view, askedIn(today), { ...today, rules: today.rules.map(withoutTexts) });
  }
  const letters = await call('GET /letters');
  const met = letters.filter(({ state }) => state.phase !== 'new').length;
  record('letters', `${met} of ${letters.length} met`, letters);
  const verb = due?.forms.find(({ skill }) => skill.startsWith('verb:'))?.wordId;
  if (verb !== undefined) {
    const options = { token, params: { wordId: verb }, query: { tense: 'next' } };
    const response = await backend.send('GET /forms/{wordId}', options);
    // Without premium a word of a paid lesson may still be reviewed, its verb not practised.
    record('forms', String(response.status), (await response.json()) as object);
  }
  return lines;
}

function askedIn({
  minutes,
  letters,
  rules,
  forms,
  numbers,
  tasks,
  again,
}: Omit<Today, 'serverTime'>): string {
  const word = ({ wordId, exercise, rivalId }: Today['tasks'][number]) =>
    `${wordId}${rivalId ? `/${rivalId}` : ''}=${exercise}`;
  return [
    `${minutes} min`,
    ...letters.map(({ key, exercise }) => `${key}=${exercise}`),
    ...rules.map(({ key, place }) => `${key}=${place ?? 'words'}`),
    ...forms.map(({ skill, exercise, wordId }) => `${skill}=${exercise}@${wordId}`),
    ...numbers.map(({ digits }) => digits),
    ...tasks.map(word),
    ...again.map((task) => `again ${word(task)}`),
  ].join(' ');
}

/** Written checks are known by their places: their texts are read and changed apart. */
const withoutTexts = ({ ruleId, place, check }: Today['rules'][number]) => [ruleId, place ?? check];

const hashOf = (answer: object): string =>
  createHash('sha256').update(JSON.stringify(answer)).digest('hex').slice(0, 12);
