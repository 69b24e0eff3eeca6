import { codeLimitSuite } from './suites/codeLimits.ts';
import { guessingRestartSuite, guessingSuite } from './suites/guessing.ts';
import { describeOnPglite } from './testing/describeOnDatabases.ts';

describeOnPglite('limits on PGlite', ({ databases, database }) => {
  guessingSuite(databases);
  codeLimitSuite(databases);
  guessingRestartSuite(database);
});
