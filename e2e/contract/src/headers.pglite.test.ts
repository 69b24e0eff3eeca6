import { responseHeaderSuite } from './suites/responseHeaders.ts';
import { violationSuite } from './suites/violations.ts';
import { describeOnPglite } from './testing/describeOnDatabases.ts';

describeOnPglite('responses on PGlite', ({ databases }) => {
  responseHeaderSuite(databases);
  violationSuite(databases);
});
