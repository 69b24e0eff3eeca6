import { createCellButton } from './cellElement.ts';
import type { BindCell } from './createCellBinder.ts';
import type { CellContent } from './createCellWriter.ts';

/** A price and the content of its cell. */
export interface CellModel extends CellContent {
  readonly priceId: string;
}

/** A column of a line. */
export interface CellColumn {
  readonly id: string;
}

/** The price cells of one line. */
export interface LineCells {
  /** Renders a cell in each column, empty for `undefined`. An unchanged cell is kept. */
  readonly show: (box: HTMLElement, places: readonly (CellModel | undefined)[]) => void;
  /** Unbinds all cells. */
  readonly unbind: () => void;
}

const CONTENT_KEYS = ['priceId', 'name', 'sign', 'texts', 'oddsType'] as const satisfies readonly (keyof CellModel)[];

const isSame = (a: CellModel | undefined, b: CellModel | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && CONTENT_KEYS.every((part) => a[part] === b[part]));

function makeColumn(id: string): HTMLElement {
  const column = document.createElement('div');
  column.setAttribute('role', 'gridcell');
  column.dataset['col'] = id;
  return column;
}

const templates = new Map<string, DocumentFragment>();

/** Returns the template of a line: its columns, with a button in each column that has a price. */
function buildLineTemplate(
  columns: readonly CellColumn[],
  places: readonly (CellModel | undefined)[],
  className: string,
) {
  const key = [className, ...columns.map(({ id }, at) => (places[at] ? id : `-${id}`))].join(' ');
  const known = templates.get(key);
  if (known) return known;
  const template = document.createDocumentFragment();
  template.append(
    ...columns.map(({ id }, at) => {
      const column = makeColumn(id);
      if (places[at]) column.append(createCellButton(className));
      return column;
    }),
  );
  templates.set(key, template);
  return template;
}

/** Creates the cells of a line, each bound to its price. */
export function createLineCells(columns: readonly CellColumn[], bind: BindCell, className: string): LineCells {
  const held: ({ readonly place: CellModel; readonly unbind: () => void } | undefined)[] = [];

  const put = (column: HTMLElement, at: number, place: CellModel | undefined): void => {
    if (isSame(held[at]?.place, place)) return;
    held[at]?.unbind();
    held[at] = undefined;
    if (!place) return column.replaceChildren();
    const button = (column.firstElementChild as HTMLElement | null) ?? column.appendChild(createCellButton(className));
    held[at] = { place, unbind: bind(button, place.priceId, place) };
  };

  return {
    show: (box, places) => {
      if (!box.firstChild) box.append(buildLineTemplate(columns, places, className).cloneNode(true));
      places.forEach((place, at) => put(box.children[at] as HTMLElement, at, place));
    },
    unbind: () => held.splice(0).forEach((cell) => cell?.unbind()),
  };
}
