/** `JSON.parse` with an honest type: the caller says what it expects. @param {string} text @returns {unknown} */
export const parseJson = (text) => JSON.parse(text);
