import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '../../../../shared/vectors');

/** Reads a published vector file that may lie beside the repository; `undefined` where it is absent. */
export function sharedVectorText(name: string, folder = FOLDER): string | undefined {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Reads a published vector file of JSON; `undefined` where it is absent. */
export function sharedVectors<Content>(name: string, folder = FOLDER): Content | undefined {
  const text = sharedVectorText(name, folder);
  return text === undefined ? undefined : (JSON.parse(text) as Content);
}

/**
 * Declares tests over a published vector file. Where the file is absent, one skipped test names it.
 *
 * @param read what the tests need from the file, for example `sharedVectors('security.json')`
 */
export function describeVectors<Content>(
  name: string,
  read: Content | undefined,
  declare: (content: Content) => void,
): void {
  if (read === undefined) it.skip(toSkippedTitle(name), () => undefined);
  else declare(read);
}

/** The end in brackets is the reason that the test report lists. */
const toSkippedTitle = (name: string): string => `published vectors [skipped: shared/vectors/${name} is absent]`;
