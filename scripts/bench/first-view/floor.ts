import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

const html = `<!doctype html><html lang="ru"><head><meta charset="utf-8"><title>Floor</title></head>
<body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>`;
const main = `import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(<p id="usable">שלום</p>);`;

/** Builds the floor of the page: an empty Vite and React page that shows one word. Returns the folder of the files. */
export async function buildFloor(root: string): Promise<string> {
  const folder = join(root, '.cache', 'bench-floor');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'main.jsx'), main);
  await build({
    configFile: false,
    root: folder,
    plugins: [react()],
    logLevel: 'error',
    build: { outDir: 'dist' },
  });
  return join(folder, 'dist');
}
