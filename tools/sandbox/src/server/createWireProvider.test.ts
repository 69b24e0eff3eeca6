import { defaultWireProfile, type WireRequest } from '@pavilion/api-client/protocol';
import { createPlatformFaultStore } from '@pavilion/sandbox-platform/db/createPlatformFaultStore';
import { createWireProvider } from './createWireProvider.ts';

const KEY = 'A'.repeat(43);
const OTHER_KEY = 'B'.repeat(43);
const [firstSite, secondSite] = ['3000', '3001'];

const createRequest = (siteId: string | readonly string[] | undefined): WireRequest => ({
  method: 'POST',
  path: '/site/api/v1/user/login',
  headers: { [defaultWireProfile.headers.siteId]: siteId },
  body: '',
});

const createProvider = () => {
  const faults = createPlatformFaultStore();
  return { faults, wire: createWireProvider(faults) };
};

it.each`
  what                 | siteId                     | used
  ${'the first site'}  | ${firstSite}               | ${3000}
  ${'the second site'} | ${secondSite}              | ${3001}
  ${'an unknown site'} | ${'3002'}                  | ${3000}
  ${'no site'}         | ${undefined}               | ${3000}
  ${'two sites'}       | ${[secondSite, firstSite]} | ${3000}
`('API-02 uses the wire of site $used for a request that names $what', ({ siteId, used }: Record<string, never>) => {
  const { wire } = createProvider();
  expect(wire(createRequest(siteId)).profile).toEqual({ ...defaultWireProfile, siteId: used });
});

it('API-02 uses the wire of the first site without a request', () => {
  expect(createProvider().wire().profile).toEqual(defaultWireProfile);
});

it('F-CRY-16 uses the key of the fault for all sites, with an id of 8 hex digits derived from it', () => {
  const { faults, wire } = createProvider();
  faults.change({ key: KEY });
  const profile = { ...defaultWireProfile, key: KEY, keyId: '34e3889b' };
  expect(wire(createRequest(firstSite)).profile).toEqual(profile);
  expect(wire(createRequest(secondSite)).profile).toEqual({ ...profile, siteId: 3001 });
});

it('F-CRY-16 each key has another id, and the profile key returns when the fault ends', () => {
  const { faults, wire } = createProvider();
  const keys = [KEY, OTHER_KEY].map((key) => {
    faults.change({ key });
    return wire().profile;
  });
  expect(keys.map(({ key }) => key)).toEqual([KEY, OTHER_KEY]);
  expect(new Set(keys.map(({ keyId }) => keyId)).size).toBe(2);
  faults.heal();
  expect(wire().profile).toEqual(defaultWireProfile);
});

it('F-CRY-16 keeps the wires, and so their derived keys, while the key is the same', () => {
  const { faults, wire } = createProvider();
  expect(wire()).toBe(wire());
  faults.change({ key: KEY });
  expect(wire()).toBe(wire());
});
