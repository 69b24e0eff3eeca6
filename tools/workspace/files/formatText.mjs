import { format, resolveConfig } from 'prettier';

/**
 * Formats a text as `npm run format` would.
 *
 * @param {string} path of the file; its name decides the language
 * @param {string} text
 */
export async function formatText(path, text) {
  const options = await resolveConfig(path);
  return format(text, { ...options, filepath: path });
}
