import { codeLimitSuite } from './suites/codeLimits.ts';
import { guessingRestartSuite, guessingSuite } from './suites/guessing.ts';
import { describeOnPostgres } from './testing/describeOnDatabases.ts';

describeOnPostgres('limits on PostgreSQL', ({ databases, database }) => {
  guessingSuite(databases);
  codeLimitSuite(databases);
  guessingRestartSuite(database);
});
