import { customerServiceSuite } from './customerService.ts';
import { siteContentSuite } from './siteContent.ts';
import { describeOnPglite } from '../../testing/sandbox/describeOnDatabases.ts';

describeOnPglite('customer service on PGlite', ({ databases }) => {
  customerServiceSuite(databases);
  siteContentSuite(databases);
});
