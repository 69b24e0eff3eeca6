import type { ErrorMessageKey } from '../errorMessageKey.ts';

/** Texts of the error catalogue in one language. A missing text is a type error. */
export type ErrorTexts = Readonly<Record<ErrorMessageKey, string>>;
