/** The action of a button about lessons. */
export type LessonAction =
  | { kind: 'list'; page: number; search: string }
  | { kind: LessonOperation; lessonId: number };

export type LessonOperation =
  | 'card'
  | 'edit'
  | 'publish'
  | 'publish-as-is'
  | 'unpublish'
  | 'free'
  | 'premium'
  | 'ask-delete'
  | 'delete';

/** Short names in the callback data: buttons in old chats outlive a release. */
const operations: Readonly<Record<LessonOperation, string>> = {
  card: 'c',
  edit: 'e',
  publish: 'p',
  'publish-as-is': 'k',
  unpublish: 'u',
  free: 'f',
  premium: 'm',
  'ask-delete': 'q',
  delete: 'd',
};

/** Telegram's limit of callback data. */
const maxBytes = 64;

/** Callback data. */
export const lessonButtons = {
  build(action: LessonAction): string {
    if (action.kind === 'list') return fitted(`al:l:${action.page}:${action.search}`);
    return `al:${operations[action.kind]}:${action.lessonId}`;
  },
  /** Undefined for any other button. */
  parse(data: string): LessonAction | undefined {
    const [, page, search = ''] = /^al:l:(\d{1,4}):(.*)$/s.exec(data) ?? [];
    if (page !== undefined) return { kind: 'list', page: Number(page), search };
    const [, operation, lessonId] = /^al:(\w):(\d{1,9})$/.exec(data) ?? [];
    const kind = (Object.keys(operations) as LessonOperation[]).find(
      (name) => operations[name] === operation,
    );
    return kind && { kind, lessonId: Number(lessonId) };
  },
};

/** As many whole characters as fit: a long search keeps its beginning. */
function fitted(data: string): string {
  let fitting = '';
  for (const character of data) {
    if (Buffer.byteLength(fitting + character) > maxBytes) return fitting;
    fitting += character;
  }
  return fitting;
}
