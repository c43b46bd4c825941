import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planIds } from '../../../core/payments/plans.ts';
import { type Purchase, rightsOf } from '../../../core/payments/rights.ts';

const day = (n: number) => new Date(Date.UTC(2026, 0, 1 + n));
const bought = (chargeId: string, plan: Purchase['plan'], paid: number, refunded?: number): Purchase => ({
  chargeId,
  plan,
  paidAt: day(paid),
  refundedAt: refunded === undefined ? null : day(refunded),
});
const spans = (purchases: Purchase[], grants: Parameters<typeof rightsOf>[1] = []) =>
  rightsOf(purchases, grants).rights.map(({ chargeId, startsAt, endsAt, revokedAt }) => ({
    chargeId,
    from: startsAt,
    to: endsAt,
    ...(revokedAt ? { revokedAt } : {}),
  }));

describe('what purchases give', () => {
  it('a year begins when it is paid', () => {
    expect(spans([bought('a', 'year', 0)])).toEqual([{ chargeId: 'a', from: day(0), to: day(365) }]);
  });

  it('a second year begins where the first ends: no day is lost', () => {
    expect(spans([bought('b', 'year', 100), bought('a', 'year', 0)])).toEqual([
      { chargeId: 'a', from: day(0), to: day(365) },
      { chargeId: 'b', from: day(365), to: day(730) },
    ]);
  });

  it('a year after a pause begins when it is paid', () => {
    expect(spans([bought('a', 'year', 0), bought('b', 'year', 400)])[1]).toMatchObject({ from: day(400) });
  });

  it('premium for ever holds from its payment, beside the rest of a year', () => {
    expect(spans([bought('a', 'year', 0), bought('b', 'lifetime', 10)])[1]).toEqual({
      chargeId: 'b',
      from: day(10),
      to: null,
    });
  });

  it('whatever is paid on top of premium for ever is surplus and gives nothing', () => {
    const all = [bought('a', 'lifetime', 0), bought('b', 'lifetime', 0), bought('c', 'year', 5)];
    const { rights, surplus } = rightsOf(all, []);
    expect(rights.map(({ chargeId }) => chargeId)).toEqual(['a']);
    expect(surplus).toEqual(['b', 'c']);
  });

  it('a refund takes exactly its own days: the year behind it moves up', () => {
    expect(spans([bought('a', 'year', 0, 20), bought('b', 'year', 10)])).toEqual([
      { chargeId: 'a', from: day(0), to: day(365), revokedAt: day(20) },
      { chargeId: 'b', from: day(10), to: day(375) },
    ]);
  });

  it('with the refund of premium for ever the next payment counts again', () => {
    const { rights, surplus } = rightsOf([bought('a', 'lifetime', 0, 30), bought('b', 'lifetime', 10)], []);
    expect(surplus).toEqual([]);
    expect(rights.at(-1)).toMatchObject({ chargeId: 'b', endsAt: null, revokedAt: null });
  });

  it('a year that an admin gave counts as days left', () => {
    const gift = { startsAt: day(0), endsAt: day(30) };
    expect(spans([bought('a', 'year', 10)], [gift])).toEqual([
      { chargeId: 'a', from: day(30), to: day(395) },
    ]);
  });

  it('gifts one behind the other count as one, in whatever order they are listed', () => {
    const first = { startsAt: day(0), endsAt: day(30) };
    const second = { startsAt: day(30), endsAt: day(60) };
    for (const gifts of [
      [first, second],
      [second, first],
    ]) {
      expect(spans([bought('a', 'year', 10)], gifts)).toEqual([
        { chargeId: 'a', from: day(60), to: day(425) },
      ]);
    }
  });

  it('a gift that begins later leaves the days before it to the purchase', () => {
    const later = { startsAt: day(100), endsAt: day(130) };
    expect(spans([bought('a', 'year', 0)], [later])).toEqual([{ chargeId: 'a', from: day(0), to: day(365) }]);
  });

  it('a gift for ever that begins later makes nothing surplus', () => {
    const later = { startsAt: day(100), endsAt: null };
    expect(rightsOf([bought('a', 'year', 0)], [later])).toMatchObject({
      rights: [{ chargeId: 'a', startsAt: day(0) }],
      surplus: [],
    });
  });
});

const purchases = fc.uniqueArray(
  fc.record({
    chargeId: fc.string({ minLength: 1, maxLength: 4 }),
    plan: fc.constantFrom(...planIds),
    paidAt: fc.integer({ min: 0, max: 1000 }).map(day),
    refundedAt: fc.option(fc.integer({ min: 0, max: 2000 }).map(day)),
  }),
  { selector: ({ chargeId }) => chargeId, maxLength: 8 },
);

describe('in whatever order we hear of them', () => {
  it('the rights are the same', () => {
    fc.assert(
      fc.property(
        purchases.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([all, shuffled]) => {
          expect(rightsOf(shuffled, [])).toEqual(rightsOf(all, []));
        },
      ),
    );
  });

  it('every standing payment gives its days or comes back, and no two rights overlap but for ever', () => {
    fc.assert(
      fc.property(purchases, (all) => {
        const { rights, surplus } = rightsOf(all, []);
        expect(rights.length + surplus.length).toBe(all.length);
        const standing = rights.filter(({ revokedAt, endsAt }) => !revokedAt && endsAt);
        const sorted = standing.sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
        for (const [index, right] of sorted.entries()) {
          const next = sorted[index + 1];
          if (next && right.endsAt)
            expect(next.startsAt.getTime()).toBeGreaterThanOrEqual(right.endsAt.getTime());
        }
        expect(rights.filter(({ revokedAt, endsAt }) => !revokedAt && !endsAt).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
