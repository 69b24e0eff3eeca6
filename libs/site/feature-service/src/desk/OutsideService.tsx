import type { LaunchTarget } from '@pavilion/site-game-ui/launch';
import { ButtonRoot, Icon, Notice, token } from '@pavilion/ui-kit';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useServiceT } from '../messages/serviceMessages.ts';

interface Props {
  /** Target of the operator's address; absent if it is this page and the platform offers no conversation. */
  readonly target: LaunchTarget | undefined;
}

/** Link to an outside customer service in a new tab, or to another page of the site; a notice if there is none that is allowed. */
export function OutsideService({ target }: Props) {
  const t = useServiceT();
  if (target?.kind === 'external')
    return (
      <Box>
        <Icon name="external" />
        <h2>{t('outside.title')}</h2>
        <p>{t('outside.text', { host: new URL(target.href).host })}</p>
        <ButtonRoot
          as="a"
          href={target.href}
          target="_blank"
          rel="noopener noreferrer"
          referrerPolicy="no-referrer"
          data-variant="primary"
        >
          {t('outside.open')}
        </ButtonRoot>
      </Box>
    );
  if (target?.kind === 'site')
    return (
      <Box>
        <h2>{t('outside.title')}</h2>
        <ButtonRoot as={Link} to={target.path} data-variant="primary">
          {t('outside.open')}
        </ButtonRoot>
      </Box>
    );
  return (
    <Box>
      <Notice data-tone="warning" role="status">
        {t(target ? 'outside.refused' : 'outside.none')}
      </Notice>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${token('space.3')};
  height: 100%;
  padding: ${token('space.6')};
  text-align: center;
  > svg {
    color: ${token('color.accent.fill')};
    font-size: 2.5rem;
  }
  > a {
    text-decoration: none;
  }
`;
