import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { root } from '../command/run-command.ts';
import type { Format } from './content-folder.ts';

const biome = createRequire(import.meta.url).resolve('@biomejs/biome/bin/biome');

/** The layout that `npm run format` gives to a file of `db/content`. Throws when the formatter refuses the text. */
export const formatContent: Format = (text, name) => {
  const args = [biome, 'format', `--stdin-file-path=db/content/${name}`];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`db/content/${name}: ${stderr}`);
  return stdout;
};
