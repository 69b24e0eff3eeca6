import { useState } from 'react';
import { styled } from 'styled-components';
import { Badge, Button, EmptyState, Money, NavIcon, Tabs, TextField, token, type NavKey } from '../../src/index.ts';
import type { MessageSet } from '../messages.ts';

const navKeys: NavKey[] = ['HOME', 'TY', 'DZ', 'ZR', 'CP', 'QP', 'DJ', 'BY', 'discount'];

/** Column with the slip. */
export function Dock({ words }: { readonly words: MessageSet }) {
  const [tab, setTab] = useState('slip');
  return (
    <DockBox>
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
    </DockBox>
  );
}

const DockBox = styled.aside`
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
