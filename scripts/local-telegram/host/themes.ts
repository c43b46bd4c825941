export type Scheme = 'light' | 'dark';
export type Platform = 'ios' | 'android';
export type ThemeParams = Record<string, string>;

/** theme_params as the two phone clients send them (default day theme; night theme). */
export const themes: Record<Platform, Record<Scheme, ThemeParams>> = {
  ios: {
    light: {
      bg_color: '#ffffff',
      secondary_bg_color: '#efeff4',
      section_bg_color: '#ffffff',
      header_bg_color: '#f8f8f8',
      bottom_bar_bg_color: '#f2f2f2',
      text_color: '#000000',
      hint_color: '#8e8e93',
      subtitle_text_color: '#8e8e93',
      link_color: '#007aff',
      accent_text_color: '#007aff',
      button_color: '#007aff',
      button_text_color: '#ffffff',
      section_header_text_color: '#6d6d72',
      section_separator_color: '#c8c7cc',
      destructive_text_color: '#ff3b30',
    },
    dark: {
      bg_color: '#000000',
      secondary_bg_color: '#1c1c1d',
      section_bg_color: '#2c2c2e',
      header_bg_color: '#1a1a1a',
      bottom_bar_bg_color: '#1d1d1d',
      text_color: '#ffffff',
      hint_color: '#98989e',
      subtitle_text_color: '#98989e',
      link_color: '#3e88f7',
      accent_text_color: '#3e88f7',
      button_color: '#3e88f7',
      button_text_color: '#ffffff',
      section_header_text_color: '#8d8e93',
      section_separator_color: '#545458',
      destructive_text_color: '#eb5545',
    },
  },
  android: {
    light: {
      bg_color: '#ffffff',
      secondary_bg_color: '#f0f0f0',
      section_bg_color: '#ffffff',
      header_bg_color: '#527da3',
      bottom_bar_bg_color: '#f0f0f0',
      text_color: '#222222',
      hint_color: '#a8a8a8',
      subtitle_text_color: '#82868a',
      link_color: '#2678b6',
      accent_text_color: '#1c93e3',
      button_color: '#50a8eb',
      button_text_color: '#ffffff',
      section_header_text_color: '#3a95d5',
      section_separator_color: '#d9d9d9',
      destructive_text_color: '#cc2929',
    },
    dark: {
      bg_color: '#1d2733',
      secondary_bg_color: '#151e27',
      section_bg_color: '#1d2733',
      header_bg_color: '#242d39',
      bottom_bar_bg_color: '#151e27',
      text_color: '#ffffff',
      hint_color: '#7d8b99',
      subtitle_text_color: '#7b8790',
      link_color: '#5eabe1',
      accent_text_color: '#64b5ef',
      button_color: '#50a8eb',
      button_text_color: '#ffffff',
      section_header_text_color: '#79c4fc',
      section_separator_color: '#0d1218',
      destructive_text_color: '#ee686f',
    },
  },
};

/** Whether dark text reads better than white on a `#rrggbb` colour (perceived brightness, 0–1, over 0.6). */
export function isLightColor(color: string): boolean {
  const channel = (at: number) => Number.parseInt(color.slice(at, at + 2), 16) / 255;
  return 0.299 * channel(1) + 0.587 * channel(3) + 0.114 * channel(5) > 0.6;
}
