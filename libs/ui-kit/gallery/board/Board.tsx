import { useState } from 'react';
import { styled } from 'styled-components';
import { Button, FilterIcon, SegmentedControl, StarIcon, token } from '../../src/index.ts';
import type { MessageSet } from '../messages.ts';
import { MatchRow } from './MatchRow.tsx';

/** Board of matches in leagues, with the choice of the time. */
export function Board({ words }: { readonly words: MessageSet }) {
  const [show, setShow] = useState('live');
  return (
    <BoardBox>
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
          {words.teams.map(([h], m) => (
            <MatchRow key={h} words={words} position={[l, m]} />
          ))}
        </section>
      ))}
    </BoardBox>
  );
}

const BoardBox = styled.main`
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
