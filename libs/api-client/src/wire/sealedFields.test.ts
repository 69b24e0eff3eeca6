import { nobleCrypto } from '../crypto/nobleCrypto.ts';
import { createWire } from './createWire.ts';
import { openIdentifiers, sealIdentifiers } from './sealedFields.ts';
import { defaultWireProfile } from './wireProfile.ts';

const wire = createWire(defaultWireProfile, { crypto: nobleCrypto });
const identifiers = { number: '13800000001', name: 'demo01', codeId: '' };

it('API-10 are sealed and hashed, never in clear text, and can be opened', async () => {
  const sealed = await sealIdentifiers(wire, identifiers);
  expect(JSON.stringify(sealed)).not.toMatch(/13800000001|demo01/);
  expect(sealed.SendName).toMatch(/^[0-9a-f]{32}$/);
  expect(await openIdentifiers(wire, sealed)).toEqual(identifiers);
});

it('API-10 refuses a value under another name, another hash or a changed seal', async () => {
  const sealed = await sealIdentifiers(wire, identifiers);
  const other = await sealIdentifiers(wire, { ...identifiers, number: '13900000001', name: 'vip001' });
  const spoilt = [
    { sendCodeNumV2: sealed.sendNameV2 },
    { sendNameV2: other.sendNameV2 },
    { SendCodeNum: other.SendCodeNum },
    { SendName: sealed.SendName.toUpperCase() },
    { codeIdV2: '' },
    { codeId: other.SendName },
  ];
  for (const change of spoilt) expect(await openIdentifiers(wire, { ...sealed, ...change })).toBeUndefined();
});
