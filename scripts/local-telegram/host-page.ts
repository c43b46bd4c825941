import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const hostFolder = fileURLToPath(new URL('./host/', import.meta.url));

type HostFiles = { html: string; script: string; style: string };

/** The page around the mini-app: bundled from host/ when it is first requested. */
export function createHostPage(): { serve(pathname: string): Promise<Response | null> } {
  let files: Promise<HostFiles> | null = null;

  const headers = (type: string) => ({
    'Content-Type': `${type}; charset=utf-8`,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': contentSecurityPolicy,
  });

  return {
    /** Null when the path is not one of the page's files. */
    async serve(pathname) {
      const pick = pages[pathname];
      if (!pick) return null;
      files ??= bundleHost();
      const { type, file } = pick;
      return new Response((await files)[file], { headers: headers(type) });
    },
  };
}

const pages: Record<string, { type: string; file: keyof HostFiles }> = {
  '/': { type: 'text/html', file: 'html' },
  '/host.js': { type: 'text/javascript', file: 'script' },
  '/host.css': { type: 'text/css', file: 'style' },
};

/** Nothing from outside but the frame: a mini-app may be hosted anywhere, its origin decides what it may do. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  'frame-src http: https:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

async function bundleHost(): Promise<HostFiles> {
  const result = await build({
    entryPoints: { host: `${hostFolder}main.tsx`, style: `${hostFolder}styles/host.css` },
    bundle: true,
    write: false,
    outdir: '/',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    charset: 'utf8',
    logLevel: 'silent',
  });
  const output = (ending: string) => result.outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return {
    html: await readFile(`${hostFolder}index.html`, 'utf8'),
    script: output('.js'),
    style: output('.css'),
  };
}
