import { findPlay } from '@pavilion/domain-sports';
import { useRemovedFocus } from '../parts/useRemovedFocus.ts';

/** Place of a button among the markets of a match. */
interface MarketPlace {
  /** Play code; `undefined` outside the markets. */
  readonly code: string | undefined;
  /** Index among the prices of the market; `-1` for its title. */
  readonly at: number;
}

const PRICE = ':not([hidden]) > button[data-price]';

const findMarket = (element: Element) => element.closest<HTMLElement>('[data-market]');
const listPrices = (root: Element | undefined) => [...(root?.querySelectorAll<HTMLElement>(PRICE) ?? [])];

const describePlace = (button: HTMLElement): MarketPlace => {
  const market = findMarket(button);
  return { code: market?.dataset['market'], at: market ? listPrices(market).indexOf(button) : -1 };
};

/** Whether two plays are the same market: `R` before the match and `RE` in play. */
function isSameMarket(code = '', other = ''): boolean {
  const [play, next] = [findPlay(code), findPlay(other)];
  return play !== undefined && play.market === next?.market && play.period === next.period;
}

/** Finds the same place of the same market, else the first price, else the first button: that of the closed match. */
function findPlace(root: Element, { code, at }: MarketPlace): HTMLElement | null | undefined {
  const markets = [...root.querySelectorAll<HTMLElement>('[data-market]')];
  const same = markets.find(({ dataset }) => isSameMarket(code, dataset['market']));
  const prices = listPrices(same);
  if (same && at < 0) return same.querySelector('button');
  return (
    prices[at] ?? prices[0] ?? listPrices(root)[0] ?? root.querySelector<HTMLElement>('[data-part="markets"] button')
  );
}

/**
 * Keeps the focus among the markets of a match when its button is removed: the match starts and has other plays, a market
 * closes, the match ends.
 *
 * @returns handlers of the focus events of an element that stays while the markets change
 */
export const useMarketFocus = () =>
  useRemovedFocus({
    describe: describePlace,
    restore: (root, place, isByKeyboard) => findPlace(root, place)?.focus({ preventScroll: !isByKeyboard }),
  });
