// Plain JavaScript without packages, in the syntax of an old Node: it says that the Node is too old.

/**
 * Whether the build tools run on this Node: 20 from 20.19 on, not 21, and every later one.
 *
 * @param {string} version e.g. '20.19.0'
 * @returns {boolean}
 */
export function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major === 20) return minor >= 19;
  return major > 21;
}
