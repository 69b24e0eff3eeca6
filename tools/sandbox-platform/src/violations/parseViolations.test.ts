import { parseViolations } from './parseViolations.ts';

const source = 'https://site.example/assets/a-AbCdEf12.js';

describe('parseViolations', () => {
  it('SEC-07 reads the form of report-uri, without queries and fragments', () => {
    const report = {
      'document-uri': 'https://site.example/mine/wallet?token=secret#part',
      referrer: 'https://site.example/?icode=secret',
      'violated-directive': 'require-trusted-types-for',
      'effective-directive': 'require-trusted-types-for',
      'original-policy': "default-src 'none'",
      'blocked-uri': 'trusted-types-sink',
      'source-file': `${source}?v=secret`,
      'line-number': 3,
      'column-number': 14,
      'script-sample': 'Element innerHTML|<b>secret</b>',
    };
    const found = parseViolations(JSON.stringify({ 'csp-report': report }));
    expect(found).toEqual([
      {
        directive: 'require-trusted-types-for',
        page: 'https://site.example/mine/wallet',
        blocked: 'trusted-types-sink',
        source: `${source}:3:14`,
      },
    ]);
    expect(JSON.stringify(found)).not.toContain('secret');
  });

  it('SEC-07 reads the form of the Reporting API and skips reports of other kinds', () => {
    const body = {
      documentURL: 'https://site.example/#secret',
      effectiveDirective: 'img-src',
      blockedURL: 'https://other.example/x.png?who=secret',
      disposition: 'enforce',
    };
    const reports = [
      { type: 'deprecation', body: { id: 'x' } },
      { type: 'csp-violation', age: 10, url: 'https://site.example/', body },
    ];
    expect(parseViolations(JSON.stringify(reports))).toEqual([
      { directive: 'img-src', page: 'https://site.example/', blocked: 'https://other.example/x.png', source: '' },
    ]);
  });

  it('SEC-07 shortens long texts', () => {
    const report = { 'document-uri': `https://site.example/${'x'.repeat(9_000)}`, 'effective-directive': 'img-src' };
    expect(parseViolations(JSON.stringify({ 'csp-report': report }))?.[0]?.page).toHaveLength(300);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '[null]',
    '{"csp-report":null}',
    '{"csp-report":{}}',
    '{"csp-report":{"document-uri":1}}',
  ])('SEC-07 refuses %s', (text) => expect(parseViolations(text)).toBeUndefined());
});
