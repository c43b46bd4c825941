import { webTexts } from '../../../../core/texts/ru.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The shape of the profile while its code is loading: tabs, the status, two cards. */
export function ProfileLoading() {
  return (
    <>
      <span role="status" aria-label={webTexts.shell.loading} />
      <Skeleton height="52px" radius="m" />
      <Skeleton height="250px" radius="l" />
      <Skeleton height="88px" radius="l" />
      <Skeleton height="280px" radius="l" />
    </>
  );
}
