import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { ConfirmDialog, Dialog } from '../src/dialog/index.ts';
import { icons } from '../src/icon/icons.ts';
import { navGlyphs } from '../src/glyphs/navGlyphs.ts';
import { sportGlyphs } from '../src/glyphs/sportGlyphs.ts';
import {
  Badge,
  Button,
  Checkbox,
  createToastStore,
  DownloadIcon,
  EmptyState,
  ErrorState,
  HistoryIcon,
  Icon,
  IconButton,
  InfoIcon,
  LiveDot,
  LogOutIcon,
  MaintenanceState,
  MenuIcon,
  Money,
  NavIcon,
  Notice,
  OfflineState,
  PageTitle,
  Panel,
  PanelHead,
  PasswordField,
  PriceCell,
  RefreshIcon,
  SegmentedControl,
  Skeleton,
  SportIcon,
  StarIcon,
  Switch,
  Table,
  Tag,
  TextArea,
  TextField,
  ToastRegion,
  token,
  type IconName,
  type NavKey,
  type SportIconName,
} from '../src/index.ts';
import { Menu } from '../src/menu/index.ts';
import { Combobox, Select } from '../src/select/index.ts';
import { Tooltip } from '../src/tooltip/index.ts';
import type { MessageSet } from './messages.ts';

const toasts = createToastStore({ setTimeout: () => 0, clearTimeout: () => undefined });
const open = new URLSearchParams(location.search).get('open');

