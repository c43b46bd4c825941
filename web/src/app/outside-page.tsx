import { useQuery } from '@tanstack/react-query';
import { outsideTexts as texts } from '../../../core/texts/outside.ts';
import { botLinkQuery } from '../lib/cache/queries.ts';
import { closeApp, openTelegramLink } from '../lib/telegram/telegram.ts';
import { Button } from '../ui/button.tsx';
import { ChessPiece } from '../ui/chess-piece.tsx';
import { Notice } from '../ui/notice.tsx';

/** For whoever came without Telegram, or (`expired`) with a launch that the server no longer takes. */
export default function OutsidePage({ expired }: { expired: boolean }) {
  const { data: botLink } = useQuery({ ...botLinkQuery, enabled: !expired });
  const piece = <ChessPiece name="knight" size={48} />;
  if (expired) {
    return (
      <Notice icon={piece} title={texts.expiredTitle} text={texts.expiredText}>
        <Button variant="primary" onClick={closeApp}>
          {texts.close}
        </Button>
      </Notice>
    );
  }
  if (!botLink) return <Notice icon={piece} title={texts.title} text={`${texts.text} ${texts.noBot}`} />;
  return (
    <Notice icon={piece} title={texts.title} text={texts.text}>
      <Button variant="primary" onClick={() => openBot(botLink)}>
        {texts.open}
      </Button>
    </Notice>
  );
}

/** The local Telegram is a page like any other; Telegram itself opens its own links. */
function openBot(link: string): void {
  if (new URL(link).host === 't.me') openTelegramLink(link);
  else location.assign(link);
}
