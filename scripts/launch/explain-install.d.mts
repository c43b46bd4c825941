export function explainInstall(printed: string): string;
