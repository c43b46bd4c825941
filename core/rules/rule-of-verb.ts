import type { Binyan, FormKey } from '../hebrew/conjugation/forms.ts';
import { ruleOfSkill } from './rule-of-skill.ts';

const ofBinyan: Record<Binyan, string> = {
  paal: 'binyanim',
  nifal: 'nifal',
  piel: 'piel',
  pual: 'binyanim',
  hifil: 'hifil',
  hufal: 'binyanim',
  hitpael: 'hitpael',
};

/** Returns the keys of the rules behind a verb: that of the form that was asked for, or of the infinitive, and of its binyan. */
export function rulesOfVerb(binyan: Binyan, asked: FormKey | undefined): string[] {
  return [ruleOfSkill({ kind: 'verb', binyan, key: asked ?? 'infinitive' }), ofBinyan[binyan]];
}
