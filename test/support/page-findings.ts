/**
 * Checks that run inside the page of the mini-app. Each function is serialised and sent into the page: it must not use
 * anything from outside of itself. Each returns one line per finding, and an empty list when all is well.
 */

/**
 * Hebrew letters in a text whose nearest element with a language is not Hebrew, or has no direction of its own. An option
 * of a list holds nothing but text: its letters cannot be marked.
 */
export function strayHebrew(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim() ?? '';
    const parent = node.parentElement;
    if (!/[\u0590-\u05FF]/.test(text) || !parent || parent.matches('option')) continue;
    const isHebrew = parent.closest('[lang]')?.getAttribute('lang') === 'he';
    if (!isHebrew) found.push(`no lang=he: ${text}`);
    // A bdi without dir detects the direction itself.
    else if (!parent.closest('bdi, [dir=rtl]')) found.push(`no direction: ${text}`);
  }
  return found;
}

/**
 * Controls too small to be hit by a finger of 44 px, and not enlarged by a label or by an area around them. A key of
 * the Hebrew keyboard may be 28 px wide; a link inside a sentence is as high as its line. Behind a modal dialog nothing can
 * be hit at all.
 */
export function smallTargets(): string[] {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
  const controls = (modal ?? document).querySelectorAll<HTMLElement>(
    'button, a[href], input, select, textarea, summary, [role=button], [role=tab], [role=switch], [role=radio]',
  );
  const found: string[] = [];
  for (const control of controls) {
    if (!control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (getComputedStyle(control).display === 'inline') continue;
    const target = control.closest('label') ?? control;
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = target.getBoundingClientRect();
    if (box.width < 2) continue; // only for screen readers
    const isKey = control.closest('[role=group][dir=ltr]') !== null;
    const reach = (isWide: boolean) => {
      // A pixel less than half: the browser rounds boxes to its own grid.
      const half = isWide && isKey ? 13 : 21;
      return [-half, half].every((away) => {
        const x = box.x + box.width / 2 + (isWide ? away : 0);
        const y = box.y + box.height / 2 + (isWide ? 0 : away);
        const hit = document.elementFromPoint(x, y);
        return target.contains(hit);
      });
    };
    const isWideEnough = box.width >= (isKey ? 28 : 44) - 0.5 || reach(true);
    const isHighEnough = box.height >= 43.5 || reach(false);
    if (isWideEnough && isHighEnough) continue;
    const name = control.getAttribute('aria-label') ?? control.textContent ?? control.outerHTML;
    found.push(`${Math.round(box.width)}x${Math.round(box.height)} ${name.trim().slice(0, 50)}`);
  }
  window.scrollTo(0, 0);
  return found;
}

/** Text that does not fit: cut off by its own box, outside of its button, or beyond an edge of the screen. */
export function unfitText(): string[] {
  const root = document.documentElement;
  const found: string[] = [];
  if (root.scrollWidth > innerWidth + 1) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.getBoundingClientRect().right > innerWidth + 1 && !element.closest('[data-sonner-toaster]'),
    );
    const where = wide.at(-1)?.outerHTML.slice(0, 120);
    found.push(`the page is ${root.scrollWidth} wide on ${innerWidth}: ${where}`);
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.nodeValue?.trim().slice(0, 50) ?? '';
    const parent = node.parentElement;
    // The product name makes way for the badges on purpose; a picture of text has a name.
    if (parent?.closest('.logo, [role=img]')) continue;
    if (text === '' || !parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    const isForReaders = parent.closest('[class*=idden]') !== null || parent.clientWidth === 1;
    if (box.width < 2 || isForReaders) continue;
    let isScrolled = false;
    for (
      let around: Element | null = parent;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const { overflowX, overflowY, clipPath, display, webkitLineClamp } = getComputedStyle(around);
      if (display === 'inline') continue;
      // Folded to so many lines on purpose, beside a button that shows the rest.
      if (webkitLineClamp !== 'none' && around.closest('li')?.querySelector('[aria-label^="ещё"]')) break;
      const edge = around.getBoundingClientRect();
      if (edge.width < 3 || clipPath === 'inset(50%)') {
        isScrolled = true; // only for screen readers
        break;
      }
      const sticks = Math.max(box.right - edge.right, edge.left - box.left);
      if (overflowX === 'auto' || overflowX === 'scroll') isScrolled = true;
      else if (overflowX !== 'visible' && sticks > 2 && !isScrolled) found.push(`cut off: ${text}`);
      else if (overflowY !== 'visible' && overflowY !== 'auto' && box.bottom - edge.bottom > 4)
        found.push(`cut off below: ${text}`);
      else if (
        around.matches('button, [role=tab]') &&
        !isScrolled &&
        (sticks > 2 || box.bottom - edge.bottom > 2)
      )
        found.push(`outside of its button: ${text}`);
    }
    if (!isScrolled && (box.right > innerWidth + 1 || box.left < -1)) found.push(`past the edge: ${text}`);
  }
  return [...new Set(found)];
}

/** Texts whose size does not follow the reader's own; 24 px and more is large enough. */
export function fixedText(): string[] {
  const sizes = () => {
    const known = new Map<Text, number>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!node.nodeValue?.trim() || !parent?.checkVisibility() || parent.closest('.logo, [role=img]'))
        continue;
      known.set(node as Text, Number.parseFloat(getComputedStyle(parent).fontSize)); // SHOW_TEXT returns only text nodes
    }
    return known;
  };
  const root = document.documentElement;
  const large = sizes();
  const was = root.style.fontSize;
  root.style.fontSize = '';
  const usual = sizes();
  root.style.fontSize = was;
  return [...large]
    .filter(([node, size]) => size < 24 && size < 1.5 * (usual.get(node) ?? 0))
    .map(([node]) => `does not grow: ${node.nodeValue?.trim().slice(0, 50)}`);
}

/** Everything that moves by itself. */
export function motion(): string[] {
  return document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .map((animation) => {
      const { target } = animation.effect as KeyframeEffect; // a style sheet creates no other effect
      return `moves: ${target?.className ?? ''}`;
    });
}

/**
 * Keys of the Hebrew keyboard below 44 px of height or 28 px of width, and a keyboard that lacks some; [] without a
 * keyboard.
 */
export function narrowKeys(): string[] {
  const keyboard = document.querySelector('[role=group][dir=ltr]:has(bdi[lang=he])');
  if (!keyboard) return [];
  const keys = [...keyboard.querySelectorAll('button')];
  const found = keys.flatMap((key) => {
    const { width, height } = key.getBoundingClientRect();
    return width < 28 || height < 44 ? [`key of ${width}x${height}: ${key.textContent}`] : [];
  });
  const letters = keys.filter((key) => key.querySelector('bdi[lang=he]')).length;
  // 22 letters and 5 final forms
  return letters === 27 ? found : [...found, `a keyboard of ${letters} letters`];
}

/** Words that go on in another line without a hyphen. */
export function brokenWords(): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (parent.clientWidth === 1 || parent.closest('.logo, [role=img]')) continue;
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(/[\p{L}\p{M}]{2,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
      if (Math.max(...tops) - Math.min(...tops) > 8) found.add(`broken: ${word}`);
    }
  }
  return [...found];
}
