/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Name of the bot without '@', for the link on the page outside Telegram; may be missing. */
  readonly VITE_BOT_USERNAME?: string;
}
