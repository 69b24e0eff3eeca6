// The roads of baccarat and of other games with two sides: bead plate, big road, big eye boy, small road, cockroach road.
// A result is `B` (banker, dragon or big), `P` (player, tiger or small) or `T` (tie or triple). The functions are pure.

/** @typedef {'B' | 'P' | 'T'} Side */
/** @typedef {'r' | 'b'} Colour red or blue of a derived road; they have nothing to do with banker and player */
/** @typedef {{ column: number, row: number }} Place */
/** @typedef {{ side: Side, length: number, ties: number[] }} Run */
/** @typedef {Place & { value: Side | '-', ties: number }} BigRoadCell `-` holds the ties before the first banker or player */

/** Rows of a road. */
export const ROWS = 6;

/** Distance in columns at which a derived road compares: 1 big eye boy, 2 small road, 3 cockroach road. */
export const derivedRoads = /** @type {const} */ ({ bigEyeBoy: 1, smallRoad: 2, cockroachRoad: 3 });

/**
 * Groups results into runs. Ties belong to the last banker or player, or to `leadingTies` while there is none.
 *
 * @param {readonly Side[]} results
 */
export function listRuns(results) {
  /** @type {Run[]} */
  const runs = [];
  let leadingTies = 0;
  for (const side of results) {
    const run = runs.at(-1);
    if (side === 'T') {
      if (run) run.ties[run.length - 1] = (run.ties[run.length - 1] ?? 0) + 1;
      else leadingTies += 1;
    } else if (run?.side === side) {
      run.length += 1;
      run.ties.push(0);
    } else runs.push({ side, length: 1, ties: [0] });
  }
  return { runs, leadingTies };
}

/**
 * Places runs on the grid. A run starts in row 0 of the first free column right of the start of the last one, goes down, and
 * turns right at the bottom or at a taken cell (dragon tail). It stays in that row to its end.
 *
 * @param {readonly number[]} lengths
 * @returns {Place[][]} places of each run
 */
export function placeRuns(lengths) {
  const taken = new Set();
  const key = (/** @type {number} */ column, /** @type {number} */ row) => column * ROWS + row;
  let start = -1;
  return lengths.map((length) => {
    do start += 1;
    while (taken.has(key(start, 0)));
    let [column, row, isTail] = [start, 0, false];
    return Array.from({ length }, (_, at) => {
      if (at > 0) {
        isTail ||= row + 1 >= ROWS || taken.has(key(column, row + 1));
        if (isTail) column += 1;
        else row += 1;
      }
      taken.add(key(column, row));
      return { column, row };
    });
  });
}

/**
 * Builds the bead plate: every result in order, ties included.
 *
 * @param {readonly Side[]} results
 */
export const buildBeadPlate = (results) =>
  results.map((value, at) => ({ column: Math.floor(at / ROWS), row: at % ROWS, value }));

/**
 * Builds the big road. A tie takes no cell; it is counted on the cell before it.
 *
 * @param {readonly Side[]} results
 * @returns {BigRoadCell[]}
 */
export function buildBigRoad(results) {
  const { runs, leadingTies } = listRuns(results);
  const cells = placeRuns(runs.map(({ length }) => length)).flatMap((places, at) =>
    places.map((place, index) => {
      const run = runs[at];
      return { ...place, value: run?.side ?? 'B', ties: run?.ties[index] ?? 0 };
    }),
  );
  if (cells[0]) cells[0].ties += leadingTies;
  else if (leadingTies > 0) return [{ column: 0, row: 0, value: '-', ties: leadingTies }];
  return cells;
}

/** Colour of an entry of a derived road, or `undefined` where nothing is drawn yet. */
const getColour = (
  /** @type {readonly number[]} */ heights,
  /** @type {number} */ column,
  /** @type {number} */ row,
  /** @type {number} */ back,
) => {
  if (row > 0) return column < back ? undefined : heights[column - back] === row ? 'b' : 'r';
  if (column <= back) return undefined;
  return heights[column - 1] === heights[column - 1 - back] ? 'r' : 'b';
};

/**
 * Lists the colours of a derived road. They compare columns of the big road without dragon tails.
 *
 * @param {readonly Side[]} results
 * @param {number} back distance of {@link derivedRoads}
 * @returns {Colour[]}
 */
export function listDerivedColours(results, back) {
  const heights = listRuns(results).runs.map(({ length }) => length);
  return heights.flatMap((height, column) =>
    Array.from({ length: height }, (_, row) => getColour(heights, column, row, back)).filter(
      (colour) => colour !== undefined,
    ),
  );
}

/**
 * Builds a derived road: its colours are placed as runs, by the same rules as the big road.
 *
 * @param {readonly Side[]} results
 * @param {number} back distance of {@link derivedRoads}
 */
export function buildDerivedRoad(results, back) {
  /** @type {{ colour: Colour, length: number }[]} */
  const runs = [];
  for (const colour of listDerivedColours(results, back)) {
    const run = runs.at(-1);
    if (run?.colour === colour) run.length += 1;
    else runs.push({ colour, length: 1 });
  }
  return placeRuns(runs.map(({ length }) => length)).flatMap((places, at) =>
    places.map((place) => ({ ...place, value: runs[at]?.colour ?? 'r' })),
  );
}

/**
 * Returns the colour that a next result would draw in each derived road (问路).
 *
 * @param {readonly Side[]} results
 * @param {'B' | 'P'} side
 */
export function previewRoads(results, side) {
  const preview = (/** @type {number} */ back) => {
    const before = listDerivedColours(results, back).length;
    const after = listDerivedColours([...results, side], back);
    return after.length > before ? after.at(-1) : undefined;
  };
  return {
    bigEyeBoy: preview(derivedRoads.bigEyeBoy),
    smallRoad: preview(derivedRoads.smallRoad),
    cockroachRoad: preview(derivedRoads.cockroachRoad),
  };
}
