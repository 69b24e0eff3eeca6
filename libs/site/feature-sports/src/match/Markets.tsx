import type { Match, OddsType } from '@pavilion/domain-sports';
import { useAppSelector, useShortcuts } from '@pavilion/site-contract';
import { useNameMatcher } from '@pavilion/site-search';
import { getPlayName } from '@pavilion/site-bet-ui/selections';
import { EmptyState, TabPanel, Tabs } from '@pavilion/ui-kit';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { isFirstHalfOver } from '../boardLayout/boardColumns.ts';
import { SearchField } from '../boardTools/SearchField.tsx';
import { useSelectionMarks } from '../cells/useSelectionMarks.ts';
import { usePriceEvents } from '../slipState/usePriceEvents.ts';
import { useSportsT } from '../messages/sportsT.ts';
import { selectSportView } from '../state/sportsState.ts';
import { getGroupKey, getMarketGroups, type MarketBlock, type MarketGroupId } from './getMarketGroups.ts';
import { MarketPanel } from './MarketPanel.tsx';
import { MarketBar, MarketColumns, MarketsBox } from './MarketStyles.ts';
import { useMarketFolds, type MarketFolds } from './useFoldedMarkets.ts';

const TABS = 'market-groups';

/** Markets whose names match the search, by characters, pinyin or initials. */
function useFoundBlocks(match: Match, blocks: readonly MarketBlock[], words: string): readonly MarketBlock[] {
  const t = useSportsT();
  const matches = useNameMatcher(words);
  return blocks.filter(({ code }) => matches(getPlayName(t, match.gameType, code)));
}

/** Props of {@link Markets}. */
export interface MarketsProps {
  readonly match: Match;
  readonly focus: PriceFocus;
}

/** Focus of the first open price, for a player who opened the match from the search (SRC-02, DSK-05). */
export interface PriceFocus {
  readonly isWanted: boolean;
  /** Is called when a price has got the focus. */
  readonly onDone: () => void;
}

/**
 * All markets of a match in groups, with a search. A market can be folded; it stays folded for the sport. The markets of a
 * first half that is over are folded at the end (MTC-01).
 */
export function Markets({ match, focus }: MarketsProps) {
  const t = useSportsT();
  const [chosen, choose] = useState<MarketGroupId>('all');
  const [words, setWords] = useState('');
  const { oddsType } = useAppSelector(selectSportView);
  const { markets, gameType } = match;
  const isHalfOver = isFirstHalfOver(match);
  const groups = useMemo(() => getMarketGroups(markets, isHalfOver), [markets, isHalfOver]);
  const folds = useMarketFolds(match);
  const group = groups.find(({ id }) => id === chosen) ?? groups[0];
  const found = useFoundBlocks(match, group?.blocks ?? [], words);
  if (!group)
    return (
      <MarketsBox data-part="markets">
        <EmptyState drawing="match" title={t('detail.closedTitle')}>
          {t('detail.closedText')}
        </EmptyState>
      </MarketsBox>
    );
  return (
    <MarketsBox data-part="markets">
      <MarketBar>
        <Tabs
          label={t('detail.groups')}
          idPrefix={TABS}
          tabs={groups.map(({ id, blocks }) => ({ id, label: t(getGroupKey(id, gameType)), badge: blocks.length }))}
          selected={group.id}
          onSelect={choose}
        />
        <MarketSearch words={words} onChange={setWords} />
      </MarketBar>
      <TabPanel idPrefix={TABS} id={group.id}>
        {found.length > 0 ? (
          <Prices blocks={found} {...{ match, oddsType, focus, folds }} />
        ) : (
          <EmptyState isCompact drawing="match" title={t('centre.findNone', { words })}>
            {t('centre.findHint')}
          </EmptyState>
        )}
      </TabPanel>
    </MarketsBox>
  );
}

interface MarketSearchProps {
  readonly words: string;
  readonly onChange: (words: string) => void;
}

function MarketSearch({ words, onChange }: MarketSearchProps) {
  const t = useSportsT();
  const field = useRef<HTMLInputElement>(null);
  useShortcuts({ f: () => field.current?.focus() });
  return (
    <SearchField
      inputRef={field}
      shortcut="F"
      label={t('centre.find')}
      placeholder={t('centre.find')}
      clearLabel={t('centre.clearFind')}
      value={words}
      onChange={onChange}
    />
  );
}

interface PricesProps extends MarketsProps {
  readonly blocks: readonly MarketBlock[];
  readonly oddsType: OddsType;
  readonly folds: MarketFolds;
}

function Prices({ match, blocks, oddsType, focus, folds }: PricesProps) {
  const events = usePriceEvents();
  const columns = useRef<HTMLDivElement>(null);
  useSelectionMarks(columns);
  usePriceFocus(columns, focus);
  return (
    <MarketColumns ref={columns} {...events}>
      {blocks.map((block) => (
        <MarketPanel
          key={block.code}
          {...{ match, block, oddsType }}
          isFolded={folds.isFolded(block.code)}
          onFold={folds.onFold}
        />
      ))}
    </MarketColumns>
  );
}

const PRICE = ':not([hidden]) > button[data-price]';

function usePriceFocus(columns: RefObject<HTMLElement | null>, { isWanted, onDone }: PriceFocus): void {
  useEffect(() => {
    const root = columns.current;
    if (!isWanted || !root) return;
    const cell =
      root.querySelector<HTMLElement>(`${PRICE}:not([data-locked])`) ?? root.querySelector<HTMLElement>(PRICE);
    cell?.focus();
    onDone();
  }, [columns, isWanted, onDone]);
}
