import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeVectors, sharedVectors, sharedVectorText } from './sharedVectors.ts';

const folder = mkdtempSync(join(tmpdir(), 'vectors-'));
writeFileSync(join(folder, 'rows.json'), '{"rows":[1,2]}');

afterAll(() => rmSync(folder, { recursive: true }));

it('reads a file as text and as JSON', () => {
  expect(sharedVectorText('rows.json', folder)).toBe('{"rows":[1,2]}');
  expect(sharedVectors('rows.json', folder)).toEqual({ rows: [1, 2] });
});

it('returns undefined if the file is absent', () => {
  expect(sharedVectorText('absent.json', folder)).toBeUndefined();
  expect(sharedVectors('absent.json', folder)).toBeUndefined();
});

describe('describeVectors', () => {
  it('declares the tests of an existing file', () => {
    const declare = jest.fn();
    describeVectors('rows.json', [1, 2], declare);
    expect(declare).toHaveBeenCalledWith([1, 2]);
  });

  it('skips one test whose title contains the absent file', () => {
    const skip = jest.spyOn(it, 'skip').mockImplementation(() => undefined);
    const declare = jest.fn();
    describeVectors('absent.json', undefined, declare);
    expect(declare).not.toHaveBeenCalled();
    expect(skip).toHaveBeenCalledWith(
      'published vectors [skipped: shared/vectors/absent.json is absent]',
      expect.any(Function),
    );
    skip.mockRestore();
  });
});
