import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { patientPage } from '../patient.ts';
import { recordPage } from './fresh-page.ts';
import { NearObserver } from './near-observer.ts';
import { runSdk } from './telegram-sdk.ts';

// Late code is compiled by the test runner when it is first wanted: on a busy machine that takes its time.
configure({ asyncUtilTimeout: patientPage.timeout });

// In a page without a layout everything is near.
Object.assign(globalThis, { IntersectionObserver: NearObserver });

// Files share a worker, its packages and its page; modules of the product and of test support are a file's own.
vi.resetModules();
const clearPage = recordPage();
runSdk();
afterEach(cleanup);
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  clearPage();
});
