import { settingsTexts } from '../../../../../core/texts/home/profile.ts';
import { useTelegram } from '../../../lib/services.ts';
import { useBackButton } from '../../../lib/telegram/use-buttons.ts';
import { useClosingConfirmation } from '../../../lib/telegram/use-window.ts';

/** While there is something to lose, the way back asks first, and so does closing the app. */
export function useLeaveGuard(edited: boolean, onExit: () => void): void {
  const { confirmPopup } = useTelegram();
  async function ask() {
    const { leaveTitle, leaveText, leave, stay } = settingsTexts;
    const question = { title: leaveTitle, message: leaveText, yes: leave, no: stay, destructive: true };
    if (await confirmPopup(question)) onExit();
  }
  useBackButton(edited ? () => void ask() : null);
  useClosingConfirmation(edited);
}
