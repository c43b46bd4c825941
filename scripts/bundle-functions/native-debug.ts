import { debuglog } from 'node:util';

/** Replaces the package `debug` in the functions: Node has its own, which `NODE_DEBUG=grammy*` turns on. */
export const debug = (section: string) => debuglog(section);
