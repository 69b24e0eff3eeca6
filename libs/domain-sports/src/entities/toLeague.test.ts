import { wireBoard } from '../testing/samples.ts';
import { toLeague } from './toLeague.ts';
import type { WireLeagueInput } from './wire.ts';

const wire = wireBoard().leagues[0] as WireLeagueInput;

it('SPT-05 maps every field of a league', () => {
  expect(toLeague(wire)).toEqual({
    id: '101',
    name: 'Premier',
    region: 'England',
    icon: 'eng',
    order: 1,
    isFeatured: true,
  });
});

it.each([undefined, null, NaN, '1'])('SPT-05 sorts a league of the order %p last', (sort) => {
  expect(toLeague({ ...wire, sort } as WireLeagueInput).order).toBe(Number.MAX_SAFE_INTEGER);
});

it.each([undefined, false, 'Y'])('SPT-05 does not feature a league with isFeatured %p', (isFeatured) => {
  expect(toLeague({ ...wire, isFeatured } as WireLeagueInput).isFeatured).toBe(false);
});
