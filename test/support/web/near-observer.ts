/** An observer of what comes near, for a page without a layout: all that it is given is near. */
export class NearObserver {
  readonly #call: (seen: { isIntersecting: boolean }[]) => void;

  constructor(call: (seen: { isIntersecting: boolean }[]) => void) {
    this.#call = call;
  }

  observe(): void {
    this.#call([{ isIntersecting: true }]);
  }

  disconnect(): void {}
}
