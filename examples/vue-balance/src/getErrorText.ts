import { isApiError, isCallError, isSessionEndedError, loadErrorTexts } from '@pavilion/api-client';

/**
 * Returns the message of a failed call: the platform's text, else the catalogue's; '' if the session ended during the call.
 * Throws other errors, which the console then shows.
 */
export async function getErrorText(error: unknown): Promise<string> {
  if (!isCallError(error)) throw error;
  if (isSessionEndedError(error)) return '';
  if (isApiError(error) && error.serverMessage) return error.serverMessage;
  return (await loadErrorTexts('zh-CN'))[error.messageKey];
}
