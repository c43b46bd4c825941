/**
 * `npm run check:deploy`: builds the tracked files as the platform does after a push, looks at what came out, and
 * starts each function from it. One line per check; ends with code 1 on any failure. Needs git, the network for
 * packages, and no account.
 */
import { endpoints } from '../../core/contracts/endpoints.ts';
import { queueTopic } from '../../core/service/queued-work.ts';
import { sections } from '../../db/content/index.ts';
import { audioIndex } from '../../db/content/sounds/audio.ts';
import { root, runCommand } from '../command/run-command.ts';
import { wordsOf } from '../content-files/placed-words.ts';
import { buildDeployment } from './build.ts';
import { trackedFiles } from './clean-copy.ts';
import { checkFunctions, checkStatics, queueFunction } from './contents.ts';
import type { Finding } from './finding.ts';
import { type Output, readOutput } from './output.ts';
import { findPlatformNode, platformMajor } from './platform-node.ts';
import { checkHeaders, checkQueue, checkRoutes } from './routes.ts';
import { checkStarts } from './starts.ts';

/** The free plan has timers of once a day only (docs/deploy.md). */
const optionalTimers = new Set(['GET /cron/hourly', 'GET /cron/often']);

async function check(): Promise<Finding[]> {
  const output = readOutput(buildDeployment(root, console.log));
  const table = Object.entries(endpoints).map(([key, { servedBy, access }]) => {
    const [method = '', path = ''] = key.split(' ');
    return { method, path, servedBy, isCron: access === 'cron', isOptional: optionalTimers.has(key) };
  });
  const published = trackedFiles(root).filter((path) => path.startsWith('web/public/'));
  const expected = {
    functions: [...new Set(table.map(({ servedBy }) => `api/${servedBy}`)), queueFunction],
    words: wordsOf(sections).map(({ pronunciation }) => pronunciation),
    files: [
      'index.html',
      ...published.map((path) => path.slice('web/public/'.length)),
      ...Object.values(audioIndex).map(({ hash }) => `audio/${hash}.mp3`),
    ],
  };
  return [
    ...checkFunctions(output, expected),
    ...checkStatics(output, expected),
    ...checkRoutes(output, table),
    checkQueue(output, queueTopic),
    ...checkHeaders(output),
    ...(await checkStarts(output)),
    ...(await checkPlatformStarts(output)),
  ];
}

/** The same once more on the Node that the platform picks. */
async function checkPlatformStarts(output: Output): Promise<Finding[]> {
  const node = findPlatformNode();
  if (node) return checkStarts(output, node);
  console.log(
    `На Node ${platformMajor} не проверено: его нет, и npm его не получил. PLATFORM_NODE=… назовёт программу.`,
  );
  return [];
}

await runCommand(async () => {
  const findings = await check();
  for (const { name, problems } of findings) {
    console.log(problems.length === 0 ? `ok  ${name}` : `НЕТ ${name}: ${problems.join('; ')}`);
  }
  const failed = findings.filter(({ problems }) => problems.length > 0).length;
  console.log(failed === 0 ? '\nГотово к публикации.' : `\nНе прошло проверок: ${failed}.`);
  if (failed > 0) process.exitCode = 1;
});
