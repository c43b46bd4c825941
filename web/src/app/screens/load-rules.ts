/** Loads the code of «Грамматика»; a second call joins the first. */
export async function loadRules() {
  const { RulesView } = await import('../../features/rules/rules-view.tsx');
  return { default: RulesView };
}
