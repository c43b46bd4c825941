// Plain JavaScript without packages: it may run before any is installed.

/**
 * What of the lock file is not installed as it says, by the path of each package below the project. Compares contents:
 * a lock file that was only touched, or written with other spaces, asks for nothing. Optional packages count where they
 * are made for this machine (the native parts of the build tools); those that package.json itself names as optional may
 * be left out.
 *
 * @param {object} lock package-lock.json
 * @param {object} installed node_modules/.package-lock.json, which npm writes after it has installed something
 * @param {{ platform: string, arch: string, libc: string | undefined }} machine
 * @param {(path: string) => boolean} isThere
 * @returns {string[]}
 */
export function missingPackages(lock, installed, machine, isThere) {
  const leftOut = new Set(
    Object.keys(lock.packages['']?.optionalDependencies ?? {}).map((name) => `node_modules/${name}`),
  );
  return Object.entries(lock.packages)
    .filter(([path, wanted]) => path.includes('node_modules/') && !wanted.link && !leftOut.has(path))
    .filter(([path, wanted]) => {
      const found = installed.packages?.[path];
      const isHere = found !== undefined && isThere(path);
      if (isHere) return found.version !== wanted.version;
      return isNeeded(wanted, machine);
    })
    .map(([path]) => path);
}

function isNeeded(wanted, machine) {
  if (!wanted.optional) return true;
  // What is optional for every machine is a substitute for something else.
  return Boolean(wanted.os ?? wanted.cpu) && isFor(wanted, machine);
}

function isFor({ os, cpu, libc }, machine) {
  return (
    fits(os, machine.platform) && fits(cpu, machine.arch) && (machine.libc ? fits(libc, machine.libc) : true)
  );
}

/** npm's lists name what is allowed, or with an exclamation mark what is not. */
function fits(list, value) {
  if (!list) return true;
  return list.includes(value) || (list.every((each) => each.startsWith('!')) && !list.includes(`!${value}`));
}
