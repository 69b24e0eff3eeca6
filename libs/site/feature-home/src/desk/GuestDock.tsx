import { dialogActions, useAppDispatch, useAppSelector, useT } from '@pavilion/site-contract';
import { Button, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { homeMessages } from '../messages/homeMessages.ts';
import { SidePanel, WITH_DOCK } from './DeskStyles.ts';

/** Place of the slip for a guest: how to bet, the number of kept selections, login and registration. */
export function GuestDock() {
  const t = useT(homeMessages);
  const dispatch = useAppDispatch();
  const count = useAppSelector((state) => state.slip.selections.length);
  return (
    <Dock as="aside" aria-labelledby="guest-dock" data-dock="">
      <header>
        <h2 id="guest-dock">{t('dock.slip')}</h2>
      </header>
      <div>
        <strong>{count > 0 ? t('dock.kept', { count }) : t('dock.title')}</strong>
        <p>{t('dock.hint')}</p>
        <Buttons>
          <Button variant="primary" onClick={() => dispatch(dialogActions.opened({ kind: 'login' }))}>
            {t('dock.login')}
          </Button>
          <Button onClick={() => dispatch(dialogActions.opened({ kind: 'register' }))}>{t('dock.register')}</Button>
        </Buttons>
      </div>
    </Dock>
  );
}

const Dock = styled(SidePanel)`
  display: none;
  grid-template-rows: auto minmax(0, 1fr);
  ${WITH_DOCK} {
    display: grid;
  }
  > div {
    display: grid;
    align-content: center;
    justify-items: center;
    gap: ${token('space.2')};
    padding: ${token('space.6')} ${token('space.4')};
    text-align: center;
  }
  /* Larger than a team of nine characters in the first match, so that no later text is the largest paint. */
  strong {
    font-size: 1.375rem;
    line-height: 1.4;
    text-wrap: balance;
  }
  p {
    color: ${token('color.text.secondary')};
    /* Breaks after punctuation, not inside a word. */
    word-break: keep-all;
    overflow-wrap: anywhere;
  }
`;

const Buttons = styled.div`
  display: flex;
  gap: ${token('space.2')};
  margin-top: ${token('space.2')};
`;
