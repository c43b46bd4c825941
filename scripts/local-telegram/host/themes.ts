export type Scheme = 'light' | 'dark';
export type Platform = 'ios' | 'android';
export type ThemeParams = Record<string, string>;

type Column = 0 | 1 | 2 | 3;

/** theme_params as the two phone clients send them: iOS by day and by night, Android by day and by night. */
const colors: Readonly<Record<string, Record<Column, string>>> = {
  bg_color: ['#ffffff', '#000000', '#ffffff', '#1d2733'],
  secondary_bg_color: ['#efeff4', '#1c1c1d', '#f0f0f0', '#151e27'],
  section_bg_color: ['#ffffff', '#2c2c2e', '#ffffff', '#1d2733'],
  header_bg_color: ['#f8f8f8', '#1a1a1a', '#527da3', '#242d39'],
  bottom_bar_bg_color: ['#f2f2f2', '#1d1d1d', '#f0f0f0', '#151e27'],
  text_color: ['#000000', '#ffffff', '#222222', '#ffffff'],
  hint_color: ['#8e8e93', '#98989e', '#a8a8a8', '#7d8b99'],
  subtitle_text_color: ['#8e8e93', '#98989e', '#82868a', '#7b8790'],
  link_color: ['#007aff', '#3e88f7', '#2678b6', '#5eabe1'],
  accent_text_color: ['#007aff', '#3e88f7', '#1c93e3', '#64b5ef'],
  button_color: ['#007aff', '#3e88f7', '#50a8eb', '#50a8eb'],
  button_text_color: ['#ffffff', '#ffffff', '#ffffff', '#ffffff'],
  section_header_text_color: ['#6d6d72', '#8d8e93', '#3a95d5', '#79c4fc'],
  section_separator_color: ['#c8c7cc', '#545458', '#d9d9d9', '#0d1218'],
  destructive_text_color: ['#ff3b30', '#eb5545', '#cc2929', '#ee686f'],
};

const themeIn = (column: Column): ThemeParams =>
  Object.fromEntries(Object.entries(colors).map(([name, row]) => [name, row[column]]));

export const themes: Record<Platform, Record<Scheme, ThemeParams>> = {
  ios: { light: themeIn(0), dark: themeIn(1) },
  android: { light: themeIn(2), dark: themeIn(3) },
};

/** Whether dark text reads better than white on a `#rrggbb` colour (perceived brightness, 0–1, over 0.6). */
export function isLightColor(color: string): boolean {
  const channel = (at: number) => Number.parseInt(color.slice(at, at + 2), 16) / 255;
  return 0.299 * channel(1) + 0.587 * channel(3) + 0.114 * channel(5) > 0.6;
}
