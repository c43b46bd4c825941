import { describe, expect, it } from 'vitest';
import { copyName } from '../../../core/lesson/many.ts';

describe('the name of a copy', () => {
  it('says that it is one', () => {
    expect(copyName('На кухне', new Set(['На кухне']))).toBe('На кухне (копия)');
  });

  it('is numbered where there are copies already, also where a copy is copied', () => {
    const names = new Set(['На кухне', 'На кухне (копия)', 'На кухне (копия 2)']);
    expect(copyName('На кухне', names)).toBe('На кухне (копия 3)');
    expect(copyName('На кухне (копия 2)', names)).toBe('На кухне (копия 3)');
  });

  it('stays within 200 characters, and cuts no emoji in two', () => {
    const name = copyName(`а${'🐟'.repeat(120)}`, new Set());
    expect(name).toBe(`а${'🐟'.repeat(95)} (копия)`);
    expect(name.length).toBeLessThanOrEqual(200);
  });
});
