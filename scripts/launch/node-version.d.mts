export function isNodeSupported(version: string): boolean;
