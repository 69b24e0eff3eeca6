import { defaultSettings, type SettingsStore } from '@pavilion/sandbox-platform/settings/siteSettings';
import type { Venue } from '@pavilion/sandbox-platform/db/tables/venueTables';
import { getVenueState, requireVenue } from './venueGate.ts';

const createSettings = (maintainedVenues: readonly string[]) =>
  ({ current: () => ({ ...defaultSettings, maintainedVenues }) }) as SettingsStore;
const createVenue = (state: Venue['state']) => ({ code: 'BGDZ', state }) as Venue;

it.each`
  state              | maintained  | direction | code
  ${'open'}          | ${[]}       | ${'in'}   | ${undefined}
  ${'open'}          | ${[]}       | ${'out'}  | ${undefined}
  ${'open'}          | ${['hmzr']} | ${'in'}   | ${undefined}
  ${'regionLimited'} | ${[]}       | ${'in'}   | ${6031}
  ${'regionLimited'} | ${[]}       | ${'out'}  | ${undefined}
  ${'open'}          | ${['bgdz']} | ${'in'}   | ${6415}
  ${'open'}          | ${['bgdz']} | ${'out'}  | ${6415}
  ${'regionLimited'} | ${['bgdz']} | ${'out'}  | ${6415}
`(
  'F-WAL-07 a transfer $direction of a venue that is $state, maintained $maintained, is refused with $code',
  ({ state, maintained, direction, code }) => {
    const venue = createVenue(state as Venue['state']);
    const transfer = () => requireVenue(venue, createSettings(maintained as string[]), direction as 'in' | 'out');
    if (code === undefined) expect(transfer).not.toThrow();
    else expect(transfer).toThrow(expect.objectContaining({ code: code as number }) as Error);
  },
);

it('F-WAL-07 maintenance hides the state of the venue', () => {
  expect(getVenueState(createVenue('regionLimited'), createSettings([]))).toBe('regionLimited');
  expect(getVenueState(createVenue('regionLimited'), createSettings(['bgdz']))).toBe('maintenance');
});
