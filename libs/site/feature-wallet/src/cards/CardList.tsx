import { useAppDispatch } from '@pavilion/site-contract';
import { Button, CardIcon, EmptyState, Panel, Tag, token } from '@pavilion/ui-kit';
import { cardsActions, type SavedAccount } from '@pavilion/wallet/cashier';
import { useState } from 'react';
import styled from 'styled-components';
import { useWalletT } from '../messages/walletMessages.ts';
import { LazyConfirm } from '../parts/LazyConfirm.tsx';
import { Caption } from '../parts/walletStyles.ts';
import type { ReadyCards } from './readyCards.ts';

/** Props of {@link CardList}. */
export interface CardListProps {
  readonly cards: readonly SavedAccount[];
  readonly state: ReadyCards;
}

/** Saved accounts with masked numbers, each with a button that removes it. */
export function CardList({ cards, state }: CardListProps) {
  const t = useWalletT();
  const dispatch = useAppDispatch();
  const [cardToRemove, setCardToRemove] = useState<SavedAccount>();
  const remove = () => {
    if (cardToRemove) dispatch(cardsActions.removeRequested({ cardId: cardToRemove.cardId }));
    setCardToRemove(undefined);
  };
  return (
    <Panel data-flush="">
      {cards.length === 0 ? (
        <EmptyState isCompact title={t('cards.none')}>
          {t('cards.noneHint')}
        </EmptyState>
      ) : (
        <List>
          {cards.map((card) => (
            <li key={card.cardId}>
              <CardIcon />
              <Name>
                <strong>
                  {card.issuerName} {card.kind !== 'alipay' && <Tag>{t(`cards.kind.${card.kind}`)}</Tag>}
                </strong>
                <Caption>{[card.holder, card.branch].filter((part) => part !== '').join(' · ')}</Caption>
              </Name>
              <Figure>{card.cardNo}</Figure>
              <Button
                size="small"
                variant="dangerOutline"
                aria-label={t('cards.removeOf', { card: `${card.issuerName} ${card.cardNo}` })}
                isBusy={state.step === 'removing' && state.cardId === card.cardId}
                disabled={state.step === 'adding'}
                onClick={() => setCardToRemove(card)}
              >
                {t('cards.remove')}
              </Button>
            </li>
          ))}
        </List>
      )}
      <LazyConfirm
        isOpen={cardToRemove !== undefined}
        tone="danger"
        title={t('cards.removeTitle')}
        confirmLabel={t('cards.remove')}
        cancelLabel={t('cancel')}
        onConfirm={remove}
        onCancel={() => setCardToRemove(undefined)}
      >
        {cardToRemove && `${cardToRemove.issuerName} ${cardToRemove.cardNo}`}
      </LazyConfirm>
    </Panel>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token('space.2')} ${token('space.4')};
    padding: ${token('space.4')} ${token('space.6')};
  }
  > li + li {
    border-top: 1px solid ${token('color.line.hairline')};
  }
  > li > svg {
    color: ${token('color.text.muted')};
    font-size: 1.5rem;
  }
`;

const Name = styled.div`
  flex: 1;
  min-width: 10rem;
`;

const Figure = styled.span`
  font-family: ${token('font.family.figure')};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;
