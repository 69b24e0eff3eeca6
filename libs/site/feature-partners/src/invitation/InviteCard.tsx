import { QrCode } from '@pavilion/site-qr';
import { TextField, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { usePartnersT } from '../messages/partnerMessages.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Hint } from '../parts/partnerStyles.ts';
import { buildInviteLink } from './buildInviteLink.ts';
import { ShareButton } from './ShareButton.tsx';

/** Link, code and QR code of the member. Each carries the way of sharing in its `rcode`. */
export function InviteCard({ inviteCode }: { readonly inviteCode: string }) {
  const t = usePartnersT();
  const { origin } = window.location;
  const link = buildInviteLink(origin, inviteCode, 'link');
  return (
    <Card aria-labelledby="invite-link">
      <h2 id="invite-link">{t('invite.link.title')}</h2>
      <Halves>
        <QrCode text={buildInviteLink(origin, inviteCode, 'qr')} label={t('invite.qr')} />
        <div>
          <TextField
            label={t('invite.link.field')}
            readOnly
            value={link}
            onFocus={({ target }) => target.select()}
            hint={`${t('invite.link.code')} ${inviteCode}`}
          />
          <Buttons>
            <CopyButton text={link} />
            <ShareButton inviteCode={inviteCode} />
          </Buttons>
          <Hint>{t('invite.qrHint')}</Hint>
        </div>
      </Halves>
    </Card>
  );
}

const Card = styled.section`
  width: 34rem;
  max-width: 100%;
  padding: ${token('space.6')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.raised')};
  h2 {
    margin-bottom: ${token('space.3')};
    font-size: ${token('font.size.price')};
  }
`;

const Halves = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space.5')};
  @media (max-width: 40rem) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  margin: ${token('space.1')} 0 ${token('space.3')};
`;
