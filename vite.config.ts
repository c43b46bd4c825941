import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Puts the style sheet of the first view into index.html: the static skeleton is then painted with the very first answer,
 * without a second round trip. Sheets of later chunks stay files of their own.
 */
function inlineEntryStyles(): Plugin {
  return {
    name: 'mila:inline-entry-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        return html.replace(
          /<link rel="stylesheet"[^>]*href="\/([^"]+\.css)"[^>]*>/g,
          (link, file: string) => {
            const asset = bundle[file];
            if (asset?.type !== 'asset') return link;
            return `<style>${asset.source}</style>`;
          },
        );
      },
    },
  };
}

/** Class names of five letters: they stand in the page, in the styles and in the code, so length counts. */
function shortClassName(name: string, file: string): string {
  const place = `${relative(import.meta.dirname, file)} ${name}`;
  return `_${createHash('sha256').update(place).digest('base64url').replace(/[-_]/g, '').slice(0, 4)}`;
}

export default defineConfig(({ command }) => ({
  root: 'web',
  css: command === 'build' ? { modules: { generateScopedName: shortClassName } } : {},
  publicDir: 'public',
  plugins: [react(), inlineEntryStyles()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    target: 'es2022',
    // Every WebView that can run the bridge knows modulepreload well enough; the polyfill would only add weight.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
}));
