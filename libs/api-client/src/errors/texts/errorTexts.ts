import type { ErrorMessageKey } from '../errorMessageKey.ts';

/** All texts of the error catalogue in one language. Whole by type: a missing one does not compile. */
export type ErrorTexts = Readonly<Record<ErrorMessageKey, string>>;
