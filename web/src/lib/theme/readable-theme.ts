/** The colours of Telegram's theme that the palette takes (ui/styles/tokens.css). They are kept or dropped together. */
const taken = [
  '--tg-theme-secondary-bg-color',
  '--tg-theme-section-bg-color',
  '--tg-theme-bg-color',
  '--tg-theme-text-color',
];

/** What stands on which surface: names of the palette. */
const surfaces = ['--page', '--card'];
const inks = ['--ink', '--ink-soft', '--accent', '--right', '--wrong'];

/** WCAG 2: text of the usual size. */
const leastContrast = 4.5;

/**
 * Drops the client's colours where our text could not be read on them: a learner may have made a pink theme. The
 * palette's own colours are there instead, until the client gives others.
 */
export function keepReadable(root: HTMLElement, read = readColour(root)): void {
  const seen = surfaces.flatMap((surface) => inks.map((ink) => contrast(read(ink), read(surface))));
  if (seen.every((ratio) => ratio === undefined || ratio >= leastContrast)) return;
  for (const name of taken) root.style.removeProperty(name);
}

const readColour = (root: HTMLElement) => {
  const style = getComputedStyle(root);
  return (name: string) => style.getPropertyValue(name).trim();
};

/** The WCAG contrast of two colours like #rrggbb; undefined for what is written otherwise. */
export function contrast(one: string, other: string): number | undefined {
  const [a, b] = [luminance(one), luminance(other)];
  if (a === undefined || b === undefined) return undefined;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance(colour: string): number | undefined {
  const [, hex] = /^#([0-9a-f]{6})$/i.exec(colour) ?? [];
  if (hex === undefined) return undefined;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
