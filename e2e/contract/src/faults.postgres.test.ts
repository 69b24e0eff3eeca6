import { hostileSuite } from './suites/hostile.ts';
import { realTroubleSuite } from './suites/realTrouble.ts';
import { troubleSuite } from './suites/trouble.ts';
import { describeOnPostgres } from './testing/onBooks.ts';

describeOnPostgres('on PostgreSQL', ({ books }) => {
  troubleSuite(books);
  realTroubleSuite(books);
  hostileSuite(books);
});
