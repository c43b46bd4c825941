/** Loads the code of «Диалоги»; a second call joins the first. */
export async function loadDialogues() {
  const { DialoguesView } = await import('../../features/dialogues/dialogues-view.tsx');
  return { default: DialoguesView };
}
