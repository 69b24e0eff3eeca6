/** Parses JSON as `unknown`; the caller casts the value. @param {string} text @returns {unknown} */
export const parseJson = (text) => JSON.parse(text);
