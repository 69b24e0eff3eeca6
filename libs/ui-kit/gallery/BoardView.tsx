import { useState } from 'react';
import styled from 'styled-components';
import {
  Badge,
  BellIcon,
  Button,
  EmptyState,
  FilterIcon,
  IconButton,
  LiveDot,
  Money,
  NavIcon,
  PriceCell,
  SegmentedControl,
  SportIcon,
  StarIcon,
  Tabs,
  TextField,
  token,
  type NavKey,
  type SportIconName,
} from '../src/index.ts';
import type { MessageSet } from './messages.ts';

const marks = import.meta.glob<string>('../../../apps/*/public/brand/logo.svg', {
  query: '?url',
  import: 'default',
  eager: true,
});
const findBrandMark = (app: string) => marks[`../../../apps/${app}/public/brand/logo.svg`];

const navKeys: NavKey[] = ['HOME', 'TY', 'DZ', 'ZR', 'CP', 'QP', 'DJ', 'BY', 'discount'];
const sports: SportIconName[] = [
  'football',
  'basketball',
  'tennis',
  'volleyball',
  'baseball',
  'badminton',
  'tableTennis',
  'snooker',
  'hockey',
  'americanFootball',
  'esports',
  'other',
];
const home = ['0.96', '0.88', '2.15', '1.02', '0.79', '2.90'];
const homeLines = ['-0.5', '2.5/3'];
const away = ['0.94', '1.00', '3.05', '0.86', '1.09', '3.60'];

/** A sports board made of the components, to review density, rhythm and colour. */
export function BoardView({ words, isTaiwan }: { words: MessageSet; isTaiwan: boolean }) {
  const [show, setShow] = useState('live');
  const [tab, setTab] = useState('slip');
  const awayLines = ['+0.5', words.full[1].slice(1)];
  return (
    <>
      <Header>
        <img src={findBrandMark(isTaiwan ? 'main-tw' : 'main-cn')} alt={words.brand} height="36" />
        <nav>
          {words.nav.map((name, at) => (
            <a key={name} href="#x" aria-current={at === 1 ? 'page' : undefined}>
              {name}
            </a>
          ))}
        </nav>
        <span>
          {words.balance} <Money sign="¥" text="10,000.00" size="price" />
        </span>
        <IconButton label={words.unread}>
          <BellIcon />
        </IconButton>
        <Button>{words.login}</Button>
        <Button variant="primary">{words.deposit}</Button>
      </Header>
      <Main>
        <Sidebar>
          {words.sports.map((name, at) => (
            <button key={name} aria-current={at === 0 ? 'true' : undefined}>
              <SportIcon name={sports[at] ?? 'other'} />
              <span>{name}</span>
              <small>{[86, 34, 21, 9, 12, 4, 17, 3, 6, 2, 11, 1][at]}</small>
            </button>
          ))}
        </Sidebar>
        <Board>
          <Bar>
            <SegmentedControl
              label="x"
              value={show}
              onChange={setShow}
              segments={[
                { value: 'live', label: words.live },
                { value: 'today', label: words.today },
                { value: 'early', label: words.early },
                { value: 'out', label: words.outright },
              ]}
            />
            <Button variant="quiet" icon={<FilterIcon />}>
              {words.leagues[0]}
            </Button>
          </Bar>
          {words.leagues.map((league, l) => (
            <section key={league}>
              <League>
                <StarIcon /> <strong>{league}</strong>
                <i />
                {[...words.full, ...words.half].map((market) => (
                  <span key={market}>{market}</span>
                ))}
              </League>
              {words.teams.map(([h, c], m) => (
                <Match key={h}>
                  <Side>
                    <p>
                      <b>{h}</b>
                      <em>{m}</em>
                    </p>
                    <p>
                      <b>{c}</b>
                      <em>{m === 0 ? 2 : 1}</em>
                    </p>
                    <p data-muted="">
                      <LiveDot /> {l === 0 ? `${37 + m * 21}:${12 + m}` : '21:45'} <i>{words.draw}</i>
                    </p>
                  </Side>
                  {home.map((odds, g) => (
                    <Cells key={g}>
                      <PriceCell
                        label="a"
                        odds={odds}
                        line={homeLines[g % 3]}
                        move={g === 1 && m === 0 ? 'up' : undefined}
                        isPicked={g === 0 && m === 0 && l === 0}
                        isLocked={m === 2 && g > 3}
                      />
                      <PriceCell
                        label="b"
                        odds={away[g] ?? ''}
                        line={awayLines[g % 3]}
                        move={g === 3 && m === 1 ? 'down' : undefined}
                        isLocked={m === 2 && g > 3}
                      />
                      {g % 3 === 2 ? <PriceCell label="c" odds={m === 1 ? '' : '3.30'} /> : <span />}
                    </Cells>
                  ))}
                </Match>
              ))}
            </section>
          ))}
        </Board>
        <Dock>
          <Tabs
            label="x"
            idPrefix="dock"
            isWide
            selected={tab}
            onSelect={setTab}
            tabs={[
              { id: 'slip', label: words.slip, badge: <Badge>1</Badge> },
              { id: 'bets', label: words.myBets },
              { id: 'chat', label: words.chat },
            ]}
          />
          <Slip>
            <p>
              <small>
                {words.full[0]} · {words.live}
              </small>
            </p>
            <p>
              <b>{words.teams[0][0]} -0.5</b> <Money text="0.96" size="title" />
            </p>
            <p>
              <small>
                {words.teams[0][0]} – {words.teams[0][1]}
              </small>
            </p>
            <TextField
              label={words.stake}
              isFigure
              prefix="¥"
              defaultValue="200.00"
              suffix={
                <Button size="small" variant="quiet">
                  {words.all}
                </Button>
              }
              hint={words.tip}
            />
            <p>
              <span>{words.toWin}</span> <Money sign="¥" text="192.00" size="price" />
            </p>
            <Button variant="primary" size="large" isWide>
              {words.place}
            </Button>
          </Slip>
          <EmptyState drawing="slip" isCompact title={words.emptySlip}>
            {words.emptySlipText}
          </EmptyState>
          <NavRow>
            {navKeys.map((key) => (
              <NavIcon key={key} name={key} />
            ))}
          </NavRow>
        </Dock>
      </Main>
    </>
  );
}

