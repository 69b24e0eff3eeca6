import { styled } from 'styled-components';
import { LiveDot, PriceCell, token } from '../../src/index.ts';
import type { MessageSet } from '../messages.ts';

const home = ['0.96', '0.88', '2.15', '1.02', '0.79', '2.90'];
const homeLines = ['-0.5', '2.5/3'];
const away = ['0.94', '1.00', '3.05', '0.86', '1.09', '3.60'];

interface MatchRowProps {
  readonly words: MessageSet;
  /** Position of the league, and of the match in it. */
  readonly position: readonly [league: number, match: number];
}

/** A match with the prices of its markets. */
export function MatchRow({ words, position: [l, m] }: MatchRowProps) {
  const [h, c] = words.teams[m] ?? ['', ''];
  const awayLines = ['+0.5', words.full[1].slice(1)];
  return (
    <Match>
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
  );
}

const columns = '1fr repeat(6, 7rem)';
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
