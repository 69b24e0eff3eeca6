import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(__dirname, '../../../../shared/vectors');

/** Reads a published vector file next to the repository; `undefined` if it is absent. */
export function sharedVectorText(name: string, folder = FOLDER): string | undefined {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Reads a published JSON vector file; `undefined` if it is absent. */
export function sharedVectors<Content>(name: string, folder = FOLDER): Content | undefined {
  const text = sharedVectorText(name, folder);
  return text === undefined ? undefined : (JSON.parse(text) as Content);
}

/**
 * Declares tests over a published vector file. If the file is absent, one skipped test contains its name.
 *
 * @param read the parsed file, for example `sharedVectors('security.json')`
 */
export function describeVectors<Content>(
  name: string,
  read: Content | undefined,
  declare: (content: Content) => void,
): void {
  if (read === undefined) it.skip(toSkippedTitle(name), () => undefined);
  else declare(read);
}

/** Formats the title of a skipped test. The test report lists the text in brackets as the reason. */
const toSkippedTitle = (name: string): string => `published vectors [skipped: shared/vectors/${name} is absent]`;
