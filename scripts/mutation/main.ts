/**
 * `npm run test:mutation`: puts mistakes into the rules of every area and counts those that the tests notice; `-- points
 * streak` only of these areas. Prints the survivors (`=` before those
 * that change nothing) and a line for each area. Exits with code 1 when an area does not hold.
 */
import { constants, setPriority } from 'node:os';
import { areas } from './areas.ts';
import { attack } from './attack.ts';
import { holds, scoreOf } from './score.ts';

const names = process.argv.slice(2);
const unknown = names.filter((name) => !areas.some((area) => area.name === name));
if (unknown.length > 0) {
  console.error(
    `Нет такой области: ${unknown.join(', ')}. Есть: ${areas.map(({ name }) => name).join(', ')}`,
  );
  process.exit(1);
}
setPriority(constants.priority.PRIORITY_LOW);
const chosen = names.length > 0 ? areas.filter(({ name }) => names.includes(name)) : areas;
for (const area of chosen) {
  const score = scoreOf(await attack(area));
  const { killed, tried, survivors, unexplained } = score;
  for (const mutant of survivors) {
    const mark = unexplained.includes(mutant) ? '-' : '=';
    const { file, line, code, becomes } = mutant;
    console.log(`${mark} ${file}:${line}  ${code}  →  ${becomes}`);
  }
  const isHeld = holds(area, score);
  if (!isHeld) process.exitCode = 1;
  console.log(`${isHeld ? 'да ' : 'НЕТ'} ${area.name}: ${score.score.toFixed(3)} (${killed} из ${tried})\n`);
}
