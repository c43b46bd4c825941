import type { Platform } from '../themes.ts';
import type { AppState } from './app-state.ts';

type Inset = { top: number; bottom: number; left: number; right: number };

const homeIndicatorPx = 20;

/** How much of the app's edges the phone covers, px: the home indicator, where no main button is above it. */
export function safeAreaOf({ main }: Pick<AppState, 'main'>, platform: Platform): Inset {
  const bottom = platform === 'ios' && !main.visible ? homeIndicatorPx : 0;
  return { top: 0, bottom, left: 0, right: 0 };
}
