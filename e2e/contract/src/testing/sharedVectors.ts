import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = join(__dirname, '../../../../../shared/vectors');

/** Published vectors that live beside the repository; `undefined` where they are not there. */
export function sharedVectors<Content>(name: string): Content | undefined {
  const file = join(folder, name);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Content) : undefined;
}
