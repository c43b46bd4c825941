import { profileTexts } from '../../../../core/texts/home/person/profile.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

/** Grey shapes where the cards of the profile will be. */
export function ProfileSkeleton() {
  return (
    <>
      <span role="status" aria-label={profileTexts.loading} />
      <Skeleton height="290px" radius="l" />
      <Skeleton height="80px" radius="l" />
      <Skeleton height="280px" radius="l" />
    </>
  );
}
