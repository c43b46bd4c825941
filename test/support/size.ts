/** `npm run test:long` asks for the full sizes of the test plan; a usual run takes a part of them. */
export function sized(usual: number, full: number): number {
  return process.env.TEST_SIZE === 'full' ? full : usual;
}
