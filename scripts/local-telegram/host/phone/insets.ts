import type { Platform } from '../themes.ts';
import type { AppState } from './app-state.ts';

export type Inset = { top: number; bottom: number; left: number; right: number };

/** Heights on the drawn phone, px. */
const homeIndicatorPx = 20;
const statusBarPx: Record<Platform, number> = { ios: 44, android: 28 };
const floatingButtonsPx = 46;

/**
 * What covers the app's edges, px: `safe` the phone itself (status bar, home indicator), `content` Telegram's
 * floating buttons. Bottom buttons stand between the app and the home indicator.
 */
export function insetsOf(
  { fullscreen, main, secondary }: Pick<AppState, 'fullscreen' | 'main' | 'secondary'>,
  platform: Platform,
): { safe: Inset; content: Inset } {
  const none = { top: 0, bottom: 0, left: 0, right: 0 };
  const reachesBottom = platform === 'ios' && !main.visible && !secondary.visible;
  const bottom = reachesBottom ? homeIndicatorPx : 0;
  if (!fullscreen) return { safe: { ...none, bottom }, content: none };
  return {
    safe: { ...none, top: statusBarPx[platform], bottom },
    content: { ...none, top: floatingButtonsPx },
  };
}
