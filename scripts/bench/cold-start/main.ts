import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deployment } from '../../check-deploy/build.ts';
import { deployedEnvironment } from '../../check-deploy/environment.ts';
import { firstCall } from '../../check-deploy/first-call.ts';
import {
  type Answer,
  answerOnce,
  type FunctionRequest,
  isolate,
  keepingCompiled,
} from '../../check-deploy/function-process.ts';
import { type BuiltFunction, type Output, readOutput } from '../../check-deploy/output.ts';
import { findPlatformNode } from '../../check-deploy/platform-node.ts';
import { median } from '../figures.ts';
import { printRatio, type Ratio, ratioOf, whyTooBusy } from '../paired.ts';
import { atMost, printBars, printTable } from '../report.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const bare = fileURLToPath(new URL('bare.mjs', import.meta.url));
const rounds = 11;
/** Against bare Node. */
const bar = 2.5;

/** One line of the figures: a function as deployed, or bare Node. */
export type Row = {
  name: string;
  /** Median processor time of a fresh process until its first response. */
  ms: number;
  /** Against bare Node, round by round. */
  ratio: Ratio;
  files: number;
  /** Of what it loads at its start; and of packages beside it, which the first call that needs them loads. */
  bytes: number;
  bytesBeside: number;
};

type Start = { name: string; file: string; request: FunctionRequest; status: number; times: number[] };

/**
 * Measures the processor time of cold starts of the functions as the platform's build makes them, in turn with bare Node:
 * process start, import, first response; on the platform's Node where npm has it, otherwise on this one. Without network:
 * each gets as far as it can without a database. The last build is used when its sources have not changed. Of a start
 * before the first round what V8 compiled is kept, as the platform's own build leaves it beside the function. Throws when
 * a function does not respond as it should.
 */
async function measureColdStart(): Promise<Row[]> {
  const output = readOutput(deployment(root, console.log));
  const env = deployedEnvironment();
  const node = findPlatformNode();
  console.log(`Node ${node?.version ?? process.versions.node}`);
  const answer = ({ file, request }: Start, given = env) => answerOnce(file, request, given, node?.program);
  const { fileOf, remove } = isolate(output);
  const starts: Start[] = [
    { name: 'bare node', file: bare, request: { url: 'https://mila.example/' }, status: 200, times: [] },
    ...output.functions.map((built) => ({
      name: built.name,
      file: fileOf(built),
      ...firstCall(built.name, env),
      times: [],
    })),
  ];
  try {
    for (const start of starts) timeOf(start, await answer(start, keepingCompiled(env)));
    for (let round = 0; round < rounds; round += 1) {
      for (const start of starts) start.times.push(timeOf(start, await answer(start)));
    }
  } finally {
    remove();
  }
  return rows(starts, output);
}

function timeOf({ name, status }: Start, answer: Answer): number {
  if ('error' in answer) throw new Error(`${name} did not start: ${answer.error}`);
  if (answer.status !== status)
    throw new Error(`${name} answered ${answer.status}, not ${status}: ${answer.body}`);
  return answer.cpuMs;
}

function rows(starts: readonly Start[], output: Output): Row[] {
  const floors = starts[0]?.times ?? [];
  const busy = whyTooBusy(floors);
  if (busy) console.log(busy);
  return starts.map(({ name, times }) => {
    const built = output.functions.find((one) => one.name === name);
    const ratio = ratioOf(times.map((value, round) => ({ value, floor: floors[round] ?? Number.NaN })));
    return { name, ms: median(times), ratio, files: built?.files.length ?? 0, ...bytesOf(built) };
  });
}

function bytesOf(built: BuiltFunction | undefined): { bytes: number; bytesBeside: number } {
  const sum = (files: readonly string[]) =>
    files.reduce((total, file) => total + statSync(join(built?.folder ?? '', file)).size, 0);
  const isBeside = (file: string) => file.startsWith('node_modules/');
  const files = built?.files ?? [];
  return { bytes: sum(files.filter((file) => !isBeside(file))), bytesBeside: sum(files.filter(isBeside)) };
}

/** Measures, prints the table, and returns whether every function meets its bar. */
export async function benchColdStart(): Promise<boolean> {
  const measured = await measureColdStart();
  console.log(`\nХолодный старт, процессорное время, медиана ${rounds} новых процессов; планка ${bar} x`);
  printTable(
    measured.map(({ name, ms, ratio, files, bytes, bytesBeside }) => ({
      function: name,
      ms: Math.round(ms),
      'x bare': printRatio(ratio),
      files,
      bytes,
      beside: bytesBeside,
    })),
  );
  const functions = measured.filter(({ files }) => files > 0);
  return printBars(
    functions.map(({ name, ratio }) => atMost(`холодный старт ${name}, x bare`, ratio.median, bar)),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = (await benchColdStart()) ? 0 : 1;
