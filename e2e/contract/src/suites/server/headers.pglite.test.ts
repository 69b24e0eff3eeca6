import { responseHeaderSuite } from './responseHeaders.ts';
import { violationSuite } from './violations.ts';
import { describeOnPglite } from '../../testing/sandbox/describeOnDatabases.ts';

describeOnPglite('responses on PGlite', ({ databases }) => {
  responseHeaderSuite(databases);
  violationSuite(databases);
});
