import { errorRows, getErrorRow } from '@pavilion/api-client/protocol';
import { errorCodes } from './errorCodes.ts';

it('ERR-01 has the code of every name of the catalogue', () => {
  expect(Object.keys(errorCodes)).toHaveLength(Object.keys(errorRows).length);
  for (const [name, code] of Object.entries(errorCodes)) expect(getErrorRow(code).name).toBe(name);
  expect(errorCodes.notFound).toBe(6004);
});
