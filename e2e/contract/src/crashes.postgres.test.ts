import { crashSuite } from './suites/crashes.ts';
import { findPostgres, startPostgres, type TestPostgres } from './testing/startPostgres.ts';

const binaries = findPostgres();
const onPostgres = binaries === undefined ? describe.skip : describe;

onPostgres('on PostgreSQL', () => {
  let server: TestPostgres | undefined;
  let url = '';
  beforeAll(async () => {
    server = await startPostgres(binaries ?? '');
    url = await server.newDatabase();
  }, 30_000);
  afterAll(() => server?.stop());
  crashSuite(() => ({ DATABASE_URL: url }));
});
