// Plain JavaScript: it is started as the platform starts a function, with nothing loaded before it.
//   node answer-once.mjs <handler file> <request as JSON: url, method, headers, body>
// Prints one line of JSON: { status, headers, body } or { error }, each with the processor time that it took, in cpuMs.
import { pathToFileURL } from 'node:url';

const [file, request] = process.argv.slice(2);
const answer = await ask().catch((error) => ({ error: `${error.name}: ${error.message}` }));
const { user, system } = process.cpuUsage();
process.stdout.write(`${JSON.stringify({ ...answer, cpuMs: (user + system) / 1000 })}\n`, () =>
  process.exit(),
);

async function ask() {
  const { default: handler } = await import(pathToFileURL(file).href);
  const { url, ...init } = JSON.parse(request);
  const response = await handler.fetch(new Request(url, init));
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
  };
}
