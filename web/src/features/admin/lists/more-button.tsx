import { adminSectionTexts as texts } from '../../../../../core/texts/admin/web.ts';
import { Button } from '../../../ui/controls/button.tsx';

/** What the pages of a list that goes on are asked by. */
export type Pages = {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => Promise<unknown>;
};

/** Below a list that goes on; says so when its next page did not come. */
export function MoreButton({ query }: { query: Pages }) {
  if (!query.hasNextPage) return null;
  return (
    <>
      {query.isFetchNextPageError && <p role="alert">{texts.moreFailed}</p>}
      <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {texts.more}
      </Button>
    </>
  );
}
