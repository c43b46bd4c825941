import { cleanup, render } from '@testing-library/react';
import { HttpResponse, http as msw, type RequestHandler } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Home } from '../../../core/contracts/home.ts';
import { App } from '../../../web/src/app/app.tsx';
import { samplePayments } from './payment-samples.ts';
import { sampleCourse, sampleHome, sampleLogin, sampleOwnHome, success } from './samples.ts';
import { createPage } from './services.tsx';

/** A server of canned responses for tests of the whole mini-app; `calls` lists the requests, e.g. 'GET /home'. */
export function createAppServer() {
  const calls: string[] = [];
  const state = { home: sampleHome() };
  const usual: RequestHandler[] = [
    msw.post('*/api/auth/telegram', () => HttpResponse.json(success(sampleLogin(state.home)))),
    msw.get('*/api/home', () => HttpResponse.json(success(sampleOwnHome(state.home)))),
    msw.get('*/api/course', () => HttpResponse.json(success(sampleCourse(state.home)))),
    msw.get('*/api/course/:version', () => HttpResponse.json(success(sampleCourse(state.home)))),
    msw.get('*/api/profile', () => HttpResponse.json(success({ user: sampleLogin(state.home).user }))),
    msw.get('*/api/payments', () => HttpResponse.json(success(samplePayments()))),
    msw.get('*/api/rules', () => HttpResponse.json(success([]))),
    msw.get('*/api/dialogues', () => HttpResponse.json(success([]))),
    msw.get('*/api/lessons/:id', () => new Promise<never>(() => {})),
    msw.get('*/api/health', () => HttpResponse.json(success({ version: '0', database: 'up', store: 'up' }))),
    msw.post('*/api/client-log', () => HttpResponse.json(success({ accepted: 1 }))),
  ];
  const server = setupServer(...usual);
  server.events.on('request:start', ({ request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname.replace('/api', '')}`);
  });

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    cleanup();
    server.resetHandlers();
    localStorage.clear();
    calls.length = 0;
    state.home = sampleHome();
  });
  afterAll(() => server.close());

  return {
    calls,
    use: server.use.bind(server),
    answerHome(home: Home) {
      state.home = home;
    },
    /** From now on no request arrives. */
    cutNetwork() {
      server.use(msw.all('*/api/*', () => HttpResponse.error()));
    },
  };
}

export function renderApp() {
  const page = createPage();
  return { ...page, ...render(<App {...page} />) };
}
