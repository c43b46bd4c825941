/** The number of `--name=…` on the command line, or `usual`. Throws when it is not a number above 0. */
export function numberAsked(name: string, usual: number): number {
  const asked = process.argv.find((arg) => arg.startsWith(`--${name}=`))?.slice(name.length + 3);
  const wanted = asked === undefined ? usual : Number(asked);
  if (!(wanted > 0)) throw new Error(`--${name}: число больше нуля`);
  return wanted;
}
