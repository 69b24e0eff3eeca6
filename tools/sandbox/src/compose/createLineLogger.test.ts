import { createLineLogger } from './createLineLogger.ts';

const AT = new Date('2026-11-25T23:59:59.5+08:00');

function log(event: string, facts?: Record<string, unknown>): string[] {
  const lines: string[] = [];
  createLineLogger(
    (line) => lines.push(line),
    () => AT,
  ).warn(event, facts);
  return lines;
}

describe('createLineLogger', () => {
  it('writes one line of JSON with the time in UTC', () =>
    expect(log('call failed', { reason: 'closed' })).toEqual([
      '{"at":"2026-11-25T15:59:59.500Z","event":"call failed","reason":"closed"}',
    ]));

  it('F-SRV-18 a value with line breaks or a field of the log forges no entry', () => {
    const [line = '', ...others] = log('login', {
      reason: 'a\r\n{"event":"forged"}\u2028',
      event: 'forged',
      at: 'never',
    });
    expect(others).toEqual([]);
    expect(line).not.toMatch(/[\r\n]/);
    expect(JSON.parse(line)).toMatchObject({ event: 'login', at: '2026-11-25T15:59:59.500Z' });
  });

  it('writes to standard error by default', () => {
    const written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    createLineLogger().warn('started');
    expect(written).toHaveBeenCalledWith(expect.stringContaining('"event":"started"'));
    written.mockRestore();
  });
});
