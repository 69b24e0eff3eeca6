import { crashSuite } from './crashes.ts';
import { describeOnPostgres } from '../../testing/sandbox/describeOnDatabases.ts';

describeOnPostgres('on PostgreSQL', ({ database }) => {
  crashSuite(() => {
    const made = database();
    return { DATABASE_URL: made.kind === 'postgres' ? made.url : '' };
  });
});
