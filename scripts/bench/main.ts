/**
 * `npm run bench`: every figure with its floor measured in the same run. Names after `--` choose parts: http, load,
 * page, start.
 */
import { benchColdStart } from './cold-start/main.ts';
import { benchFirstView } from './first-view/main.ts';
import { benchHttp } from './http/main.ts';
import { benchLoad } from './load/main.ts';
import { atMost, conclude, printBars } from './report.ts';

const parts: Record<string, () => Promise<boolean>> = {
  http: benchHttp,
  load: benchLoad,
  start: benchColdStart,
  page: benchFirstView,
};
const asked = process.argv.slice(2).filter((name) => name in parts);
/** The whole run, on a quiet machine. */
const wholeMinutes = 15;

let holds = true;
const began = performance.now();
const minutesSince = (start: number) => (performance.now() - start) / 60_000;
for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
  const part = parts[name];
  const start = performance.now();
  if (part && !(await part())) holds = false;
  console.log(`(${name}: ${minutesSince(start).toFixed(1)} мин)`);
}
if (asked.length === 0 && !printBars([atMost('весь прогон, мин', minutesSince(began), wholeMinutes)])) {
  holds = false;
}
conclude(holds);
process.exit();
