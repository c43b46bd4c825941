/**
 * Backgrounds of subsection icons. The course gives one colour for the light theme; the dark theme has its own set:
 * the same hue, low light, so that an emoji stands out and nothing glares.
 */

/** The colour as given, or a neutral one when it is not '#rrggbb'. */
export function lightTint(hex: string): string {
  return parse(hex) ? hex : '#e9eeec';
}

/** The dark companion of a light '#rrggbb': `hsl(...)` of the same hue. */
export function darkTint(hex: string): string {
  const rgb = parse(hex);
  if (!rgb) return 'hsl(170 8% 20%)';
  const [hue, saturation] = hueOf(rgb);
  return `hsl(${Math.round(hue)} ${Math.round(Math.min(saturation, 0.34) * 100)}% 22%)`;
}

type Rgb = [red: number, green: number, blue: number];

function parse(hex: string): Rgb | undefined {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!match) return undefined;
  const [red, green, blue] = match.slice(1).map((pair) => Number.parseInt(pair, 16) / 255);
  return [red ?? 0, green ?? 0, blue ?? 0];
}

/** Hue in degrees and saturation 0–1 of the HSL model. */
function hueOf([red, green, blue]: Rgb): [hue: number, saturation: number] {
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const spread = high - low;
  if (spread === 0) return [0, 0];
  const saturation = spread / (1 - Math.abs(high + low - 1));
  const sixth =
    high === red
      ? (green - blue) / spread
      : high === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return [(sixth * 60 + 360) % 360, saturation];
}
