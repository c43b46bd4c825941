import { webTexts } from '../../../../core/texts/ru.ts';

/** The same grey shapes as in index.html, so that nothing moves between the two. */
export function HomeSkeleton() {
  return (
    <>
      <span role="status" aria-label={webTexts.shell.loading} />
      {['continue', 'status', 'heading', 'section', 'section', 'section', 'section'].map((shape, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of shapes
        <div key={place} className={`shape shape-${shape}`} />
      ))}
    </>
  );
}
