import { DomainError } from '../../core/errors.ts';
import { errorText } from '../../core/texts/errors.ts';
import { explainDatabase } from './database-failures.ts';
import { failureChain, messageOf, systemFailureOf, textAt } from './failure-chain.ts';
import { type FailureContext, isInWords } from './failure-context.ts';
import { explainFile } from './file-failures.ts';
import { mistypedAddressName, withoutSecrets } from './hidden-secrets.ts';
import { explainNetwork } from './network-failures.ts';
import { explainPackages } from './package-failures.ts';
import { explainTelegram } from './telegram-failures.ts';

/** More of a foreign message says nothing to an operator. */
const longestMessage = 300;

/**
 * A failure of a command in one or two lines of Russian: its cause, and what helps. Without secrets: neither values of
 * the environment nor credentials of an address. What nobody has foreseen is named by the first line of its message,
 * with the way to its details.
 */
export function explainFailure(error: unknown, context: FailureContext): string {
  const chain = failureChain(error);
  const system = systemFailureOf(chain);
  // Words of our own come first, unless a service has worded them in Russian.
  const text =
    explainTelegram(chain, system, context) ??
    explainDatabase(chain, system, context) ??
    wordsIn(chain, context) ??
    explainDomainError(chain) ??
    explainFlags(chain) ??
    explainPackages(chain) ??
    (system && explainFile(system, context)) ??
    (system && explainNetwork(system)) ??
    explainUnknown(error, chain);
  return withoutSecrets(text, context.variables);
}

/** A refusal of the product's own, as a person reads it in the app. */
function explainDomainError(chain: readonly object[]): string | undefined {
  const refusal = chain.find((error) => error instanceof DomainError);
  return refusal && errorText(refusal.kind, refusal.code);
}

function wordsIn(chain: readonly object[], { variables }: FailureContext): string | undefined {
  const words = chain.map(messageOf).find(isInWords);
  const isMistyped = words?.includes('DATABASE_URL неверна');
  const address = isMistyped && mistypedAddressName(variables.DATABASE_URL ?? '');
  return address ? `${words}\nСейчас DATABASE_URL ведёт на ${address}.` : words;
}

/** Flags of a command that it does not have, by Node's own reader of them. */
function explainFlags(chain: readonly object[]): string | undefined {
  const wrong = chain.find((error) => textAt(error, 'code')?.startsWith('ERR_PARSE_ARGS'));
  const flag = wrong && /'(--?[^' ]+)/.exec(messageOf(wrong))?.[1];
  return wrong && `Команда не понимает ${flag ?? 'эти ключи'}. Её ключи названы в docs/commands.md.`;
}

function explainUnknown(error: unknown, chain: readonly object[]): string {
  const said = chain.map(messageOf).find((message) => message.trim() !== '') ?? String(error);
  const line = said.trim().split('\n', 1)[0]?.slice(0, longestMessage);
  return `Непредвиденная ошибка: ${line}\nПодробности: та же команда с DEBUG=1.`;
}
