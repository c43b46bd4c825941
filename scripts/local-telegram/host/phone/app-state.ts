/** A colour of the app's surroundings: a key of the theme, or `#rrggbb`. */
export type ColorChoice = { key: string } | { color: string };

export type MainButton = {
  visible: boolean;
  active: boolean;
  text: string;
  /** `#rrggbb`; null follows the theme. */
  color: string | null;
  textColor: string | null;
  progress: boolean;
};

/** What the mini-app asked of the client around it; reset at each launch. */
export type AppState = {
  /** Address of the button that opened it, without launch parameters; null while closed. */
  url: string | null;
  /** Its frame; each launch is one of its own. Null until the launch is signed. */
  frame: { id: number; src: string } | null;
  /** web_app_ready came: the placeholder goes away. */
  ready: boolean;
  minimised: boolean;
  backVisible: boolean;
  main: MainButton;
  header: ColorChoice;
  background: ColorChoice;
  bottomBar: ColorChoice;
  confirmClose: boolean;
};

const hiddenButton: MainButton = {
  visible: false,
  active: true,
  text: '',
  color: null,
  textColor: null,
  progress: false,
};

/** A freshly loaded app: nothing shown, colours of the theme. */
export const freshApp: Omit<AppState, 'url' | 'frame' | 'minimised'> = {
  ready: false,
  backVisible: false,
  main: hiddenButton,
  header: { key: 'bg_color' },
  background: { key: 'bg_color' },
  bottomBar: { key: 'bottom_bar_bg_color' },
  confirmClose: false,
};
