import { isApiError, isCallError, loadErrorTexts } from '@pavilion/api-client';

/** Text of a failed call: the platform's own, else the catalogue's. Throws other errors, so that they reach the console. */
export async function errorText(error: unknown): Promise<string> {
  if (!isCallError(error)) throw error;
  if (isApiError(error) && error.serverMessage) return error.serverMessage;
  return (await loadErrorTexts('zh-CN'))[error.messageKey];
}
