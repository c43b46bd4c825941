/** SPEC §4, §9: at most five at a time, five seconds each. */
export const toastLimit = 5;

export type Toast = {
  title?: string;
  description?: string;
  variant?: 'default' | 'destructive';
  /** A button beside the words; a press closes the toast. */
  action?: { text: string; onPress: () => void };
  /** How long it stays; missing: as every toast. */
  ms?: number;
  /** A newer toast of the same id takes the place of the one that is shown. */
  id?: string;
};

type Show = (toast: Toast) => void;

export type Toasts = ReturnType<typeof createToasts>;

/** Toasts that wait for the region, which is loaded after the first paint. */
export function createToasts() {
  const waiting: Toast[] = [];
  let show: Show | undefined;
  return {
    /** Shows a notification; safe to call at any moment, also before the region is there. */
    toast(toast: Toast): void {
      if (show) show(toast);
      else if (waiting.push(toast) > toastLimit) waiting.shift();
    },
    /** Passes everything that waited, and all that follows, to the region. Returns a function that detaches it. */
    connectToasts(region: Show): () => void {
      show = region;
      for (const toast of waiting.splice(0)) region(toast);
      return () => {
        if (show === region) show = undefined;
      };
    },
  };
}
