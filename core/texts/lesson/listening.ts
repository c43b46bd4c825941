/** What the learner reads where a word is listened to: the first exercise, and every loudspeaker. */
export const listenTexts = {
  play: 'Прослушать слово',
  playing: 'Звучит слово',
  slow: 'Медленнее',
  heard: 'Дальше',
  /** A word of the learner's own without niqqud and recording. */
  silent: 'Звука нет: прочитайте слово.',
  failed: 'Не удалось воспроизвести аудио',
  retry: 'Повторить',
  skip: 'Пропустить',
} as const;

/** Why a recording was not recognised. */
export const sttTexts = {
  status: (status: number) => `STT ${status}`,
  unreadable: 'Invalid JSON response from STT',
  unreachable: 'нет связи',
} as const;
