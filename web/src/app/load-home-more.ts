/** Brings the code of home below the catalogue. */
export async function loadHomeMore() {
  const { More } = await import('../features/home/more.tsx');
  return { default: More };
}