const Header = styled.header`
  display: flex;
  align-items: center;
  gap: ${token('space.4')};
  height: ${token('layout.header')};
  padding: 0 ${token('layout.gutter')};
  background: ${token('color.surface.panel')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  nav {
    display: flex;
    gap: ${token('space.6')};
    margin: 0 auto 0 ${token('space.8')};
    font-size: ${token('font.size.price')};
  }
  nav a {
    color: ${token('color.text.secondary')};
    text-decoration: none;
    padding: ${token('space.2')} 0;
  }
  nav a[aria-current] {
    color: ${token('color.accent.text')};
    font-weight: ${token('font.weight.strong')};
    box-shadow: inset 0 -2px ${token('color.accent.fill')};
  }
`;
const Main = styled.div`
  display: grid;
  grid-template-columns: ${token('layout.rail')} 1fr ${token('layout.dock')};
  min-height: calc(100vh - ${token('layout.header')});
`;
const Sidebar = styled.aside`
  padding: ${token('space.3')};
  border-right: 1px solid ${token('color.line.hairline')};
  button {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    width: 100%;
    height: ${token('density.row')};
    padding: 0 ${token('space.3')};
    border: 0;
    border-radius: ${token('radius.control')};
    background: none;
    text-align: start;
  }
  button:hover {
    background: ${token('color.surface.hover')};
  }
  button[aria-current] {
    background: ${token('color.accent.soft')};
    color: ${token('color.accent.text')};
    font-weight: 600;
  }
  svg {
    font-size: 1.25rem;
  }
  span {
    flex: 1;
  }
  small {
    color: ${token('color.text.muted')};
  }
`;
const Board = styled.main`
  padding: ${token('space.4')};
  min-width: 0;
  > section {
    margin-bottom: ${token('space.4')};
    border: 1px solid ${token('color.line.hairline')};
    border-radius: ${token('radius.panel')};
    overflow: hidden;
    background: ${token('color.surface.panel')};
  }
`;
const Bar = styled.div`
  display: flex;
  justify-content: space-between;
  margin-bottom: ${token('space.4')};
`;
const columns = '1fr repeat(6, 7rem)';
const League = styled.div`
  display: grid;
  grid-template-columns: auto auto 1fr repeat(6, 7rem);
  align-items: center;
  gap: ${token('space.2')};
  height: ${token('density.leagueHeader')};
  padding: 0 ${token('space.4')};
  background: ${token('color.surface.sunken')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  strong {
    color: ${token('color.text.primary')};
  }
  > span {
    text-align: center;
  }
`;
const Match = styled.div`
  display: grid;
  grid-template-columns: ${columns};
  gap: ${token('space.2')};
  padding: ${token('space.2')} ${token('space.4')};
  border-top: 1px solid ${token('color.line.hairline')};
`;
const Side = styled.div`
  display: grid;
  gap: ${token('density.cellGap')};
  p {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    height: ${token('density.boardLine')};
  }
  b {
    flex: 1;
    font-weight: 400;
  }
  em {
    font-style: normal;
    font-weight: 600;
    font-size: ${token('font.size.price')};
    margin-right: ${token('space.4')};
  }
  [data-muted] {
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
  }
  [data-muted] i {
    font-style: normal;
    margin-left: auto;
    margin-right: ${token('space.4')};
  }
`;
const Cells = styled.div`
  display: grid;
  gap: ${token('density.cellGap')};
  align-content: start;
  > span {
    height: ${token('density.boardLine')};
  }
`;
const Dock = styled.aside`
  border-left: 1px solid ${token('color.line.hairline')};
  background: ${token('color.surface.panel')};
`;
const Slip = styled.div`
  display: grid;
  gap: ${token('space.3')};
  padding: ${token('space.4')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  p {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
  }
  small {
    color: ${token('color.text.muted')};
  }
`;
const NavRow = styled.div`
  display: flex;
  justify-content: center;
  gap: ${token('space.3')};
  font-size: 1.5rem;
  color: ${token('color.text.secondary')};
`;
