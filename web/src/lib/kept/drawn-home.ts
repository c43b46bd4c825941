import type { Session } from '../api/session.ts';
import { type LocalStore, localKeys } from '../local-store.ts';
import { drawnHomeLatestMs } from '../time/timing.ts';

/** Home as it was last drawn, by app/use-drawn-home.tsx; put on the screen before React is there. */
export type DrawnHome = {
  /** The address of the views that drew it. */
  release: string;
  html: string;
};

/**
 * The address of the script with React and the views, '' where the page names none. Each release has another one, and
 * classes and styles change with it.
 */
export const addressOfViews = () => document.querySelector<HTMLLinkElement>('link#views')?.href ?? '';

/**
 * Draws the home that this account saw last into `root`, where React replaces it by the real one. The last tap until
 * then is repeated on the same button of that one. Resolves once the drawing can be seen, at once where there is none,
 * and in any case soon: the app starts then.
 */
export async function showDrawnHome(
  root: HTMLElement,
  { session, localStore }: { session: Session; localStore: LocalStore },
): Promise<void> {
  const userId = session.userId();
  // Admin area and log-out have addresses.
  if (userId === null || !session.mayOpen() || location.hash.startsWith('#/')) return;
  const drawn = localStore.read(localKeys.drawnHome(userId)) as DrawnHome | undefined;
  if (drawn?.release !== addressOfViews()) return;
  root.innerHTML = drawn.html;
  repeatTap(root);
  await new Promise<void>((seen) => {
    // The frame is painted after its callbacks.
    requestAnimationFrame(() => setTimeout(seen));
    // A window in the background draws none, and the app must start all the same.
    setTimeout(seen, drawnHomeLatestMs);
  });
}

function repeatTap(root: HTMLElement): void {
  const buttons = () => [...root.querySelectorAll('button')];
  let tapped: HTMLButtonElement | null | undefined;
  let place = -1;
  const remember = ({ target }: Event) => {
    tapped = (target as Element).closest('button');
    place = tapped ? buttons().indexOf(tapped) : -1;
  };
  root.addEventListener('click', remember);
  const replaced = new MutationObserver(() => {
    replaced.disconnect();
    root.removeEventListener('click', remember);
    const button = buttons()[place];
    if (button?.textContent === tapped?.textContent) button?.click();
  });
  replaced.observe(root, { childList: true });
}
