import { hasShortcuts, storeShortcuts, useServices, useT } from '@pavilion/site-contract';
import { SegmentedControl, Switch, token } from '@pavilion/ui-kit';
import { useState } from 'react';
import styled, { css } from 'styled-components';
import { shellMessages } from '../../messages/shellMessages.ts';
import { NARROW_WINDOWS, upTo } from '../nav/headInset.ts';
import { applyPageSize, PAGE_SIZE_KEY, PAGE_SIZES, readPageSize, type PageSize } from '../../pageSize/pageSizes.ts';

/** Props of {@link DisplaySheet}. */
export interface DisplaySheetProps {
  readonly id: string;
}

/** Size of the page and single-key shortcuts. The choices are stored on this device and apply at once (DSK-05, DSK-11). */
export function DisplaySheet({ id }: DisplaySheetProps) {
  const t = useT(shellMessages);
  const { store } = useServices();
  const [size, setSize] = useState(() => readPageSize(store));
  const choose = (chosen: PageSize) => {
    store.set(PAGE_SIZE_KEY, chosen);
    applyPageSize(chosen, document.documentElement);
    // The board computes its columns and heights when the size of the window changes.
    window.dispatchEvent(new Event('resize'));
    setSize(chosen);
  };
  return (
    <Sheet id={id} role="group" aria-label={t('display.title')}>
      <strong>{t('display.size')}</strong>
      <SegmentedControl
        label={t('display.size')}
        isWide
        size="small"
        value={size}
        onChange={choose}
        segments={PAGE_SIZES.map((value) => ({ value, label: `${value}%` }))}
      />
      <p>{t('display.sizeHint')}</p>
      <ShortcutSwitch />
    </Sheet>
  );
}

/** Switch of the single-key shortcuts, for players whose speech input or hand triggers them by mistake (WCAG 2.1.4). */
function ShortcutSwitch() {
  const t = useT(shellMessages);
  const { store } = useServices();
  const [isOn, setOn] = useState(() => hasShortcuts(store));
  const choose = (isWanted: boolean) => {
    storeShortcuts(store, isWanted);
    setOn(isWanted);
  };
  return (
    <>
      <Switch checked={isOn} onChange={({ target }) => choose(target.checked)}>
        {t('display.shortcuts')}
      </Switch>
      <p>{t('display.shortcutsHint')}</p>
    </>
  );
}

const Sheet = styled.div`
  position: absolute;
  top: calc(100% + ${token('space.2')});
  right: 0;
  z-index: ${token('zIndex.popup')};
  display: grid;
  gap: ${token('space.3')};
  width: 20rem;
  padding: ${token('space.4')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.panel')};
  background: ${token('color.surface.raised')};
  box-shadow: ${token('shadow.popup')};
  /* The button can be at the left edge of a narrow window. */
  ${upTo(
    NARROW_WINDOWS,
    css`
      position: fixed;
      top: ${token('space.16')};
      right: ${token('space.4')};
      width: min(20rem, calc(100vw - ${token('space.8')}));
    `,
  )}
  > p {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
  }
`;
