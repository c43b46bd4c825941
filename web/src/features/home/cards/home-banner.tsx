import { webTexts } from '../../../../../core/texts/ru.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { AlertIcon } from '../../../ui/icons/icons.tsx';
import styles from './home-banner.module.css';

type HomeBannerProps = { demo: boolean; retrying: boolean; onRetry: () => void };

/**
 * Says that the server was not reached, and what is shown instead. Red for demo data (SPEC §2), calm for a cached
 * response.
 */
export function HomeBanner({ demo, retrying, onRetry }: HomeBannerProps) {
  return (
    <div className={`${styles.banner} ${demo ? 'soft-wrong' : 'soft-gold'}`} role="alert">
      <AlertIcon size={22} />
      <p>{demo ? webTexts.home.demoBanner : webTexts.home.staleBanner}</p>
      <Button variant="quiet" size="small" className={styles.retry} loading={retrying} onClick={onRetry}>
        {webTexts.home.tryAgain}
      </Button>
    </div>
  );
}
