type LockedPackage = {
  version?: string;
  optional?: boolean;
  link?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
};
export type Lock = { packages: Record<string, LockedPackage> };
export type Machine = { platform: string; arch: string; libc: string | undefined };
export function missingPackages(
  lock: Lock,
  installed: Partial<Lock>,
  machine: Machine,
  isThere: (path: string) => boolean,
): string[];
