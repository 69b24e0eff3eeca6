import { socketConformanceSuite } from './suites/socketConformance.ts';
import { describeOnPglite } from './testing/onBooks.ts';

describeOnPglite('on PGlite', ({ databases }) => {
  socketConformanceSuite(databases);
});
