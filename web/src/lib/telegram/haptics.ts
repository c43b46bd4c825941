import { attempt, type Client } from './client.ts';

/** 'success' and 'error' for answers, 'warning' for refusals, 'select' for keys and choices, 'tap' for buttons. */
export type Haptic = (kind: 'success' | 'error' | 'warning' | 'select' | 'tap') => void;

export function createHaptics({ web, supports }: Client) {
  let vibration = true;
  const haptic: Haptic = (kind) => {
    if (!vibration || !supports('6.1')) return;
    attempt(() => {
      if (kind === 'select') web.HapticFeedback.selectionChanged();
      else if (kind === 'tap') web.HapticFeedback.impactOccurred('light');
      else web.HapticFeedback.notificationOccurred(kind);
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
