import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as z from 'zod';

/** Strict: a route that says something the router below does not know must not be passed over. */
const Route = z.union([
  z.strictObject({ handle: z.enum(['filesystem', 'rewrite', 'resource', 'hit', 'miss', 'error']) }),
  z.strictObject({
    /** Regular expression over the path. */
    src: z.string(),
    /** New path; $1 is the first group of `src`. */
    dest: z.string().optional(),
    headers: z.record(z.string(), z.string()).optional(),
    methods: z.array(z.string()).optional(),
    status: z.number().optional(),
    /** Go on with the next route. */
    continue: z.boolean().optional(),
    /** Look for a file or function at `dest` at once. */
    check: z.boolean().optional(),
  }),
]);
export type Route = z.infer<typeof Route>;

const CronJob = z.object({ path: z.string(), schedule: z.string() });

const Config = z.object({
  version: z.literal(3),
  routes: z.array(Route),
  crons: z.array(CronJob).default([]),
  schedules: z.record(z.string(), CronJob).default({}),
});

const FunctionConfig = z.object({
  handler: z.string(),
  /** E.g. 'nodejs24.x'. */
  runtime: z.string(),
  /** Seconds. */
  maxDuration: z.number().optional(),
  regions: z.array(z.string()).optional(),
  /** What starts it beside calls: messages of a topic. */
  experimentalTriggers: z
    .array(z.object({ type: z.string(), topic: z.string(), maxConcurrency: z.number().optional() }))
    .default([]),
  environment: z.record(z.string(), z.string()).default({}),
  /** Files that are taken from the project when it is published: place in the function to place in the project. */
  filePathMap: z.record(z.string(), z.string()).default({}),
});

export type BuiltFunction = z.infer<typeof FunctionConfig> & {
  /** E.g. 'api/index'. */
  name: string;
  folder: string;
  /** Paths inside the folder, without the platform's own description. */
  files: string[];
  /** Paths that it will have beside them. */
  mapped: string[];
  bytes: number;
};

/** The builder of each source, e.g. '@vercel/node' of 'api/index.js'; '@vercel/static-build' makes the page. */
const Builds = z.object({ builds: z.array(z.object({ use: z.string(), src: z.string() })) });

/** What a build left for the platform, in the form of its Build Output API, version 3. */
export type Output = {
  folder: string;
  routes: Route[];
  /** Of its Cron Jobs and of its Schedules. */
  crons: z.infer<typeof CronJob>[];
  functions: BuiltFunction[];
  builds: z.infer<typeof Builds>['builds'];
  /** Paths of the static files, without a leading slash. */
  statics: Set<string>;
};

const description = '.vc-config.json';

/** Reads the output in `folder`; throws when it is not what the Build Output API describes. */
export function readOutput(folder: string): Output {
  const config = Config.parse(readJson(join(folder, 'config.json')));
  const functions = join(folder, 'functions');
  return {
    folder,
    routes: config.routes,
    crons: [...config.crons, ...Object.values(config.schedules)],
    builds: Builds.parse(readJson(join(folder, 'builds.json'))).builds,
    functions: foldersOfFunctions(functions).map((found) => readFunction(functions, found)),
    statics: new Set(filesUnder(join(folder, 'static'))),
  };
}

function readFunction(functions: string, folder: string): BuiltFunction {
  const files = filesUnder(folder).filter((path) => path !== description);
  const config = FunctionConfig.parse(readJson(join(folder, description)));
  return {
    ...config,
    name: relative(functions, folder)
      .replaceAll('\\', '/')
      .replace(/\.func$/, ''),
    folder,
    files,
    mapped: Object.keys(config.filePathMap),
    bytes: files.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0),
  };
}

function foldersOfFunctions(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.isSymbolicLink())
    .flatMap(({ name }) => {
      const path = join(folder, name);
      return name.endsWith('.func') ? [path] : foldersOfFunctions(path);
    });
}

/** Paths below `folder` with forward slashes, hidden files too. */
function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, 'utf8'));
}
