/** What is known where a failure is explained. */
export type FailureContext = {
  /** The environment, with what .env has added. */
  variables: Readonly<Record<string, string | undefined>>;
  /** Absolute path of the project. */
  root: string;
};

/** Our own failures are worded in Russian, those of libraries never are. */
export function isInWords(message: string): boolean {
  return /[а-яё]{3}/i.test(message);
}
