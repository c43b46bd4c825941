/** Throws the signal's reason once it has been aborted. Old engines have no `throwIfAborted`, and know no reasons. */
export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw abortReason(signal);
}

/** The signal's reason; the usual one on engines that know none. */
export const abortReason = (signal: AbortSignal): unknown =>
  signal.reason ?? new DOMException('The work was called off', 'AbortError');
