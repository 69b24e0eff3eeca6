import { chatRestartSuite } from './suites/chatRestart.ts';
import { describeOnPglite } from './testing/describeOnDatabases.ts';

describeOnPglite('on PGlite', ({ database }) => {
  chatRestartSuite(() => {
    const made = database();
    return { SANDBOX_DATA: made.kind === 'folder' ? made.path : '' };
  });
});
