import { profileTexts } from '../../../../core/texts/profile.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Grey shapes where the cards of the profile will stand. */
export function ProfileSkeleton() {
  return (
    <>
      <span role="status" aria-label={profileTexts.loading} />
      <Skeleton height="290px" radius="var(--radius)" />
      <Skeleton height="80px" radius="var(--radius)" />
      <Skeleton height="280px" radius="var(--radius)" />
    </>
  );
}
