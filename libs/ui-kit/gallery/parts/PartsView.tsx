import { useState } from 'react';
import { styled } from 'styled-components';
import {
  Button,
  DownloadIcon,
  HistoryIcon,
  LogOutIcon,
  MenuIcon,
  PageTitle,
  ToastRegion,
  createToastStore,
  token,
} from '../../src/index.ts';
import { Menu } from '../../src/menu/index.ts';
import type { MessageSet } from '../messages.ts';
import { ButtonSheet } from './ButtonSheet.tsx';
import { ChoiceSheet } from './ChoiceSheet.tsx';
import { DetailSheet } from './DetailSheet.tsx';
import { DialogPair } from './DialogPair.tsx';
import { FieldSheet } from './FieldSheet.tsx';
import { FiguresSheet } from './FiguresSheet.tsx';
import { IconPanel } from './IconPanel.tsx';
import { StatePanels } from './StatePanels.tsx';
import { TablePanels } from './TablePanels.tsx';

const toasts = createToastStore({ setTimeout: () => 0, clearTimeout: () => undefined });
const open = new URLSearchParams(location.search).get('open');

/** Every component by itself in its states. */
export function PartsView({ words }: { words: MessageSet }) {
  const [dialog, setDialog] = useState<string | null>(open);
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
        <ButtonSheet words={words} toasts={toasts} onConfirm={() => setDialog('confirm')} />
        <FieldSheet words={words} />
        <ChoiceSheet words={words} />
        <FiguresSheet />
        <DetailSheet words={words} />
      </Grid>
      <TablePanels words={words} />
      <StatePanels words={words} />
      <IconPanel />
      <DialogPair words={words} open={dialog} onClose={() => setDialog(null)} />
      <ToastRegion store={toasts} label="toasts" closeLabel={words.close} />
    </Page>
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
