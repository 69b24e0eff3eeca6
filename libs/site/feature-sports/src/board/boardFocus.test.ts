import {
  findBoardPosition,
  findEntryButton,
  findNeighbour,
  findNextLine,
  keepTabStop,
  moveTabStop,
} from './boardFocus.ts';

/**
 * A head of a league and a row of two matches. Names of buttons have half, line and column: `a0R` is the handicap of the
 * first line of the left match.
 */
const draw = (): HTMLElement => {
  document.body.innerHTML = `
    <button id="outside" data-tool="detail"></button>
    <div id="board">
      <div data-strip="0">
        <button id="league" data-tool="league"></button><button id="hide" data-tool="hideLeague"></button>
      </div>
      <div data-strip="1">
        <section data-half="a">
          <p data-line="0">
            <button id="star" data-tool="star" data-col="star"></button>
            <span data-col="R"><button id="a0R" data-price="a0R"></button></span>
            <span data-col="OU"><button id="a0OU" data-price="a0OU"></button></span>
            <button id="a0detail" data-tool="detail" data-col="detail"></button>
            <button id="plain"></button>
          </p>
          <p data-line="1"><button id="a1menu" data-tool="menu" data-col="menu"></button></p>
          <p data-line="2"><span data-col="R"><button id="a2R" data-price="a2R"></button></span></p>
        </section>
        <section data-half="b">
          <p data-line="0"><span data-col="R"><button id="b0R" data-price="b0R"></button></span></p>
          <p data-line="2"><span data-col="R"><button id="b2R" data-price="b2R"></button></span></p>
        </section>
      </div>
    </div>`;
  return get('board');
};
const get = (id: string): HTMLElement => document.querySelector(`#${id}`) as HTMLElement;
const getRow = (row: number): HTMLElement => document.querySelector(`[data-strip="${row}"]`) as HTMLElement;

beforeEach(draw);

describe('findBoardPosition', () => {
  it.each`
    button       | position
    ${'league'}  | ${{ row: 0, line: 0, column: undefined }}
    ${'star'}    | ${{ row: 1, line: 0, column: 'astar' }}
    ${'a2R'}     | ${{ row: 1, line: 2, column: 'aR' }}
    ${'b0R'}     | ${{ row: 1, line: 0, column: 'bR' }}
    ${'outside'} | ${undefined}
  `('DSK-05 the position of $button is $position', ({ button, position }) => {
    expect(findBoardPosition(get(button as string))).toEqual(position);
  });
});

describe('findNeighbour', () => {
  it.each`
    from          | key             | to          | rule
    ${'star'}     | ${'ArrowRight'} | ${'a0R'}    | ${'the next button of the line'}
    ${'a0OU'}     | ${'ArrowLeft'}  | ${'a0R'}    | ${'the button before it'}
    ${'star'}     | ${'ArrowLeft'}  | ${'star'}   | ${'itself at the start of the line'}
    ${'b0R'}      | ${'ArrowRight'} | ${'b0R'}    | ${'itself at the end of the line'}
    ${'a0detail'} | ${'ArrowRight'} | ${'b0R'}    | ${'the first button of the other match of the row'}
    ${'a2R'}      | ${'ArrowRight'} | ${'b2R'}    | ${'a button of the same line only'}
    ${'a0OU'}     | ${'Home'}       | ${'a0R'}    | ${'the first price for Home'}
    ${'a1menu'}   | ${'Home'}       | ${'a1menu'} | ${'the first button for Home in a line without prices'}
    ${'hide'}     | ${'Home'}       | ${'league'} | ${'the first button of the head of a league for Home'}
    ${'star'}     | ${'End'}        | ${'b0R'}    | ${'the last button for End'}
  `('DSK-05 $key on $from goes to $to: $rule', ({ from, key, to }: Record<string, string>) => {
    expect(findNeighbour(get(from ?? ''), key ?? '')?.id).toBe(to);
  });
});

describe('findEntryButton', () => {
  it.each`
    row  | column       | isDown   | to          | rule
    ${1} | ${'aR'}      | ${true}  | ${'a0R'}    | ${'the first line of the column from above'}
    ${1} | ${'aR'}      | ${false} | ${'a2R'}    | ${'the last line of the column from below'}
    ${1} | ${'bR'}      | ${true}  | ${'b0R'}    | ${'the match of the same half'}
    ${1} | ${'amenu'}   | ${true}  | ${'a1menu'} | ${'a tool of the same column'}
    ${1} | ${undefined} | ${true}  | ${'a0R'}    | ${'the first price without a column'}
    ${1} | ${undefined} | ${false} | ${'b2R'}    | ${'the last price without a column'}
    ${1} | ${'aM'}      | ${true}  | ${'a0R'}    | ${'the first price if the row has no such column'}
    ${0} | ${'aR'}      | ${true}  | ${'league'} | ${'the first button of the head of a league'}
    ${0} | ${undefined} | ${false} | ${'league'} | ${'the first button of the head of a league from below'}
  `('DSK-05 enters row $row at $to: $rule', ({ row, column, isDown, to }) => {
    const found = findEntryButton(getRow(row as number), column as string | undefined, isDown as boolean);
    expect(found?.id).toBe(to);
  });

  it('DSK-05 a row without buttons has none', () => {
    expect(findEntryButton(document.createElement('div'), 'aR', true)).toBeUndefined();
  });
});

describe('findNextLine', () => {
  it.each`
    from        | isDown   | to           | rule
    ${'a0R'}    | ${true}  | ${'a2R'}     | ${'the next line of the match with a price in the column'}
    ${'a2R'}    | ${false} | ${'a0R'}     | ${'the line above'}
    ${'a2R'}    | ${true}  | ${undefined} | ${'none below the last line'}
    ${'a0R'}    | ${false} | ${undefined} | ${'none above the first line'}
    ${'a0OU'}   | ${true}  | ${undefined} | ${'none in a column of one line'}
    ${'league'} | ${true}  | ${undefined} | ${'none from the head of a league'}
  `('DSK-05 from $from down: $isDown goes to $to: $rule', ({ from, isDown, to }) => {
    expect(findNextLine(get(from as string), isDown as boolean)?.id).toBe(to);
  });
});

describe('tab stop', () => {
  const listStops = () => [...document.querySelectorAll<HTMLElement>('[tabindex="0"]')].map(({ id }) => id);

  it('DSK-05 the first button is the tab stop of a board', () => {
    keepTabStop(get('board'));
    expect(listStops()).toEqual(['league']);
  });

  it('DSK-05 a board has one tab stop, which moves', () => {
    const board = get('board');
    keepTabStop(board);
    moveTabStop(board, get('a0OU'));
    expect(listStops()).toEqual(['a0OU']);
    keepTabStop(board);
    expect(listStops()).toEqual(['a0OU']);
    moveTabStop(board, get('a0OU'));
    expect(listStops()).toEqual(['a0OU']);
  });

  it('DSK-05 a board whose tab stop was removed has another', () => {
    const board = get('board');
    moveTabStop(board, get('a0R'));
    get('a0R').remove();
    keepTabStop(board);
    expect(listStops()).toEqual(['league']);
  });

  it('DSK-05 an empty board has none', () => {
    const board = get('board');
    board.replaceChildren();
    keepTabStop(board);
    expect(listStops()).toEqual([]);
  });
});
