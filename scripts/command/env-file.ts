/** A line of an .env file that says nothing that we could use, or says it in a way that nobody would notice. */
export class EnvFileError extends Error {
  constructor(file: string, problem: string) {
    super(`${file}: ${problem}`);
    this.name = 'EnvFileError';
  }
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1251';

/**
 * The text of an .env file as the editors and shells of Windows, macOS and Linux write it: UTF-8 or UTF-16 of either
 * byte order, with and without a byte order mark, and windows-1251, which is what a file of another encoding with
 * Russian comments nearly always is: the values are Latin in all of them.
 */
export function decodeEnvFile(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes);
  return encoding === 'utf-16be' ? decode('utf-16le', swapped(bytes)) : decode(encoding, bytes);
}

function encodingOf(bytes: Uint8Array): Encoding {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  // Latin letters in UTF-16: every second byte is zero.
  const zeros = [0, 0];
  bytes.forEach((byte, at) => {
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (even + odd > bytes.length / 8) return odd > even ? 'utf-16le' : 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1251';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** The decoder drops a byte order mark. */
const decode = (encoding: Encoding, bytes: Uint8Array): string => new TextDecoder(encoding).decode(bytes);

function swapped(bytes: Uint8Array): Uint8Array {
  const even = bytes.slice(0, bytes.length - (bytes.length % 2));
  return new Uint8Array(Buffer.from(even).swap16());
}

/** What is invisible at the ends of a value that was copied from a page or a chat. */
const invisible = '\\s\\u00a0\\u00ad\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff\\0';
const trimmed = (text: string): string =>
  text.replace(new RegExp(`^[${invisible}]+|[${invisible}]+$`, 'g'), '');

const closingOf: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '«': '»',
  '“': '”',
  '„': '“',
  '‘': '’',
};
/** Words that shells write before an assignment. */
const assignment = /^(?:export|set|setx|declare -x)\s+|^\$env:/i;

/**
 * The variables of an .env file. Spaces around the name and the value, quotes of any kind, `export`, `set` and `$env:`
 * before the name, comments of whole lines and after a space are understood; the last line of a name counts. Throws
 * EnvFileError with the number of a line that is no assignment: it is never skipped, since it may be the token.
 */
export function parseEnvFile(text: string, file = '.env'): Record<string, string> {
  const variables: Record<string, string> = {};
  const lines = text.replaceAll('\0', '').split(/\r\n|[\n\r\u2028\u2029\u0085]/);
  lines.map(trimmed).forEach((line, at) => {
    if (line === '' || /^(#|;|\/\/|REM\s)/i.test(line)) return;
    const [, name, rest = ''] = /^([A-Za-z_]\w*)\s*=(.*)$/s.exec(line.replace(assignment, '')) ?? [];
    if (name === undefined) throw new EnvFileError(file, notUnderstood(line, at + 1));
    const value = valueIn(trimmed(rest));
    if (value === undefined) throw new EnvFileError(file, `строка ${at + 1} (${name}): кавычка не закрыта.`);
    variables[name] = value;
  });
  return variables;
}

function notUnderstood(line: string, number: number): string {
  const name = /^\W*([A-Za-z_]\w*)\s*[:=]/.exec(line)?.[1];
  return (
    `строка ${number}${name ? ` (${name})` : ''} не понята. Нужно ИМЯ=значение, по одному на строке; ` +
    'пояснения начинаются с #.'
  );
}

/** The value without its quotes and the comment behind it; undefined when a quote is not closed. */
function valueIn(rest: string): string | undefined {
  // JSON holds quotes and signs of its own.
  if (/^[{[].*[}\]]$/.test(rest)) return rest;
  const closing = closingOf[rest[0] ?? ''];
  if (closing === undefined) return trimmed(rest.replace(/(^|\s)#.*$/s, ''));
  for (let end = rest.indexOf(closing, 1); end > 0; end = rest.indexOf(closing, end + 1)) {
    const after = trimmed(rest.slice(end + 1));
    if (after === '' || after.startsWith('#')) return trimmed(rest.slice(1, end));
  }
  return undefined;
}
