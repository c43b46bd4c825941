import { webTexts } from '../../../core/texts/ru.ts';
import { closeApp, openTelegramLink } from '../lib/telegram.ts';
import { Button } from '../ui/button.tsx';
import { ChessPiece } from '../ui/chess-piece.tsx';
import { Notice } from '../ui/notice.tsx';

const texts = webTexts.outside;

/** For whoever came without Telegram, or (`expired`) with a launch that the server no longer takes. */
export function OutsidePage({ expired }: { expired: boolean }) {
  const bot = import.meta.env.VITE_BOT_USERNAME;
  const piece = <ChessPiece name="knight" size={48} />;
  if (expired) {
    return (
      <Notice icon={piece} title={texts.expiredTitle} text={texts.expiredText}>
        <Button variant="primary" onClick={closeApp}>
          {webTexts.shell.close}
        </Button>
      </Notice>
    );
  }
  if (!bot) return <Notice icon={piece} title={texts.title} text={`${texts.text} ${texts.noBot}`} />;
  return (
    <Notice icon={piece} title={texts.title} text={texts.text}>
      <Button variant="primary" onClick={() => openTelegramLink(`https://t.me/${bot}`)}>
        {texts.open}
      </Button>
    </Notice>
  );
}
