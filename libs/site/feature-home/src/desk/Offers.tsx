import { buildActivityPath, SiteLink, useIsPathHidden, useT } from '@pavilion/site-contract';
import { useRead } from '@pavilion/site-data';
import { GameCover, toCoverTitle, type CoverArt } from '@pavilion/site-game-ui/covers';
import { lobbies } from '@pavilion/site-game-ui/lobby';
import { Skeleton, token } from '@pavilion/ui-kit';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useOffers } from '../below/useOffers.ts';
import { belowMessages } from '../messages/belowMessages.ts';
import { SidePanel } from './DeskStyles.ts';

const OFFERS = 3;
const GAMES = 4;

/** Promotions and games next to the board. The sections below have them all, so a failed read leaves no message here. */
export function Offers() {
  return (
    <Stack>
      <Promotions />
      <Games />
    </Stack>
  );
}

function Promotions() {
  const t = useT(belowMessages);
  const { data, failure } = useOffers();
  if ((failure && !data) || data?.length === 0) return null;
  return (
    <SidePanel as="section" aria-labelledby="side-promotions">
      <header>
        <h2 id="side-promotions">{t('promotions.title')}</h2>
        <SiteLink to="/activity/discount">{t('promotions.all')}</SiteLink>
      </header>
      <Rows>
        {(data?.slice(0, OFFERS) ?? Array.from({ length: OFFERS }, () => undefined)).map((offer, at) => (
          <li key={offer?.activityId ?? at}>
            {offer ? (
              <Link to={buildActivityPath(offer)}>
                <strong>{offer.title}</strong>
                <small>{offer.summary}</small>
              </Link>
            ) : (
              <Skeleton height="2.25rem" />
            )}
          </li>
        ))}
      </Rows>
    </SidePanel>
  );
}

/** Games of the slot lobby, hidden together with its page (ACT-02). */
function Games() {
  const t = useT(belowMessages);
  const { path } = lobbies.DZ;
  const isHidden = useIsPathHidden()(path);
  const { data, failure } = useRead(
    'venue.gameList',
    isHidden ? undefined : { category: 'DZ', pageNum: 1, pageSize: GAMES },
  );
  if (isHidden || (failure && !data) || data?.list.length === 0) return null;
  return (
    <SidePanel as="section" aria-labelledby="side-games">
      <header>
        <h2 id="side-games">{t('games.title')}</h2>
        <Link to={path}>{t('games.all', { category: t('category.DZ') })}</Link>
      </header>
      <Tiles>
        {(data?.list ?? Array.from({ length: GAMES }, () => undefined)).map((game, at) => (
          <li key={game?.gameCode ?? at}>
            {game ? (
              <Link to={`${path}?game=${encodeURIComponent(game.gameCode)}`}>
                <span>
                  <GameCover art={game.cover} width={80} />
                </span>
                <GameName name={game.name} cover={game.cover} />
              </Link>
            ) : (
              <Skeleton height="6.5rem" />
            )}
          </li>
        ))}
      </Tiles>
    </SidePanel>
  );
}

/** Name of a game in two lines, divided as on its cover: a tile is too narrow for one. */
function GameName({ name, cover }: { readonly name: string; readonly cover: CoverArt }) {
  const { lead, ending } = toCoverTitle(name, cover);
  return (
    <Name title={name}>
      <b>{lead}</b>
      {ending && <i>{ending}</i>}
    </Name>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${token('space.2')};
`;

const Rows = styled.ul`
  display: grid;
  > li {
    min-width: 0;
    padding: ${token('space.1')} ${token('space.3')};
    border-bottom: 1px solid ${token('color.line.hairline')};
  }
  > li:last-child {
    border-bottom: 0;
  }
  a {
    display: grid;
    color: ${token('color.text.primary')};
    text-decoration: none;
  }
  a:hover > strong {
    text-decoration: underline;
  }
  strong,
  small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small {
    color: ${token('color.text.secondary')};
    font-size: max(12px, ${token('font.size.caption')});
  }
`;

const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token('space.2')};
  padding: ${token('space.2')} ${token('space.3')};
  a {
    display: grid;
    gap: ${token('space.1')};
    color: ${token('color.text.primary')};
    text-align: center;
    text-decoration: none;
  }
  span {
    overflow: hidden;
    aspect-ratio: 1;
    border-radius: ${token('radius.control')};
  }
`;

const Name = styled.small`
  min-height: 2lh;
  font-size: max(12px, ${token('font.size.caption')});
  line-height: 1.35;
  > * {
    display: block;
    overflow: hidden;
    font-style: normal;
    font-weight: inherit;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > i {
    color: ${token('color.text.secondary')};
  }
`;
