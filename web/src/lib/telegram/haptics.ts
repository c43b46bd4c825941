import type { Client } from './client.ts';

/** 'success' and 'error' for answers, 'warning' for refusals, 'select' for keys and choices, 'tap' for buttons. */
export type Haptic = (kind: 'success' | 'error' | 'warning' | 'select' | 'tap') => void;

export function createHaptics({ call, supports }: Client) {
  let vibration = true;
  const haptic: Haptic = (kind) => {
    if (!vibration || !supports('6.1')) return;
    call(({ HapticFeedback }) => {
      if (kind === 'select') HapticFeedback.selectionChanged();
      else if (kind === 'tap') HapticFeedback.impactOccurred('light');
      else HapticFeedback.notificationOccurred(kind);
    });
  };
  return {
    haptic,
    /** The learner's setting «вибрация». */
    allowVibration(allowed: boolean): void {
      vibration = allowed;
    },
  };
}
