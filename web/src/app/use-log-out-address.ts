import { useEffect } from 'react';
import { useServices } from '../lib/services.ts';

/**
 * Asks to log out where the app is opened at #/logout, or somebody goes there (SPEC §2). While the admin area is open it
 * follows addresses itself, and asks about its unsaved edits first.
 */
export function useLogOutAddress(isAdminOpen: boolean): void {
  const services = useServices();
  useEffect(() => {
    if (isAdminOpen) return;
    function follow() {
      if (location.hash !== '#/logout') return;
      // Neither a reload nor the browser's back asks again.
      history.replaceState(null, '', location.pathname + location.search);
      import('../features/admin/log-out.ts')
        .then(({ logOut }) => logOut(services))
        .catch((error: unknown) => {
          console.warn('log-out not loaded', error);
          services.toast({ variant: 'destructive' });
        });
    }
    follow();
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [isAdminOpen, services]);
}
