import { codeLimitSuite } from './codeLimits.ts';
import { guessingRestartSuite, guessingSuite } from './guessing.ts';
import { describeOnPostgres } from '../../testing/sandbox/describeOnDatabases.ts';

describeOnPostgres('limits on PostgreSQL', ({ databases, database }) => {
  guessingSuite(databases);
  codeLimitSuite(databases);
  guessingRestartSuite(database);
});
