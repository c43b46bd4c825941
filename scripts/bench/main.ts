/**
 * `npm run bench`: every figure with its floor measured in the same run. Names after `--` choose parts: http, load,
 * page, start.
 */
import { benchColdStart } from './cold-start/main.ts';
import { benchFirstView } from './first-view/main.ts';
import { benchHttp } from './http/main.ts';
import { benchLoad } from './load/main.ts';

const parts: Record<string, () => Promise<boolean>> = {
  http: benchHttp,
  load: benchLoad,
  start: benchColdStart,
  page: benchFirstView,
};
const asked = process.argv.slice(2).filter((name) => name in parts);
let holds = true;
for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
  const part = parts[name];
  if (part && !(await part())) holds = false;
}
console.log(holds ? '\nВсе планки взяты.' : '\nНе все планки взяты.');
process.exit(holds ? 0 : 1);
