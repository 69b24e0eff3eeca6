import { preparePassword } from '@pavilion/api-client';
import { createSecret, type Secret } from '@pavilion/kernel';

/**
 * Prepares a typed password and returns a reference to it, which an action may contain. The reference of a refused input has an
 * empty text: the flow shows the error of its field and sends nothing.
 */
export const hidePassword = (typed: string): Secret => createSecret(preparePassword(typed).password ?? '');
