type Pointers = {
  /** Where a press counts. */
  area: EventTarget;
  /** Where its end is heard. */
  page: EventTarget;
};

/**
 * Returns `draw`, which waits while a pointer is down in the area and then draws only the latest: a button that moves or
 * is replaced between press and release gets no click.
 */
export function drawWhenStill<View>(
  draw: (view: View) => void,
  { area, page }: Pointers,
): (view: View) => void {
  let isPressed = false;
  let latest: { view: View } | null = null;
  const release = () => {
    isPressed = false;
    const { view } = latest ?? {};
    latest = null;
    if (view !== undefined) draw(view);
  };
  area.addEventListener('pointerdown', () => {
    isPressed = true;
  });
  for (const end of ['pointerup', 'pointercancel', 'blur']) {
    // The click follows the release at once.
    page.addEventListener(end, () => isPressed && setTimeout(release));
  }
  return (view) => {
    if (isPressed) latest = { view };
    else draw(view);
  };
}
