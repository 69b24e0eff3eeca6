import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { findInDocument } from '../../vocabulary/findInDocument.mjs';
import { findInDocuments } from '../../vocabulary/findInDocuments.mjs';

/** @param {string[]} lines */
const find = (...lines) => findInDocument(lines.join('\n')).map(({ line, found }) => `${line}: ${found}`);

test('the documents of the repository use the vocabulary of docs/glossary.md', () => {
  assert.deepEqual(
    findInDocuments().map(({ file, line, message }) => `${file}:${line} ${message}`),
    [],
  );
});

describe('the search in a document', () => {
  test('reports a planted word with its line', () => {
    assert.deepEqual(find('# Feed', '', 'The store is updated,', 'and nobody reads it.'), ['4: nobody']);
  });

  test('reports a word in a heading, a list item and a table row', () => {
    assert.deepEqual(find('# The house', '- The house', '- The order', '| house | order |'), [
      '1: house',
      '2: house',
      '4: house',
    ]);
  });

  test('reports a phrase that continues on the next line', () => {
    assert.deepEqual(find('Sorted by hand, for', 'it is short.'), ['1: , for it']);
  });

  test('skips fenced and inline code', () => {
    assert.deepEqual(find('```sh', 'nobody', '```', 'The user `nobody` runs the server.'), []);
  });

  test('reports a heading that begins like a clause, not a question', () => {
    assert.deepEqual(find('## What it costs', '', '## What does it cost?'), ['1: What']);
  });

  test('skips the column of words that are not used', () => {
    assert.deepEqual(find('| term | not |', '| --- | --- |', '| wallet | purse |', '', '| purse |'), ['5: purse']);
  });
});
