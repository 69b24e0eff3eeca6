import { findPlay, type Match, type OddsType } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import { getPlayName, getSideSign, type SideOfPlay } from '@pavilion/site-bet-ui/selections';
import { ChevronDownIcon, Tag } from '@pavilion/ui-kit';
import { memo, useEffect, useId, useMemo, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { BoardCell } from '../cells/BoardCell.tsx';
import { keepTabStop, moveTabStop } from '../board/boardFocus.ts';
import { getCellTexts } from '../cells/getCellTexts.ts';
import { formatCellName } from '../parts/formatCellName.ts';
import { formatOddsType } from '../parts/formatOddsType.ts';
import { useCellBinder } from '../cells/useCellBinder.ts';
import { useSportsT, type SportsT } from '../messages/sportsT.ts';
import type { MarketBlock } from './getMarketGroups.ts';
import { MarketBox, MarketTitle, PricePlaces } from './MarketStyles.ts';
import { buildPriceGrid } from './buildPriceGrid.ts';

/** Props of {@link MarketPanel}. */
export interface MarketPanelProps {
  readonly match: Match;
  readonly block: MarketBlock;
  readonly oddsType: OddsType;
  readonly isFolded: boolean;
  readonly onFold: (code: string) => void;
}

/** One market with all prices: one tab stop and arrow-key navigation. Its title folds it. */
export const MarketPanel = memo(function MarketPanel({ match, block, oddsType, isFolded, onFold }: MarketPanelProps) {
  const t = useSportsT();
  const { board } = useServices();
  const binder = useCellBinder();
  const title = useId();
  const places = useRef<HTMLDivElement>(null);
  const { columns, ids } = useMemo(() => buildPriceGrid(block, (id) => board.getPrice(id)?.line), [block, board]);
  useEffect(() => {
    if (places.current) keepTabStop(places.current);
  });
  const name = getPlayName(t, match.gameType, block.code);
  return (
    <MarketBox role="group" aria-labelledby={title} data-market={block.code}>
      <MarketTitle>
        <button type="button" aria-expanded={!isFolded} onClick={() => onFold(block.code)}>
          <ChevronDownIcon />
          <span id={title}>{name}</span>
        </button>
        {namesTeamsInTitle(block.code) && <small>{`${match.homeName} / ${match.awayName}`}</small>}
        <Tag>{formatOddsType(t, block.code, oddsType)}</Tag>
      </MarketTitle>
      <PricePlaces
        ref={places}
        hidden={isFolded}
        data-columns={columns}
        onKeyDown={createKeyHandler(columns)}
        onFocus={updateTabStop}
      >
        {ids.map((id, at) => {
          const side = (id && board.getPrice(id)?.side) ?? '';
          return id ? (
            <BoardCell
              {...binder}
              key={id}
              priceId={id}
              name={formatCellName(t, match, { side, playCode: block.code })}
              sign={formatSign(t, match, { side, playCode: block.code })}
              texts={getCellTexts(t)}
              oddsType={oddsType}
            />
          ) : (
            <span key={`none${at}`} />
          );
        })}
      </PricePlaces>
    </MarketBox>
  );
});

const isHandicap = (playCode: string): boolean => findPlay(playCode)?.market === 'handicap';

/** Whether the title has the names of the teams, because the cells have no room for them. */
const namesTeamsInTitle = (playCode: string): boolean =>
  isHandicap(playCode) || findPlay(playCode)?.market === 'result';

/** Formats the side in a cell: 主, 和 or 客 for 1X2, as on the board. A handicap shows only its line. */
function formatSign(t: SportsT, match: Match, named: SideOfPlay): string {
  // The spaces around the slash do not fit into three cells per row.
  return getSideSign(t, match, named).replace(' / ', '/');
}

const updateTabStop = ({ target, currentTarget }: FocusEvent<HTMLElement>): void => {
  if (target instanceof HTMLElement && target.dataset['price']) moveTabStop(currentTarget, target);
};

/** Handles arrow keys in the grid of a market and skips empty places. */
const createKeyHandler =
  (columns: number) =>
  (event: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }[event.key];
    const places = [...event.currentTarget.children];
    let at = places.indexOf(document.activeElement as Element);
    if (!step || at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    do at += step;
    while (places[at] && !(places[at] instanceof HTMLButtonElement));
    (places[at] as HTMLElement | undefined)?.focus();
  };
