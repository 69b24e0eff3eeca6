import { customerServiceSuite } from './suites/customerService.ts';
import { describeOnPglite } from './testing/describeOnDatabases.ts';

describeOnPglite('customer service on PGlite', ({ databases }) => {
  customerServiceSuite(databases);
});
