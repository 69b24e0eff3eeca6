import { isApiError, isCallError, loadErrorTexts } from '@pavilion/api-client';

/** What to say about a failed call: the platform's own words, else the catalogue's text. A bug goes on to the console. */
export async function errorText(error: unknown): Promise<string> {
  if (!isCallError(error)) throw error;
  if (isApiError(error) && error.serverMessage) return error.serverMessage;
  return (await loadErrorTexts('zh-CN'))[error.messageKey];
}
