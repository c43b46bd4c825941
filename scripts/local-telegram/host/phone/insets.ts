import type { Platform } from '../themes.ts';
import type { AppState } from './app-state.ts';

export type Inset = { top: number; bottom: number; left: number; right: number };

const homeIndicatorPx = 20;

/** What of the phone covers the edges of the app, px: the home indicator, where no main button stands above it. */
export function safeAreaOf({ main }: Pick<AppState, 'main'>, platform: Platform): Inset {
  const bottom = platform === 'ios' && !main.visible ? homeIndicatorPx : 0;
  return { top: 0, bottom, left: 0, right: 0 };
}
