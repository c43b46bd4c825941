/** Names of variables whose values are never printed. */
const secretName = /TOKEN|SECRET|KEY|PASSWORD|DATABASE_(READ_)?URL/i;
/** A shorter value would be found in ordinary words. */
const shortestSecret = 6;

const botToken = /\d{6,}:[\w-]{30,}/g;
const jsonWebToken = /eyJ[\w-]+\.[\w-]+\.[\w-]*/g;
/**
 * The part between the scheme and the host of an address, even of a mistyped one: everything up to its last @. An example
 * of ours holds no secret.
 */
const credentials = /(\/\/?)(?!имя:пароль@)[^\s/@]*?:[^\s]*@/g;
/** Parameters of an address that are secrets themselves. */
const secretParameter = /([?&](?:password|token|key|secret|pwd)=)[^&\s'"]+/gi;

const hidden = '…';

/**
 * A text without secrets: neither values of the environment, nor tokens, nor the user and password of an address.
 * `variables` is the environment, whose values are hidden wherever they appear.
 */
export function withoutSecrets(
  text: string,
  variables: Readonly<Record<string, string | undefined>>,
): string {
  const values = Object.entries(variables)
    .flatMap(([name, value]) => (value && secretName.test(name) ? [value, ...partsOf(value)] : []))
    .filter((value) => value.length >= shortestSecret)
    .sort((a, b) => b.length - a.length);
  const unvalued = values.reduce((cleaned, value) => cleaned.replaceAll(value, hidden), text);
  return unvalued
    .replace(botToken, hidden)
    .replace(jsonWebToken, hidden)
    .replace(credentials, `$1${hidden}@`)
    .replace(secretParameter, `$1${hidden}`);
}

/** The user and the password in an address, also as they are written once they are decoded. */
function partsOf(address: string): string[] {
  const password = /\/\/?[^\s/@:]*:(\S*)@/.exec(address)?.[1];
  return password === undefined ? [] : [password, decoded(password)];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * An address as a person recognises it: its host, port and path. Never its user, password or parameters, even when it
 * is mistyped; undefined when no host can be found in it.
 */
export function addressName(address: string): string | undefined {
  const rest = address.replace(/^.*?:?\/\/?/s, '').replace(/^.*@/s, '');
  return /^[\w.-]+(:\d+)?(\/[\w.~-]*)*/.exec(rest)?.[0] || undefined;
}

/** The same for an address that is no address: only what can be nothing but its host, lest it be a part of a password. */
export function mistypedAddressName(address: string): string | undefined {
  const name = address.includes('@') ? addressName(address) : undefined;
  return name && /^(localhost|[\w-]+(\.[\w-]+)+)(:\d+)?(\/|$)/.test(name) ? name : undefined;
}
