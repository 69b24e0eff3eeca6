import { isApiError, isCallError, isOutcomeUnknown, loadErrorTexts, getErrorReaction } from '../../index.ts';

export async function wordsFor(error: unknown): Promise<string | undefined> {
  if (!isCallError(error)) throw error;
  const texts = await loadErrorTexts('zh-CN');
  if (isOutcomeUnknown(error)) return texts['error.outcomeUnknown'];
  if (getErrorReaction(error) === 'none') return undefined;
  const ofServer = isApiError(error) ? error.serverMessage : '';
  return ofServer || texts[error.messageKey];
}
