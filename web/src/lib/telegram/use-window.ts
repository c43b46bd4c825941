import { useEffect } from 'react';
import { useTelegram } from '../services.ts';

/** Asks before the app is closed while `on`: for a quiz or unsaved edits. */
export function useClosingConfirmation(on: boolean): void {
  const { confirmClosing } = useTelegram();
  useEffect(() => (on ? confirmClosing() : undefined), [on, confirmClosing]);
}

/** Keeps a downward stroke from closing the app while `on`: for drawing. */
export function useNoVerticalSwipes(on: boolean): void {
  const { stopSwipes } = useTelegram();
  useEffect(() => (on ? stopSwipes() : undefined), [on, stopSwipes]);
}
