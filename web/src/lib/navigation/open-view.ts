import { createContext, useContext } from 'react';
import type { View } from './view.ts';

/** The way to another view for what lies deep within one, such as a sheet over an exercise; null outside of the app. */
export const OpenViewContext = createContext<((view: View) => void) | null>(null);

export const useOpenView = () => useContext(OpenViewContext);
