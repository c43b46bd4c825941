import { useCallback, useEffect, useRef, useState } from 'react';
import { type AdminPlace, addressOf, placeAt } from './place.ts';
import type { UnsavedEdits } from './unsaved.ts';

/**
 * The open place of the admin area, kept in the hash of the address: a reload finds it again, and the browser's back
 * goes through the places. `visit` distinguishes one opening of a place from the next.
 */
export function useAddress(unsaved: UnsavedEdits, start: AdminPlace, onLogOut: () => void) {
  const [open, setOpen] = useState({ place: placeAt(location.hash) ?? start, visit: 0 });
  /** The place in the address bar: that of the section, or where the section itself has gone. */
  const address = useRef(addressOf(open.place));
  const logOut = useRef(onLogOut);
  useEffect(() => {
    logOut.current = onLogOut;
  });

  const note = useCallback((place: AdminPlace) => {
    address.current = addressOf(place);
    if (location.hash !== address.current) history.pushState(null, '', address.current);
  }, []);

  const go = useCallback(
    async (place: AdminPlace) => {
      if (!(await unsaved.mayLeave())) return;
      note(place);
      setOpen(({ visit }) => ({ place, visit: visit + 1 }));
      window.scrollTo(0, 0);
    },
    [unsaved, note],
  );

  useEffect(() => {
    async function follow() {
      const { hash } = location;
      if (hash === address.current) return;
      const place = placeAt(hash);
      const isLogOut = hash === '#/logout';
      if (place && (await unsaved.mayLeave())) {
        address.current = hash;
        setOpen(({ visit }) => ({ place, visit: visit + 1 }));
      } else if (place || isLogOut) history.replaceState(null, '', address.current);
      if (isLogOut) logOut.current();
    }
    window.addEventListener('popstate', follow);
    // While the code of the area was loading the address may have moved on.
    if (location.hash === '#/logout' || placeAt(location.hash)) void follow();
    else history.pushState(null, '', address.current);
    return () => window.removeEventListener('popstate', follow);
  }, [unsaved]);

  return { ...open, go, note };
}
