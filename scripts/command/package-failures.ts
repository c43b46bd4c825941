import { messageOf, textAt } from './failure-chain.ts';

/** Puts right what `--omit=optional`, `--omit=dev` or `--production` have left out. */
const repairPackages = 'npm install --include=dev --include=optional';

/** A package, or the part of it that is made for this processor, is not installed; undefined for other failures. */
export function explainPackages(chain: readonly object[]): string | undefined {
  for (const error of chain) {
    const message = messageOf(error);
    const missing = missingIn(error, message);
    if (missing) {
      return `Не хватает пакета ${missing}: пакеты поставлены не все.\nПоставьте их (нужна сеть): ${repairPackages}`;
    }
    if (
      /native binding|ERR_DLOPEN_FAILED|installed esbuild for another platform|@esbuild\/|lightningcss/i.test(
        message,
      )
    ) {
      return (
        'Не хватает двоичной части сборщика для этого компьютера: пакеты поставлены без необязательных или на другой системе.\n' +
        `Поставьте их (нужна сеть): ${repairPackages}`
      );
    }
  }
  return undefined;
}

function missingIn(error: object, message: string): string | undefined {
  const code = textAt(error, 'code');
  if (code !== 'ERR_MODULE_NOT_FOUND' && code !== 'MODULE_NOT_FOUND') return undefined;
  const name = /Cannot find (?:package|module) '([^']+)'/.exec(message)?.[1];
  // A file of our own is no package.
  return name && !/^[./]|^[A-Za-z]:/.test(name) ? name.split('/node_modules/').at(-1) : undefined;
}
