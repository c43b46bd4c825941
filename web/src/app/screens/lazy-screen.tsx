import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { webTexts } from '../../../../core/texts/ru.ts';
import { ErrorBoundary } from '../error-boundary.tsx';

export type Load<Props> = () => Promise<{ default: ComponentType<Props> }>;

type LazyScreenProps<Props> = {
  load: Load<Props>;
  /** A placeholder in the shape of the view, shown while its code is loading. */
  loading: ReactNode;
  /** What the loaded component gets. */
  fields: Props;
  onHome: () => void;
};

/** A part of the app whose code is loaded on demand; when that fails, the learner may try again or go home. */
export function LazyScreen<Props extends object>({ load, loading, fields, onHome }: LazyScreenProps<Props>) {
  // A failed `lazy` keeps its failure forever, so each attempt gets a new one. Its type is lost on the way: React
  // asks for props that an unknown component might demand.
  const [Loaded, setLoaded] = useState(() => lazy(load as Load<object>));
  return (
    <ErrorBoundary
      title={webTexts.crash.chunkTitle}
      text={webTexts.crash.chunkText}
      onRetry={() => setLoaded(() => lazy(load as Load<object>))}
      onHome={onHome}
    >
      <Suspense fallback={loading}>
        <Loaded {...fields} />
      </Suspense>
    </ErrorBoundary>
  );
}
