import { bindingSuite } from './suites/bindings.ts';
import { captchaSuite } from './suites/captchas.ts';
import { newDeviceSuite } from './suites/newDevices.ts';
import { registrationSuite } from './suites/registrations.ts';
import { resetSuite } from './suites/resets.ts';
import { describeOnPostgres } from './testing/describeOnDatabases.ts';

describeOnPostgres('authentication on PostgreSQL', ({ databases }) => {
  captchaSuite(databases);
  registrationSuite(databases);
  newDeviceSuite(databases);
  resetSuite(databases);
  bindingSuite(databases);
});
