import { isApiError, isCallError, isOutcomeUnknown, loadErrorTexts, getErrorReaction } from '../../index.ts';

export async function findErrorText(error: unknown): Promise<string | undefined> {
  if (!isCallError(error)) throw error;
  const texts = await loadErrorTexts('zh-CN');
  if (isOutcomeUnknown(error)) return texts['error.outcomeUnknown'];
  if (getErrorReaction(error) === 'none') return undefined;
  const serverText = isApiError(error) ? error.serverMessage : '';
  return serverText || texts[error.messageKey];
}
