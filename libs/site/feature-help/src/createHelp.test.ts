import { createHelp } from './createHelp.ts';

describe('createHelp', () => {
  it('keeps its name', () => {
    const help = createHelp('first');
    expect(help.name).toBe('first');
  });
});
