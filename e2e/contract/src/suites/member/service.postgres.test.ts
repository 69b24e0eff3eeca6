import { customerServiceSuite } from './customerService.ts';
import { siteContentSuite } from './siteContent.ts';
import { describeOnPostgres } from '../../testing/sandbox/describeOnDatabases.ts';

describeOnPostgres('customer service on PostgreSQL', ({ databases }) => {
  customerServiceSuite(databases);
  siteContentSuite(databases);
});
