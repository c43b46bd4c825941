import { type CSSProperties, useEffect, useSyncExternalStore } from 'react';
import { type ExternalToast, toast as sonner, Toaster } from 'sonner';
import { toastTexts } from '../../../../core/texts/toast.ts';
import { useServices } from '../../lib/services.ts';
import { toastMs } from '../../lib/time/timing.ts';
import { completeToast } from '../../lib/toasts/complete-toast.ts';
import { type Toast, toastLimit } from '../../lib/toasts/toasts.ts';
import styles from './toast-region.module.css';

/** Where toasts appear: below the header, newest first, at most five, five seconds each (SPEC §4, §9). */
export function ToastRegion() {
  const { connectToasts } = useServices();
  const theme = useSyncExternalStore(watchTheme, readTheme);
  useEffect(() => connectToasts(createShow()), [connectToasts]);
  return (
    <Toaster
      className={styles.region}
      style={colours}
      theme={theme}
      position="top-center"
      duration={toastMs}
      visibleToasts={toastLimit}
      gap={8}
      offset={{ top: 'calc(60px + var(--safe-top))' }}
      mobileOffset={{ top: 'calc(60px + var(--safe-top))', left: 16, right: 16 }}
      containerAriaLabel={toastTexts.region}
      toastOptions={{
        classNames: {
          toast: styles.toast,
          title: styles.title,
          description: styles.text,
          actionButton: styles.action,
        },
      }}
    />
  );
}

// Sonner's own themes outrank a class; a style on its list does not lose. CSS variables are no part of React's type.
const colours = {
  '--normal-bg': 'var(--card)',
  '--normal-border': 'var(--line)',
  '--normal-text': 'var(--ink)',
  '--border-radius': '14px',
} as CSSProperties;

/** Shows toasts and removes the oldest when there are more than five. */
function createShow(): (toast: Toast) => void {
  const shown: (string | number)[] = [];
  const forget = ({ id }: { id: string | number }) => {
    const place = shown.indexOf(id);
    if (place >= 0) shown.splice(place, 1);
  };
  return (toast) => {
    const { title, description, variant, id, action, ms } = completeToast(toast);
    const options: ExternalToast = { id, description, duration: ms, onDismiss: forget, onAutoClose: forget };
    // A toast without a button that takes the place of one with it must say so, or sonner keeps the button.
    options.action = action && { label: action.text, onClick: action.onPress };
    if (variant === 'destructive') options.className = styles.destructive;
    const newest = sonner(title, options);
    if (!shown.includes(newest)) shown.push(newest);
    if (shown.length > toastLimit) sonner.dismiss(shown[0]);
  };
}

function watchTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => observer.disconnect();
}

function readTheme(): 'dark' | 'light' {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}
