/** Stands in for Babel's `extends` helper: every browser the site is built for has the language's own. */
export default Object.assign;
