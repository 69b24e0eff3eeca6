/** Stands in for Babel's `arrayLikeToArray` helper. */
export default Array.from;
