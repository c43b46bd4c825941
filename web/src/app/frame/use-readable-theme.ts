import { useEffect } from 'react';
import { keepReadable } from '../../lib/theme/readable-theme.ts';

/** Looks at the client's colours now and after each change of them. */
export function useReadableTheme(): void {
  useEffect(() => {
    const root = document.documentElement;
    const look = () => keepReadable(root);
    look();
    const changes = new MutationObserver(look);
    changes.observe(root, { attributes: true, attributeFilter: ['style', 'data-theme'] });
    return () => changes.disconnect();
  }, []);
}