/** Every component by itself in its states. */
export function PartsView({ words }: { words: MessageSet }) {
  const [dialog, setDialog] = useState<string | null>(open);
  const [bank, setBank] = useState<string | null>(null);
  const [segment, setSegment] = useState('a');
  const banks = words.banks.map((label, at) => ({ value: String(at), label }));
  return (
    <Page>
      <PageTitle
        lead={words.lead}
        actions={
          <Menu
            trigger={<Button icon={<MenuIcon />}>{words.more}</Button>}
            onSelect={() => undefined}
            items={[
              { id: 'a', label: words.records, icon: <HistoryIcon /> },
              { id: 'b', label: words.save, icon: <DownloadIcon />, isDisabled: true },
              { id: 'c', label: words.logout, tone: 'danger', icon: <LogOutIcon /> },
            ]}
          />
        }
      >
        {words.title}
      </PageTitle>
      <Grid>
        <Sheet title="Button">
          <Line>
            <Button variant="primary">{words.place}</Button>
            <Button>{words.save}</Button>
            <Button variant="quiet">{words.more}</Button>
            <Button variant="danger">{words.confirm}</Button>
          </Line>
          <Line>
            <Button variant="primary" isBusy>
              {words.place}
            </Button>
            <Button isBusy>{words.save}</Button>
            <Button disabled>{words.save}</Button>
            <Button variant="primary" disabled>
              {words.place}
            </Button>
          </Line>
          <Line>
            <Button size="small">{words.all}</Button>
            <Button size="large" variant="primary">
              {words.register}
            </Button>
            <IconButton label={words.more}>
              <RefreshIcon />
            </IconButton>
            <IconButton label={words.more} aria-pressed>
              <StarIcon />
            </IconButton>
            <Tooltip text={words.tip}>
              <IconButton label={words.tip}>
                <InfoIcon />
              </IconButton>
            </Tooltip>
            <Button onClick={() => setDialog('confirm')}>…</Button>
            <Button
              onClick={() => {
                toasts.show(words.toastOk, 'success');
                toasts.show(words.toastBad, 'warning');
                toasts.loading({ text: words.loading });
              }}
            >
              toast
            </Button>
          </Line>
          <Line>
            <Badge>3</Badge>
            <Badge>99+</Badge>
            <Tag>{words.states[2]}</Tag>
            <Tag tone="success">{words.states[0]}</Tag>
            <Tag tone="info">{words.states[1]}</Tag>
            <Tag tone="warning">{words.maintenance}</Tag>
            <Tag tone="danger">{words.states[2]}</Tag>
            <Tag tone="accent">
              <LiveDot />
              {words.live}
            </Tag>
            <Tag tone="vip">VIP 5</Tag>
          </Line>
          <Notice>{words.states[1]}</Notice>
          <Notice data-tone="success">{words.states[0]}</Notice>
          <Notice data-tone="warning">{words.maintenance}</Notice>
          <Notice data-tone="danger">{words.wrong}</Notice>
        </Sheet>
        <Sheet title="Field">
          <TextField label={words.username} hint={words.usernameHint} autoComplete="username" placeholder="demo01" />
          <PasswordField
            label={words.password}
            showLabel={words.show}
            hideLabel={words.hide}
            error={words.wrong}
            defaultValue="secret12"
          />
          <TextField
            label={words.stake}
            isFigure
            prefix="¥"
            defaultValue="1,200.00"
            suffix={
              <Button size="small" variant="quiet">
                {words.all}
              </Button>
            }
          />
          <Select label={words.bank} options={banks} value={bank} onChange={setBank} placeholder={words.choose} />
          <Combobox
            label={words.bank}
            options={banks}
            value={bank}
            onChange={setBank}
            placeholder={words.choose}
            emptyText={words.nothing}
          />
        </Sheet>
        <Sheet title="Choice">
          <Checkbox defaultChecked>{words.remember}</Checkbox>
          <Checkbox>{words.remember}</Checkbox>
          <Switch defaultChecked>{words.odds}</Switch>
          <Switch>{words.odds}</Switch>
          <SegmentedControl
            label="x"
            value={segment}
            onChange={setSegment}
            segments={[
              { value: 'a', label: words.live },
              { value: 'b', label: words.today },
              { value: 'c', label: words.early },
            ]}
          />
          <SegmentedControl
            label="y"
            size="small"
            isWide
            value={segment}
            onChange={setSegment}
            segments={[
              { value: 'a', label: words.full[0] },
              { value: 'b', label: words.full[1] },
              { value: 'c', label: words.full[2] },
            ]}
          />
          <TextArea label={words.more} rows={2} placeholder={words.choose} />
        </Sheet>
        <Sheet title="Price, Money, Skeleton">
          <Cells>
            <PriceCell label="a" odds="0.96" line="-0.5/1" />
            <PriceCell label="a" odds="0.98" line="-0.5/1" move="up" />
            <PriceCell label="a" odds="0.91" line="-0.5/1" move="down" />
            <PriceCell label="a" odds="0.96" line="-0.5/1" isPicked />
            <PriceCell label="a" odds="0.99" line="-0.5/1" isPicked move="up" />
            <PriceCell label="a" odds="0.96" line="-0.5/1" isLocked />
            <PriceCell label="a" odds="" />
            <PriceCell label="a" odds="12.50" />
          </Cells>
          <Money sign="¥" text="10,000.00" size="headline" />
          <Line>
            <Money sign="¥" text="192.00" size="price" />
            <Money text="+182.40" tone="gain" />
            <Money text="-200.00" tone="loss" />
            <Money text="0.00" tone="muted" />
          </Line>
          <Skeleton width="60%" />
          <Skeleton />
          <Skeleton width="80%" />
        </Sheet>
      </Grid>
      <Panel data-flush="">
        <Table
          caption={words.records}
          rowKey={(row) => row.id}
          rowState={(row) => row.state}
          columns={[
            { id: 't', header: words.columns[0], cell: () => '11-21 20:45:09', isFigure: true, width: '11rem' },
            { id: 'c', header: words.columns[1], cell: (row) => `${words.full[0]} · ${words.teams[row.at]?.[0]} -0.5` },
            { id: 'o', header: words.columns[2], cell: () => '0.96', align: 'end', isFigure: true },
            { id: 's', header: words.columns[3], cell: () => '200.00', align: 'end', isFigure: true },
            {
              id: 'w',
              header: words.columns[4],
              cell: (row) => (
                <Money
                  text={row.result}
                  tone={row.result.startsWith('+') ? 'gain' : row.result.startsWith('-') ? 'loss' : 'muted'}
                />
              ),
              align: 'end',
              isFigure: true,
            },
            {
              id: 'z',
              header: words.columns[5],
              cell: (row) => <Tag tone={row.at === 1 ? 'info' : 'neutral'}>{words.states[row.at]}</Tag>,
              align: 'end',
            },
          ]}
          rows={[
            { id: '1', at: 0, result: '+192.00', state: undefined },
            { id: '2', at: 1, result: '–', state: 'selected' as const },
            { id: '3', at: 2, result: '-200.00', state: 'muted' as const },
          ]}
        />
      </Panel>
      <Panel data-flush="">
        <Table
          caption="x"
          isLoading
          rowKey={String}
          rows={[] as string[]}
          columns={words.columns.map((header, at) => ({
            id: header,
            header,
            cell: () => '',
            align: at > 1 ? ('end' as const) : undefined,
          }))}
        />
      </Panel>
      <Four>
        <EmptyState title={words.noRecords} action={<Button variant="primary">{words.goSport}</Button>}>
          {words.noRecordsText}
        </EmptyState>
        <ErrorState title={words.error} retryLabel={words.retry} onRetry={() => undefined}>
          {words.errorText}
        </ErrorState>
        <OfflineState title={words.offline} retryLabel={words.retry} onRetry={() => undefined}>
          {words.offlineText}
        </OfflineState>
        <MaintenanceState title={words.maintenance}>{words.maintenanceText}</MaintenanceState>
        <EmptyState isCompact drawing="slip" title={words.emptySlip} />
        <EmptyState isCompact drawing="search" title={words.nothing} />
        <EmptyState isCompact drawing="message" title={words.unread} />
        <EmptyState isCompact drawing="match" title={words.goSport} />
      </Four>
      <Panel>
        <Signs>
          {(Object.keys(icons) as IconName[]).map((name) => (
            <Icon key={name} name={name} />
          ))}
        </Signs>
        <Signs>
          {(Object.keys(navGlyphs) as NavKey[]).map((name) => (
            <NavIcon key={name} name={name} />
          ))}
        </Signs>
        <Signs>
          {(Object.keys(sportGlyphs) as SportIconName[]).map((name) => (
            <SportIcon key={name} name={name} />
          ))}
        </Signs>
      </Panel>
      <ConfirmDialog
        isOpen={dialog === 'confirm'}
        title={words.confirmTitle}
        confirmLabel={words.confirm}
        cancelLabel={words.back}
        tone="danger"
        onConfirm={() => setDialog(null)}
        onCancel={() => setDialog(null)}
      >
        {words.confirmText}
      </ConfirmDialog>
      <Dialog
        isOpen={dialog === 'form'}
        title={words.login}
        closeLabel={words.close}
        onClose={() => setDialog(null)}
        actions={
          <>
            <Button>{words.register}</Button>
            <Button variant="primary">{words.login}</Button>
          </>
        }
      >
        <Stack>
          <TextField label={words.username} size="large" />
          <PasswordField
            size="large"
            label={words.password}
            showLabel={words.show}
            hideLabel={words.hide}
            error={words.wrong}
          />
          <Checkbox>{words.remember}</Checkbox>
        </Stack>
      </Dialog>
      <ToastRegion store={toasts} label="toasts" closeLabel={words.close} />
    </Page>
  );
}

function Sheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel>
      <PanelHead>
        <h2>{title}</h2>
      </PanelHead>
      <Stack>{children}</Stack>
    </Panel>
  );
}

const Page = styled.main`
  display: grid;
  gap: ${token('space.6')};
  max-width: ${token('layout.content')};
  margin: 0 auto;
  padding: ${token('space.8')} ${token('layout.gutter')};
`;
const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space.4')};
`;
const Four = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${token('space.4')};
`;
const Stack = styled.div`
  display: grid;
  gap: ${token('space.4')};
  justify-items: start;
  > div {
    width: 100%;
  }
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.3')};
`;
const Cells = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${token('space.2')};
  width: 100%;
`;
const Signs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.4')};
  margin-bottom: ${token('space.4')};
  font-size: 1.75rem;
`;
