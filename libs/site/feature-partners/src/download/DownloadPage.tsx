import { useLocale, usePageTitle, useServices } from '@pavilion/site-contract';
import { QrCode } from '@pavilion/site-qr';
import { Button, CheckCircleIcon, DownloadIcon, Notice, Panel, PanelHead, Skeleton, token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { usePartnersT } from '../messages/partnerMessages.ts';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Actions, Columns, Hero, Hint, Lead, Page } from '../parts/partnerStyles.ts';
import { useInstallPrompt } from './useInstallPrompt.ts';

const platforms = ['ios', 'android', 'desktop'] as const;
const steps = ['1', '2', '3'] as const;

/** `/download`: the web app, a QR code of this page for a phone, and how to install it (ACT-03). */
export function DownloadPage() {
  const t = usePartnersT();
  const { brand } = useServices();
  const name = brand.names[useLocale()];
  const page = getPageAddress();
  const title = t('download.title', { brand: name });
  usePageTitle(title);
  return (
    <Page>
      <Hero>
        <div>
          <h1>{title}</h1>
          <Lead>{t('download.lead')}</Lead>
          <InstallAction />
        </div>
        <AddressCard />
      </Hero>
      <Panel>
        <PanelHead>
          <h2>{t('download.steps')}</h2>
        </PanelHead>
        <Ways>
          {platforms.map((platform) => (
            <li key={platform}>
              <h3>{t(`download.${platform}`)}</h3>
              <ol>
                {steps.map((step) => (
                  <li key={step}>{t(`download.${platform}.${step}`)}</li>
                ))}
              </ol>
            </li>
          ))}
        </Ways>
      </Panel>
      <Columns>
        <Panel>
          <PanelHead>
            <h2>{t('download.safe')}</h2>
          </PanelHead>
          {page ? <p>{t('download.safe.text', { host: page.host })}</p> : <Skeleton />}
        </Panel>
        <Panel>
          <PanelHead>
            <h2>{t('download.why')}</h2>
          </PanelHead>
          <p>{t('download.why.text', { brand: name })}</p>
        </Panel>
      </Columns>
    </Page>
  );
}

/** Address of the page; `undefined` in static HTML, which does not know the domain that will serve it. */
const getPageAddress = (): Pick<Location, 'host' | 'origin'> | undefined => globalThis.window?.location;

function AddressCard() {
  const t = usePartnersT();
  const page = getPageAddress();
  if (!page)
    return (
      <QrCard>
        <Skeleton width="12rem" height="12rem" />
        <figcaption>{t('download.qr')}</figcaption>
      </QrCard>
    );
  const address = `${page.origin}/download`;
  return (
    <QrCard>
      <QrCode text={address} label={t('download.qrLabel')} />
      <figcaption>{t('download.qr')}</figcaption>
      <code>{address}</code>
      <CopyButton text={address} />
    </QrCard>
  );
}

function InstallAction() {
  const t = usePartnersT();
  const { state, install } = useInstallPrompt();
  if (state === 'installed')
    return (
      <Notice role="status" data-tone="success">
        <span>
          <CheckCircleIcon /> {t('download.installed')}
        </span>
      </Notice>
    );
  if (state === 'manual') return <Hint>{t('download.manual')}</Hint>;
  return (
    <Actions>
      <Button variant="primary" size="large" onClick={install}>
        <DownloadIcon />
        {t('download.install')}
      </Button>
    </Actions>
  );
}

const QrCard = styled.figure`
  display: grid;
  justify-items: center;
  gap: ${token('space.3')};
  width: 18rem;
  max-width: 100%;
  margin: 0;
  padding: ${token('space.6')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.raised')};
  text-align: center;
  code {
    color: ${token('color.text.secondary')};
    overflow-wrap: anywhere;
  }
`;

const Ways = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr));
  gap: ${token('space.8')};
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    padding-top: ${token('space.4')};
    border-top: 1px solid ${token('color.line.hairline')};
  }
  h3 {
    margin-bottom: ${token('space.2')};
    font-size: ${token('font.size.price')};
  }
  ol {
    margin: 0;
    padding-inline-start: ${token('space.5')};
    list-style: decimal;
    color: ${token('color.text.secondary')};
  }
`;
