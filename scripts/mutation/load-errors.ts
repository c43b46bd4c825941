import type { Reporter, TestModule, Vitest } from 'vitest/node';

/**
 * A change may keep a module from being loaded: then a test file has no tests, and Stryker's runner sees none fail. It
 * sees errors outside of tests, so that is what these become.
 */
export class LoadErrors implements Reporter {
  private vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  onTestModuleEnd(module: TestModule): void {
    for (const error of module.errors()) this.vitest?.state.catchError(error, 'Load Error');
  }
}
