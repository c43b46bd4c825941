/** What was on the command line: names of flags without their dashes, and the rest. */
export type CommandLine = { flags: ReadonlySet<string>; files: string[] };

/**
 * Reads a command line. A flag given to npm itself (`npm run content:import course.csv --dry-run`, without `--`)
 * reaches the script only as a variable of its environment: overlooked, a trial would become an import.
 * Throws an Error that names a flag that is not in `known`.
 */
export function readCommandLine(
  args: readonly string[],
  known: readonly string[],
  variables: Record<string, string | undefined>,
): CommandLine {
  const given = args.filter((arg) => arg.startsWith('--')).map((arg) => arg.slice(2));
  const unknown = given.find((flag) => !known.includes(flag));
  if (unknown !== undefined) {
    throw new Error(`Неизвестный ключ --${unknown}. Есть: ${known.map((flag) => `--${flag}`).join(' ')}`);
  }
  const swallowed = known.filter((flag) => variables[`npm_config_${flag.replaceAll('-', '_')}`] === 'true');
  return { flags: new Set([...given, ...swallowed]), files: args.filter((arg) => !arg.startsWith('--')) };
}
