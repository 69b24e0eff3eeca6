import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/tokens/token.ts';

/** One tab of {@link Tabs}. */
export interface TabItem<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  /** Count or mark after the label. */
  readonly badge?: ReactNode;
}

/** Props of {@link Tabs}. */
export interface TabsProps<Id extends string> {
  /** Accessible name of the tab list. */
  readonly label: string;
  /** Prefix of the ids that link tabs and panels. Pass the same one to `TabPanel`. */
  readonly idPrefix: string;
  readonly tabs: readonly TabItem<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** Whether the tabs fill the width. @default false */
  readonly isWide?: boolean;
}

/**
 * A list of tabs. Arrow keys, Home and End move and select; Tab leaves the list (WAI-ARIA tabs pattern).
 *
 * The caller renders the panels with `TabPanel`, and thus decides whether a hidden panel stays mounted.
 */
export function Tabs<Id extends string>({ label, idPrefix, tabs, selected, onSelect, isWide = false }: TabsProps<Id>) {
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    // With these keys the browser goes back, or to the start of the page.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const next =
      tabs[
        targetIndex(
          event.key,
          tabs.findIndex((tab) => tab.id === selected),
          tabs.length,
        )
      ];
    if (next === undefined) return;
    event.preventDefault();
    onSelect(next.id);
    row.current?.querySelector<HTMLElement>(`#${CSS.escape(tabId(idPrefix, next.id))}`)?.focus();
  };
  return (
    <Row ref={row} role="tablist" aria-label={label} data-wide={isWide || undefined} onKeyDown={onKeyDown}>
      {tabs.map((tab) => (
        <Tab
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(idPrefix, tab.id)}
          aria-selected={tab.id === selected}
          aria-controls={tab.id === selected ? panelId(idPrefix, tab.id) : undefined}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          {tab.label}
          {tab.badge !== undefined && <span data-badge="">{tab.badge}</span>}
        </Tab>
      ))}
    </Row>
  );
}

/** Props of {@link TabPanel}. */
export interface TabPanelProps {
  readonly idPrefix: string;
  readonly id: string;
  readonly children: ReactNode;
}

/** Content of the selected tab. */
export function TabPanel({ idPrefix, id, children }: TabPanelProps) {
  return (
    <div role="tabpanel" id={panelId(idPrefix, id)} aria-labelledby={tabId(idPrefix, id)}>
      {children}
    </div>
  );
}

const tabId = (prefix: string, id: string) => `${prefix}-tab-${id}`;
const panelId = (prefix: string, id: string) => `${prefix}-panel-${id}`;

function targetIndex(key: string, current: number, count: number): number {
  const moves: Record<string, number> = { ArrowRight: current + 1, ArrowLeft: current - 1, Home: 0, End: count - 1 };
  const target = moves[key];
  return target === undefined ? -1 : (target + count) % count;
}

const Row = styled.div`
  display: flex;
  gap: ${token('space.6')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  overflow-x: auto;
  scrollbar-width: none;
  &[data-wide] {
    gap: 0;
  }
  &[data-wide] > * {
    flex: 1;
  }
`;

const Tab = styled.button`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space.1')};
  flex: none;
  min-height: ${token('density.controlLarge')};
  padding: 0 ${token('space.1')};
  border: 0;
  background: transparent;
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.body')};
  white-space: nowrap;
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background: ${token('color.accent.fill')};
    transform: scaleX(0);
    transition: transform ${token('motion.base')} ${token('motion.ease')};
  }
  &:hover {
    color: ${token('color.text.primary')};
  }
  &[aria-selected='true'] {
    color: ${token('color.text.primary')};
    font-weight: ${token('font.weight.strong')};
  }
  &[aria-selected='true']::after {
    transform: none;
  }
  &:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: -2px;
    border-radius: ${token('radius.cell')};
  }
  > [data-badge] {
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
    font-weight: ${token('font.weight.regular')};
  }
`;
