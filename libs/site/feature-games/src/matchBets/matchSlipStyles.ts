import { Panel, token } from '@pavilion/ui-kit';
import styled, { css } from 'styled-components';

const NARROW = '60rem';

/** Panel at the lower edge of the window, so that the prices stay where they are. */
export const SlipPanel = styled(Panel)`
  position: sticky;
  bottom: ${token('space.3')};
  z-index: ${token('zIndex.dock')};
  padding: ${token('space.3')} ${token('space.4')};
  border-color: ${token('color.line.strong')};
  box-shadow: ${token('shadow.popup')};
  font-variant-numeric: tabular-nums;
  small {
    color: ${token('color.text.muted')};
    font-size: ${token('font.size.caption')};
  }
`;

export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(10rem, 1fr) repeat(6, auto);
  gap: ${token('space.2')} ${token('space.4')};
  align-items: center;
  @media (max-width: ${NARROW}) {
    grid-template-columns: minmax(0, 1fr) auto;
    > button[type='button'] {
      grid-row: 1;
      grid-column: 2;
      justify-self: end;
    }
    > button[type='submit'] {
      grid-column: 1 / -1;
    }
  }
`;

const changes = css`
  [data-change='better'] {
    color: ${token('color.price.up')};
  }
  [data-change='worse'] {
    color: ${token('color.price.down')};
  }
`;

export const Pick = styled.div`
  ${changes}
  display: grid;
  gap: 0.125rem;
  min-width: 0;
  > strong {
    display: flex;
    gap: ${token('space.2')};
    align-items: baseline;
  }
  > strong > b {
    font-family: ${token('font.family.figure')};
    font-size: ${token('font.size.title')};
  }
  > small {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > small:empty {
    display: none;
  }
`;

export const StakeRow = styled.div`
  display: flex;
  gap: ${token('space.2')};
  align-items: flex-end;
  > :first-child {
    width: 13rem;
  }
  @media (max-width: ${NARROW}) {
    grid-column: 1 / -1;
    flex-wrap: wrap;
    > :first-child {
      flex: 1 1 7rem;
    }
  }
`;

export const MoneyLine = styled.div`
  display: grid;
  gap: 0.125rem;
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
  > span {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.1')} ${token('space.3')};
    align-items: center;
  }
  a {
    color: ${token('color.text.link')};
  }
  [role='alert'] {
    color: ${token('color.text.danger')};
  }
  @media (max-width: ${NARROW}) {
    grid-column: 1 / -1;
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.1')} ${token('space.3')};
  }
`;

export const Rule = styled.div`
  display: grid;
  gap: 0.125rem;
  > label {
    display: grid;
    gap: 0.125rem;
  }
  select {
    min-height: 2rem;
    padding: 0 ${token('space.2')};
    border: 1px solid ${token('color.line.strong')};
    border-radius: ${token('radius.control')};
    background: ${token('color.surface.raised')};
    color: ${token('color.text.primary')};
    font: inherit;
    font-size: ${token('font.size.caption')};
  }
`;

export const Win = styled.div`
  display: grid;
  min-width: 5rem;
  text-align: end;
  > strong {
    font-family: ${token('font.family.figure')};
    font-size: ${token('font.size.price')};
  }
`;

/** Message in a row of its own below the form. */
export const Message = styled.p`
  grid-column: 1 / -1;
  margin: 0;
  font-size: ${token('font.size.caption')};
  &[data-tone='danger'] {
    color: ${token('color.text.danger')};
  }
  &[data-tone='warning'] {
    color: ${token('color.text.secondary')};
  }
  &[hidden] {
    display: none;
  }
`;

export const StatusRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.3')};
  align-items: center;
  > div {
    display: grid;
    flex: 1;
    gap: 0.125rem;
    min-width: 12rem;
  }
  > svg {
    flex: none;
    width: 1.75rem;
    height: 1.75rem;
    color: ${token('color.status.success')};
  }
  span {
    color: ${token('color.text.secondary')};
  }
`;
