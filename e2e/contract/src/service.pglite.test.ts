import { customerServiceSuite } from './suites/customerService.ts';
import { siteContentSuite } from './suites/siteContent.ts';
import { describeOnPglite } from './testing/describeOnDatabases.ts';

describeOnPglite('customer service on PGlite', ({ databases }) => {
  customerServiceSuite(databases);
  siteContentSuite(databases);
});
