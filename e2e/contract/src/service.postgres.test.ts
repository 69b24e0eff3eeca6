import { customerServiceSuite } from './suites/customerService.ts';
import { describeOnPostgres } from './testing/describeOnDatabases.ts';

describeOnPostgres('customer service on PostgreSQL', ({ databases }) => {
  customerServiceSuite(databases);
});
