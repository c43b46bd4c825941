/** `npm run test:long` asks for the full sizes of the test plan; a usual run uses smaller ones. */
export function sized(usual: number, full: number): number {
  return process.env.TEST_SIZE === 'full' ? full : usual;
}
