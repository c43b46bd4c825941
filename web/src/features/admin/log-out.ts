import { adminFrameTexts as texts } from '../../../../core/texts/admin/frame.ts';
import type { Services } from '../../lib/services.ts';

/** Asks, ends the token on the server and here, and closes the app: opened from the chat, it logs in again. */
export async function logOut({ api, session, telegram, toast }: Services): Promise<void> {
  const { confirmPopup, haptic, insideTelegram, closeApp } = telegram;
  const { logoutTitle, logoutText, logoutYes, stay } = texts;
  const sure = await confirmPopup({ title: logoutTitle, message: logoutText, yes: logoutYes, no: stay });
  if (!sure) return;
  try {
    await api.call('POST /auth/logout');
  } catch (error) {
    haptic('error');
    const description = error instanceof Error ? error.message : undefined;
    toast({ variant: 'destructive', title: texts.logoutFailed, ...(description && { description }) });
    return;
  }
  session.forget();
  if (insideTelegram()) closeApp();
  else location.reload();
}
