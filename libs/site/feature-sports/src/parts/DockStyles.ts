import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Tabs and, on narrow screens, the close button. */
export const DockHead = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  height: 2.75rem;
  border-bottom: 1px solid ${token('color.line.hairline')};
  > [role='tablist'] {
    flex: 1;
    border-bottom: 0;
  }
`;

/** Content of the chosen tab. */
export const DockBody = styled.div`
  flex: 1;
  min-height: 0;
  overflow: hidden auto;
  scrollbar-width: thin;
  &:focus {
    outline: none;
  }
`;

/** Vertical stack inside the dock. */
export const DockStack = styled.div`
  display: grid;
  gap: ${token('space.3')};
  padding: ${token('space.4')} ${token('space.4')};
  & + & {
    padding-top: 0;
  }
`;

/** A selection or bet with a hairline below it. */
export const BetBox = styled.article`
  display: grid;
  gap: ${token('space.1')};
  padding-bottom: ${token('space.3')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  &[data-closed] {
    color: ${token('color.text.muted')};
  }
  &[data-closed] [data-part='slip-odds'] {
    text-decoration: line-through;
  }
`;

/** One line of a box: text left, icon or figure right. */
export const BetLine = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${token('space.2')};
  min-width: 0;
  > :last-child:not(:first-child) {
    margin-left: auto;
    flex: none;
  }
  > button:last-child {
    margin-right: calc(-1 * ${token('space.1')});
  }
  > span:first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** Secondary text. */
export const SecondaryText = styled.p`
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  overflow-wrap: anywhere;
`;

/** Name of the selection. */
export const SelectionName = styled.span`
  font-size: ${token('font.size.body')};
  font-weight: ${token('font.weight.strong')};
`;

/** Price, the largest text of a box. */
export const SelectionPrice = styled.span`
  font-family: ${token('font.family.figure')};
  font-size: ${token('font.size.title')};
  font-weight: ${token('font.weight.strong')};
  font-variant-numeric: tabular-nums;
  line-height: 1;
  > del {
    margin-right: ${token('space.2')};
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.body')};
    font-weight: ${token('font.weight.regular')};
  }
  > ins {
    text-decoration: none;
  }
  > ins[data-move='up'] {
    color: ${token('color.price.up')};
  }
  > ins[data-move='down'] {
    color: ${token('color.price.down')};
  }
`;

/** Notice that the player should read before the next step. */
export const Notice = styled.div`
  position: relative;
  display: grid;
  gap: ${token('space.1')};
  padding: ${token('space.2')} ${token('space.3')};
  border-left: 3px solid ${token('color.status.warning')};
  background: ${token('color.status.warningSoft')};
  color: ${token('color.text.warning')};
  font-size: ${token('font.size.caption')};
  &[data-tone='danger'] {
    border-color: ${token('color.status.danger')};
    background: ${token('color.status.dangerSoft')};
    color: ${token('color.text.primary')};
  }
  &[data-tone='danger'] > strong {
    color: ${token('color.text.danger')};
  }
  &[data-tone='info'] {
    border-color: ${token('color.status.info')};
    background: ${token('color.status.infoSoft')};
    color: ${token('color.text.primary')};
  }
  > strong {
    font-size: ${token('font.size.body')};
  }
  > button:not([data-variant]) {
    position: absolute;
    top: ${token('space.1')};
    right: ${token('space.1')};
    color: inherit;
  }
  &[data-closable] > span:first-child {
    padding-right: ${token('space.6')};
  }
`;

/** Figures of a bet: name left, value right. */
export const FigureRows = styled.dl`
  display: grid;
  gap: ${token('space.1')};
  font-size: ${token('font.size.caption')};
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.3')};
  }
  dt {
    color: ${token('color.text.muted')};
  }
  dd {
    font-family: ${token('font.family.figure')};
    font-variant-numeric: tabular-nums;
  }
  dd[data-strong] {
    font-size: ${token('font.size.body')};
    font-weight: ${token('font.weight.strong')};
  }
  dd[data-tone='gain'] {
    color: ${token('color.price.up')};
  }
  dd[data-tone='loss'] {
    color: ${token('color.price.down')};
  }
  > [data-main] {
    align-items: baseline;
    font-size: ${token('font.size.body')};
  }
  > [data-main] > dd {
    font-size: ${token('font.size.title')};
    font-weight: ${token('font.weight.strong')};
  }
`;
