import { chatRestartSuite } from './chatRestart.ts';
import { describeOnPglite } from '../../testing/sandbox/describeOnDatabases.ts';

describeOnPglite('on PGlite', ({ database }) => {
  chatRestartSuite(() => {
    const made = database();
    return { SANDBOX_DATA: made.kind === 'folder' ? made.path : '' };
  });
});
