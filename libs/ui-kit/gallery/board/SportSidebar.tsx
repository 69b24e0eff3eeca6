import { styled } from 'styled-components';
import { SportIcon, token, type SportIconName } from '../../src/index.ts';
import type { MessageSet } from '../messages.ts';

const sports: SportIconName[] = [
  'football',
  'basketball',
  'tennis',
  'volleyball',
  'baseball',
  'badminton',
  'tableTennis',
  'snooker',
  'hockey',
  'americanFootball',
  'esports',
  'other',
];

/** Sports with their numbers of matches. */
export function SportSidebar({ words }: { readonly words: MessageSet }) {
  return (
    <Sidebar>
      {words.sports.map((name, at) => (
        <button key={name} aria-current={at === 0 ? 'true' : undefined}>
          <SportIcon name={sports[at] ?? 'other'} />
          <span>{name}</span>
          <small>{[86, 34, 21, 9, 12, 4, 17, 3, 6, 2, 11, 1][at]}</small>
        </button>
      ))}
    </Sidebar>
  );
}

const Sidebar = styled.aside`
  padding: ${token('space.3')};
  border-right: 1px solid ${token('color.line.hairline')};
  button {
    display: flex;
    align-items: center;
    gap: ${token('space.3')};
    width: 100%;
    height: ${token('density.row')};
    padding: 0 ${token('space.3')};
    border: 0;
    border-radius: ${token('radius.control')};
    background: none;
    text-align: start;
  }
  button:hover {
    background: ${token('color.surface.hover')};
  }
  button[aria-current] {
    background: ${token('color.accent.soft')};
    color: ${token('color.accent.text')};
    font-weight: 600;
  }
  svg {
    font-size: 1.25rem;
  }
  span {
    flex: 1;
  }
  small {
    color: ${token('color.text.muted')};
  }
`;
