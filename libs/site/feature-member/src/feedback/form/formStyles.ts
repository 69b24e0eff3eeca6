import { token, visuallyHidden } from '@pavilion/ui-kit';
import styled from 'styled-components';

/** Layout of the form and its rules: two columns from 1280 px. */
export const FormColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${token('space.3')};
  margin-top: ${token('space.4')};
  @media (min-width: 80rem) {
    grid-template-columns: minmax(0, 1fr) 18rem;
  }
`;

/** Fields, one below the other. */
export const Fields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space.5')};
  max-width: 44rem;
`;

/** Label of a group of controls. */
export const FieldLabel = styled.p`
  margin-bottom: ${token('space.1')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
`;

/** Kinds side by side. */
export const Categories = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  gap: ${token('space.2')};
`;

/** One kind: a native radio button as a tile. */
export const Category = styled.label`
  position: relative;
  cursor: pointer;
  > input {
    ${visuallyHidden}
  }
  > span {
    display: grid;
    place-items: center;
    min-height: ${token('density.controlLarge')};
    padding: 0 ${token('space.2')};
    border: 1px solid ${token('color.line.hairline')};
    border-radius: ${token('radius.control')};
    background: ${token('color.surface.raised')};
    text-align: center;
  }
  &:hover > span {
    border-color: ${token('color.line.strong')};
  }
  > input:checked + span {
    border-color: ${token('color.accent.fill')};
    background: ${token('color.accent.soft')};
    color: ${token('color.accent.text')};
    font-weight: ${token('font.weight.strong')};
  }
  > input:focus-visible + span {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: 1px;
  }
`;

/** Hint of a field, or its error. */
export const ErrorLine = styled.p`
  min-height: 1.25rem;
  margin-top: ${token('space.1')};
  color: ${token('color.text.muted')};
  font-size: ${token('font.size.caption')};
  &[data-error] {
    color: ${token('color.text.danger')};
  }
`;

/** Attached bet or order with its button. */
export const Attached = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};
  padding: ${token('space.2')} ${token('space.3')};
  border: 1px solid ${token('color.line.hairline')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.sunken')};
  > span {
    display: grid;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  small {
    color: ${token('color.text.muted')};
    font-variant-numeric: tabular-nums;
  }
`;

/** Buttons at the end of the form. */
export const FormActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.3')};
  > span {
    margin-top: 0;
  }
`;

/** Bets or orders to choose from. */
export const ChoiceList = styled.ul`
  margin: ${token('space.3')} 0;
  padding: 0;
  max-height: 22rem;
  overflow-y: auto;
  list-style: none;
  > li + li {
    border-top: 1px solid ${token('color.line.hairline')};
  }
  > li > button {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0.125rem ${token('space.3')};
    width: 100%;
    padding: ${token('space.3')} ${token('space.2')};
    border: 0;
    background: transparent;
    text-align: start;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  > li > button:hover {
    background: ${token('color.surface.hover')};
  }
  > li > button:focus-visible {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: -2px;
  }
  > li > button > :nth-child(even) {
    text-align: end;
  }
  small {
    color: ${token('color.text.secondary')};
  }
`;

/** Rewards by kind. */
export const RewardList = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${token('space.2')} ${token('space.4')};
  margin: 0 0 ${token('space.4')};
  dd {
    margin: 0;
    text-align: end;
    font-weight: ${token('font.weight.strong')};
    font-variant-numeric: tabular-nums;
  }
`;
