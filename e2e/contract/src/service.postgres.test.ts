import { customerServiceSuite } from './suites/customerService.ts';
import { siteContentSuite } from './suites/siteContent.ts';
import { describeOnPostgres } from './testing/describeOnDatabases.ts';

describeOnPostgres('customer service on PostgreSQL', ({ databases }) => {
  customerServiceSuite(databases);
  siteContentSuite(databases);
});
