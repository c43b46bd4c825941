/** A colour of the app's surroundings: a key of the theme, or `#rrggbb`. */
export type ColorChoice = { key: string } | { color: string };

export type BottomButton = {
  visible: boolean;
  active: boolean;
  text: string;
  /** `#rrggbb`; null follows the theme. */
  color: string | null;
  textColor: string | null;
  progress: boolean;
  shine: boolean;
  /** Only the secondary button: its side of the main one. */
  position: 'left' | 'right' | 'top' | 'bottom';
};

/** What the mini-app asked of the client around it; forgotten at each launch. */
export type AppState = {
  /** Address of the button that opened it, without launch parameters; null while closed. */
  url: string | null;
  fromChat: boolean;
  /** web_app_ready came: the placeholder goes away. */
  ready: boolean;
  reloadSupported: boolean;
  minimised: boolean;
  fullscreen: boolean;
  backVisible: boolean;
  settingsVisible: boolean;
  main: BottomButton;
  secondary: BottomButton;
  header: ColorChoice;
  background: ColorChoice;
  bottomBar: ColorChoice;
  confirmClose: boolean;
  verticalSwipes: boolean;
};

const hiddenButton: BottomButton = {
  visible: false,
  active: true,
  text: '',
  color: null,
  textColor: null,
  progress: false,
  shine: false,
  position: 'left',
};

/** A freshly loaded app: nothing shown, colours of the theme. */
export const freshApp: Omit<AppState, 'url' | 'fromChat' | 'minimised'> = {
  ready: false,
  reloadSupported: false,
  fullscreen: false,
  backVisible: false,
  settingsVisible: false,
  main: hiddenButton,
  secondary: hiddenButton,
  header: { key: 'bg_color' },
  background: { key: 'bg_color' },
  bottomBar: { key: 'bottom_bar_bg_color' },
  confirmClose: false,
  verticalSwipes: true,
};
