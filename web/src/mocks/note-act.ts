import { actionText } from '../../../core/texts/admin/area.ts';
import { mockUserId } from '../lib/mock/mock-mode.ts';
import type { MockState } from './mock-state.ts';

/** Adds an entry to the list of actions. */
export function note({ answers, now }: MockState, action: string, target: string, name: string) {
  const at = now().toISOString();
  const { actions } = answers['GET /admin/actions'];
  const by = { by: mockUserId, name: answers['GET /profile'].user.first_name, at };
  const id = (actions[0]?.id ?? 0) + 1;
  const described = { text: actionText(action, name), lines: [], before: null, after: null };
  const undo = { state: 'possible' as const, text: null };
  actions.unshift({ id, ...by, action, target, ...described, undo, isUndo: action === 'act.undo' });
  return by;
}
