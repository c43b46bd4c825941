import { expect, it } from 'vitest';
import { createHostPage } from '../host-page.ts';

it('the page is bundled from its sources and asks nothing of the outside', async () => {
  const page = createHostPage();
  const read = async (path: string) => {
    const response = await page.serve(path);
    return { text: (await response?.text()) ?? '', headers: response?.headers };
  };
  const html = await read('/');
  const script = await read('/host.js');
  const style = await read('/host.css');
  expect(html.text).toContain('src="/host.js"');
  expect(html.headers?.get('content-security-policy')).toContain("script-src 'self'");
  expect(script.text).toContain('Открыть приложение');
  expect(style.text).toContain('.phone');
  for (const { text } of [html, style]) expect(text).not.toMatch(/(?:src|href|url)[=(]["']?https?:/);
  expect(await page.serve('/secrets')).toBeNull();
});
