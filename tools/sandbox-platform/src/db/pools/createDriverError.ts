/** Creates an error as the PostgreSQL drivers report it: with a SQLSTATE or a network code. */
export const createDriverError = (code: string, message: string): Error => Object.assign(new Error(message), { code });
