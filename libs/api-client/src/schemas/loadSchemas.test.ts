import { catalogue, type EndpointId } from '../catalogue/catalogue.ts';
import { loadSchemas } from './loadSchemas.ts';
import { schemas } from './schemas.ts';

describe('loadSchemas', () => {
  it.each(Object.keys(catalogue) as EndpointId[])('API-07 %s is in the group that is loaded for it', async (id) => {
    expect((await loadSchemas(id))[id]).toBe(schemas[id]);
  });

  it('returns no schema for an additional endpoint', async () => {
    expect(await loadSchemas('operator.jackpot')).toEqual({});
  });
});
