import { useLocale, usePageTitle, useServices } from '@pavilion/site-contract';
import { ButtonRoot, Panel, PanelHead, Table } from '@pavilion/ui-kit';
import { formatCny } from '@pavilion/wallet';
import { Link } from 'react-router-dom';
import { usePartnersT } from '../messages/partnerMessages.ts';
import { Actions, Facts, Hero, Hint, Lead, Page, StepRow } from '../parts/partnerStyles.ts';
import { AgentApplication } from './AgentApplication.tsx';
import { CommissionExamples } from './CommissionExamples.tsx';
import { commissionLevels, formatRate, type CommissionLevel } from './commissionPlan.ts';

/** `/agent`: cooperation with agents, levels, computed examples and the application form (ACT-03). */
export function AgentPage() {
  const t = usePartnersT();
  return (
    <Page>
      <AgentHero />
      <Panel>
        <PanelHead>
          <h2>{t('agent.how.title')}</h2>
        </PanelHead>
        <StepRow>
          {(['1', '2', '3'] as const).map((step) => (
            <li key={step}>
              <strong>{t(`agent.how.${step}`)}</strong>
              <p>{t(`agent.how.${step}.text`)}</p>
            </li>
          ))}
        </StepRow>
      </Panel>
      <LevelTable />
      <CommissionExamples />
      <AgentApplication />
      <Panel>
        <PanelHead>
          <h2>{t('agent.rules.title')}</h2>
          <Link to="/app/help/hzhb">{t('agent.rules.more')}</Link>
        </PanelHead>
        <ul>
          {(['1', '2', '3'] as const).map((rule) => (
            <li key={rule}>{t(`agent.rules.${rule}`)}</li>
          ))}
        </ul>
      </Panel>
    </Page>
  );
}

function AgentHero() {
  const t = usePartnersT();
  const { brand } = useServices();
  const locale = useLocale();
  usePageTitle(t('agent.title'));
  const [first, last] = [commissionLevels[0], commissionLevels.at(-1)];
  return (
    <Hero>
      <div>
        <h1>{t('agent.title')}</h1>
        <Lead>{t('agent.lead', { brand: brand.names[locale] })}</Lead>
        <Actions>
          <ButtonRoot as="a" href="#apply" data-variant="primary" data-size="large">
            {t('agent.apply')}
          </ButtonRoot>
          <ButtonRoot as="a" href="#examples" data-variant="secondary" data-size="large">
            {t('agent.toExamples')}
          </ButtonRoot>
        </Actions>
      </div>
      <Facts>
        <div>
          <dt>{t('agent.fact.rate')}</dt>
          <dd>{last && formatRate(last.rate)}</dd>
        </div>
        <div>
          <dt>{t('agent.fact.start')}</dt>
          <dd>{first && formatRate(first.rate)}</dd>
        </div>
        <div>
          <dt>{t('agent.fact.settle')}</dt>
          <dd>{t('agent.fact.settleValue')}</dd>
        </div>
        <div>
          <dt>{t('agent.fact.fee')}</dt>
          <dd>{t('agent.fact.feeValue')}</dd>
        </div>
      </Facts>
    </Hero>
  );
}

/** Minimum of net revenue from which it is shown as an amount; below it is "more than zero". */
const SHOWN_NET = 100n;

function LevelTable() {
  const t = usePartnersT();
  const formatNet = ({ net }: CommissionLevel) =>
    net < SHOWN_NET ? t('agent.levels.netAny') : t('agent.levels.netOf', { amount: formatCny(net) });
  return (
    <Panel>
      <PanelHead>
        <h2>{t('agent.levels.title')}</h2>
        <Hint>{t('agent.levels.hint')}</Hint>
      </PanelHead>
      <Table
        caption={t('agent.levels.title')}
        rows={commissionLevels}
        rowKey={({ level }) => String(level)}
        columns={[
          { id: 'level', header: t('agent.levels.level'), cell: ({ level }) => t(`agent.level.${level}`) },
          {
            id: 'players',
            header: t('agent.levels.players'),
            align: 'end',
            isFigure: true,
            cell: ({ players }) => t('agent.levels.playersOf', { count: players }),
          },
          { id: 'net', header: t('agent.levels.net'), align: 'end', isFigure: true, cell: formatNet },
          {
            id: 'rate',
            header: t('agent.levels.rate'),
            align: 'end',
            isFigure: true,
            cell: ({ rate }) => <strong>{formatRate(rate)}</strong>,
          },
        ]}
        empty={null}
      />
    </Panel>
  );
}
