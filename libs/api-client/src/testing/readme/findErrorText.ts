import { isApiError, isCallError, isOutcomeUnknown, loadErrorTexts, getErrorReaction } from '../../index.ts';

/** Returns the text of a failed call; undefined if there is nothing to show. `movesMoney`: the call has the effect `money`. */
export async function findErrorText(error: unknown, movesMoney = false): Promise<string | undefined> {
  if (!isCallError(error)) throw error;
  if (getErrorReaction(error) === 'none') return undefined;
  const texts = await loadErrorTexts('zh-CN');
  if (movesMoney && isOutcomeUnknown(error)) return texts['error.outcomeUnknown'];
  const serverText = isApiError(error) ? error.serverMessage : '';
  return serverText || texts[error.messageKey];
}
