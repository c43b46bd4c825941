import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';
import { explainFailure } from './explain-failure.ts';
import { withoutSecrets } from './hidden-secrets.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Runs a command to its end. A failure, also one that nobody waited for, is one or two clear lines and exit code 1; with
 * DEBUG its stack follows. Nothing that is printed holds a secret.
 */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  process.once('uncaughtException', endWith);
  process.once('unhandledRejection', endWith);
  try {
    await work();
  } catch (error) {
    // The code only: what the command has opened may close, and its output is written to the end.
    reportFailure(error);
    process.exitCode = 1;
  } finally {
    process.off('uncaughtException', endWith);
    process.off('unhandledRejection', endWith);
  }
}

/** Reports the failure and ends the process. */
export function endWith(error: unknown): never {
  reportFailure(error);
  process.exit(1);
}

function reportFailure(error: unknown): void {
  const variables = process.env;
  console.error(explainFailure(error, { variables, root }));
  if (variables.DEBUG) console.error(withoutSecrets(inspect(error), variables));
}
