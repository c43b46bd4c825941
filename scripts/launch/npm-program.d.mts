export function npmProgram(
  args: readonly string[],
  machine?: { env?: Record<string, string | undefined>; platform?: string },
): { command: string; args: string[]; shell: boolean };
export function packageProgram(root: string, name: string, bin?: string): string;
