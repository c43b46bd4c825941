/** Loads the code of «Мои слова»; a second call joins the first. */
export async function loadOwnWords() {
  const { OwnWordsView } = await import('../../features/own-words/own-words-view.tsx');
  return { default: OwnWordsView };
}

/** Loads the code of a list behind a link. */
export async function loadSharedList() {
  const { SharedListView } = await import('../../features/own-words/shared-list-view.tsx');
  return { default: SharedListView };
}
