import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { outsideTexts as texts } from '../../../../core/texts/outside.ts';
import { ApiError } from '../../lib/api/http.ts';
import { botLinkQuery } from '../../lib/cache/queries.ts';
import { useServices, useTelegram } from '../../lib/services.ts';
import { Button } from '../../ui/controls/button.tsx';
import { ChessPiece } from '../../ui/icons/chess-piece.tsx';
import { Notice } from '../../ui/surfaces/notice.tsx';

/**
 * For visitors without Telegram, or (`expired`) with a launch that the server no longer accepts, also because everything
 * about them was deleted since.
 */
export default function OutsidePage({ expired }: { expired: boolean }) {
  const { showApp, closeApp, openTelegramLink } = useTelegram();
  const { api, homeQuery } = useServices();
  const { error } = useQuery({ ...homeQuery, enabled: false });
  const deleted = error instanceof ApiError && error.code === 'account_deleted';
  useEffect(showApp, [showApp]);
  const { data: botLink } = useQuery({ ...botLinkQuery(api), enabled: !expired });
  /** The local Telegram is a page like any other; Telegram itself opens its own links. */
  function openBot(link: string): void {
    if (new URL(link).host === 't.me') openTelegramLink(link);
    else location.assign(link);
  }
  const piece = <ChessPiece name="knight" size={48} />;
  if (expired) {
    return (
      <Notice
        icon={piece}
        title={deleted ? texts.deletedTitle : texts.expiredTitle}
        text={deleted ? texts.deletedText : texts.expiredText}
      >
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
