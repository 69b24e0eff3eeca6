import { token, visuallyHidden } from '@pavilion/ui-kit';
import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { MethodLogo, type MethodKind } from './MethodLogo.tsx';

/** One payment method or saved account. */
export interface MethodTile {
  readonly value: string;
  readonly kind: MethodKind;
  readonly name: string;
  /** Second line, such as the limits or the masked number. */
  readonly note: ReactNode;
}

/** Props of {@link MethodTiles}. */
export interface MethodTilesProps {
  /** Accessible name of the group. */
  readonly label: string;
  readonly tiles: readonly MethodTile[];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

/** Choice of a method as native radio buttons, which provide the usual arrow-key behaviour. */
export function MethodTiles({ label, tiles, value, onChange }: MethodTilesProps) {
  const name = useId();
  return (
    <Tiles role="radiogroup" aria-label={label}>
      {tiles.map((tile) => (
        <Tile key={tile.value}>
          <input
            type="radio"
            name={name}
            value={tile.value}
            checked={tile.value === value}
            onChange={() => onChange(tile.value)}
          />
          <span>
            <MethodLogo kind={tile.kind} />
            <span>
              <strong>{tile.name}</strong>
              <small>{tile.note}</small>
            </span>
          </span>
        </Tile>
      ))}
    </Tiles>
  );
}

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(12.5rem, 100%), 1fr));
  gap: ${token('space.2')};
`;

const Tile = styled.label`
  position: relative;
  cursor: pointer;
  > input {
    ${visuallyHidden}
  }
  > span {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    height: 100%;
    min-height: 3.75rem;
    padding: ${token('space.2')} ${token('space.3')};
    border: 1px solid ${token('color.line.hairline')};
    border-radius: ${token('radius.control')};
    background: ${token('color.surface.raised')};
    transition: background-color ${token('motion.fast')} ${token('motion.ease')};
  }
  > span > span {
    min-width: 0;
  }
  strong,
  small {
    display: block;
    overflow-wrap: anywhere;
  }
  small {
    color: ${token('color.text.secondary')};
    font-size: ${token('font.size.caption')};
    font-variant-numeric: tabular-nums;
  }
  &:hover > span {
    border-color: ${token('color.line.strong')};
  }
  > input:checked + span {
    border-color: ${token('color.accent.fill')};
    box-shadow: inset 0 0 0 1px ${token('color.accent.fill')};
    background: ${token('color.accent.soft')};
  }
  > input:focus-visible + span {
    outline: 2px solid ${token('color.line.focus')};
    outline-offset: 2px;
  }
`;
