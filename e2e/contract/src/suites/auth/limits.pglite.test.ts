import { codeLimitSuite } from './codeLimits.ts';
import { guessingRestartSuite, guessingSuite } from './guessing.ts';
import { describeOnPglite } from '../../testing/sandbox/describeOnDatabases.ts';

describeOnPglite('limits on PGlite', ({ databases, database }) => {
  guessingSuite(databases);
  codeLimitSuite(databases);
  guessingRestartSuite(database);
});
