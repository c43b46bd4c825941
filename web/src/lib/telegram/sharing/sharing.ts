import type { Bridge } from '../bridge.ts';
import type { Client } from '../client.ts';

/** Methods of Bot API 8.0; the types of the package are older than they are. */
type Younger = {
  shareMessage(id: string): void;
  checkHomeScreenStatus(done: (status: 'unsupported' | 'unknown' | 'added' | 'missed') => void): void;
  addToHomeScreen(): void;
};
const younger = (bridge: Bridge) => bridge as unknown as Younger;

/** Lets the learner choose a chat for a prepared message; false where the client cannot. */
export const shareMessage = ({ call, supports }: Client, id: string): boolean =>
  supports('8.0') && call((bridge) => younger(bridge).shareMessage(id));

/** True where an icon of the mini-app is missing on the home screen and may be put there. */
export function lacksHomeScreenIcon({ call, supports }: Client): Promise<boolean> {
  return new Promise((resolve) => {
    const isAsked =
      supports('8.0') &&
      call((bridge) =>
        // 'unknown': the device does not tell, and may have one already.
        younger(bridge).checkHomeScreenStatus((status) => resolve(status === 'missed')),
      );
    if (!isAsked) resolve(false);
  });
}

export function addToHomeScreen({ call }: Client): void {
  call((bridge) => younger(bridge).addToHomeScreen());
}
