import { socketConformanceSuite } from './suites/socketConformance.ts';
import { describeOnPglite } from './testing/describeOnDatabases.ts';

describeOnPglite('on PGlite', ({ databases }) => {
  socketConformanceSuite(databases);
});
