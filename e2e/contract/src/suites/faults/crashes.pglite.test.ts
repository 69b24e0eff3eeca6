import { crashSuite } from './crashes.ts';
import { describeOnPglite } from '../../testing/sandbox/describeOnDatabases.ts';

describeOnPglite('on PGlite', ({ database }) => {
  crashSuite(() => {
    const made = database();
    return { SANDBOX_DATA: made.kind === 'folder' ? made.path : '' };
  });
});
