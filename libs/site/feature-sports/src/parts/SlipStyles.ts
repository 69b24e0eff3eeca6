import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Selection, price and remove button in one line. */
export const SelectionLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${token('space.2')};
  > button {
    margin-right: calc(-1 * ${token('space.1')});
  }
  > span:first-child {
    overflow-wrap: anywhere;
  }
`;

/** Head of a receipt: icon, result and ticket number. */
export const ReceiptHead = styled.header`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  column-gap: ${token('space.2')};
  align-items: center;
  padding-bottom: ${token('space.3')};
  border-bottom: 1px solid ${token('color.line.hairline')};
  > svg {
    color: ${token('color.text.success')};
    font-size: 1.5rem;
  }
  > strong {
    color: ${token('color.text.success')};
    font-size: ${token('font.size.title')};
  }
  > span {
    grid-column: 2;
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
  }
`;

/** Row of quick amounts. */
export const QuickRow = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${token('space.2')};
  > button {
    padding-inline: 0;
    font-family: ${token('font.family.figure')};
  }
`;

/** Row of two buttons. */
export const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
  > * {
    flex: 1;
  }
`;

/** Slip mode and clear button above the selections. */
export const SlipTop = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.3')} ${token('space.4')} 0;
  > [role='radiogroup'] {
    flex: 1;
  }
`;

/** Form of the slip: the selections scroll, the button stays visible. */
export const SlipSheet = styled.form`
  display: flex;
  flex-direction: column;
  min-height: 100%;
`;

/** Sticky foot of the slip, at the same place for any number of selections. */
export const SlipFoot = styled.div`
  position: sticky;
  bottom: 0;
  display: grid;
  gap: ${token('space.2')};
  margin-top: auto;
  padding: ${token('space.3')} ${token('space.4')};
  border-top: 1px solid ${token('color.line.hairline')};
  background: ${token('color.surface.panel')};
`;

/** Row above an amount box. */
export const StakeHead = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: ${token('space.2')};
`;

/** Row with the stake of one selection and its winnings. */
export const SelectionStakeRow = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 9rem) minmax(0, 1fr);
  gap: ${token('space.3')};
  margin-top: ${token('space.1')};
  > span {
    align-self: start;
    padding-top: ${token('space.2')};
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
    font-variant-numeric: tabular-nums;
    text-align: end;
    overflow-wrap: anywhere;
  }
`;

/** Stored option: text left, control right. */
export const OptionRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
`;

/** Rule and in-play delay below the button: label and select left, note right. */
export const RuleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.1')} ${token('space.2')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  > p {
    margin-left: auto;
  }
`;

/** Collapsible line. */
export const Collapsible = styled.details`
  display: grid;
  font-size: ${token('font.size.caption')};
  > summary {
    width: fit-content;
    color: ${token('color.text.link')};
    cursor: pointer;
  }
  > summary:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: 2px;
    border-radius: ${token('radius.cell')};
  }
  &[open] > summary {
    margin-bottom: ${token('space.2')};
  }
`;

/** Scenario table: range of results left, result of the bet in the middle, amount right. */
export const ScenarioGrid = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-size: ${token('font.size.caption')};
  th,
  td {
    padding: ${token('space.1')} 0;
    border-top: 1px solid ${token('color.line.hairline')};
    text-align: start;
    font-weight: ${token('font.weight.regular')};
    line-height: ${token('font.leading.tight')};
  }
  thead th {
    border-top: 0;
    color: ${token('color.text.muted')};
  }
  td:last-child,
  thead th:last-child {
    text-align: end;
    font-family: ${token('font.family.figure')};
    font-variant-numeric: tabular-nums;
  }
  td[data-tone='gain'] {
    color: ${token('color.price.up')};
  }
  td[data-tone='loss'] {
    color: ${token('color.price.down')};
  }
`;

/** List of the bets of an order, separated by hairlines. */
export const OrderList = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: grid;
    gap: ${token('space.2')};
    padding: ${token('space.3')} 0;
    border-top: 1px solid ${token('color.line.hairline')};
  }
  > li:first-child {
    padding-top: 0;
    border-top: 0;
  }
`;

/** Order in progress or its result: fills the dock, with its buttons at the bottom. It receives the focus of the form it replaces. */
export const SlipStatus = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100%;
  &:focus {
    outline: none;
  }
`;

/** Score and clock of the match of an open bet. */
export const LiveLine = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${token('space.2')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  > strong {
    color: ${token('color.live')};
    font-family: ${token('font.family.figure')};
    font-variant-numeric: tabular-nums;
  }
  > span:last-child {
    margin-left: auto;
  }
`;
