import { socketConformanceSuite } from './socketConformance.ts';
import { describeOnPglite } from '../../testing/sandbox/describeOnDatabases.ts';

describeOnPglite('on PGlite', ({ databases }) => {
  socketConformanceSuite(databases);
});
