import { bindingSuite } from './bindings.ts';
import { captchaSuite } from './captchas.ts';
import { newDeviceSuite } from './newDevices.ts';
import { registrationSuite } from './registrations.ts';
import { resetSuite } from './resets.ts';
import { describeOnPostgres } from '../../testing/sandbox/describeOnDatabases.ts';

describeOnPostgres('authentication on PostgreSQL', ({ databases }) => {
  captchaSuite(databases);
  registrationSuite(databases);
  newDeviceSuite(databases);
  resetSuite(databases);
  bindingSuite(databases);
});
