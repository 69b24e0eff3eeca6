import { token } from '@pavilion/ui-kit';
import { Dialog } from '@pavilion/ui-kit/dialog';
import styled from 'styled-components';
import { useSportsT } from '../messages/sportsT.ts';

const ROWS = [
  { id: 'arrows', keys: ['←', '↑', '→', '↓'] },
  { id: 'ends', keys: ['Home', 'End'] },
  { id: 'boardEnds', keys: ['Ctrl', 'Home', 'End'] },
  { id: 'letters', keys: ['A', '…', 'Z'] },
  { id: 'enter', keys: ['Enter'] },
  { id: 'space', keys: ['Space'] },
  { id: 'step', keys: ['↑', '↓'] },
  { id: 'place', keys: ['Enter'] },
  { id: 'escape', keys: ['Esc'] },
  { id: 'matches', keys: ['[', ']'] },
  { id: 'favourite', keys: ['S'] },
  { id: 'watch', keys: ['M'] },
  { id: 'find', keys: ['F'] },
  { id: 'density', keys: ['D'] },
  { id: 'tabs', keys: ['1', '2', '3'] },
  { id: 'search', keys: ['/'] },
  { id: 'help', keys: ['?'] },
] as const;

/** List of the keyboard shortcuts of board, match page and slip (DSK-05). */
export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useSportsT();
  return (
    <Dialog isOpen onClose={onClose} title={t('keys.title')} closeLabel={t('keys.close')}>
      <Keys>
        {ROWS.map(({ id, keys }) => (
          <div key={id}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{t(`keys.${id}`)}</dd>
          </div>
        ))}
      </Keys>
      <Note>{t('keys.note')}</Note>
    </Dialog>
  );
}

const Note = styled.p`
  margin-top: ${token('space.3')};
  color: ${token('color.text.secondary')};
  font-size: ${token('font.size.caption')};
`;

const Keys = styled.dl`
  display: grid;
  > div {
    display: grid;
    grid-template-columns: 11rem minmax(0, 1fr);
    align-items: center;
    gap: ${token('space.4')};
    padding: ${token('space.2')} 0;
    border-top: 1px solid ${token('color.line.hairline')};
  }
  > div:first-child {
    border-top: 0;
  }
  dt {
    display: flex;
    gap: ${token('space.1')};
  }
  kbd {
    min-width: 1.75rem;
    padding: 0.125rem ${token('space.2')};
    border: 1px solid ${token('color.line.strong')};
    border-radius: ${token('radius.cell')};
    background: ${token('color.surface.sunken')};
    font-family: ${token('font.family.figure')};
    font-size: ${token('font.size.caption')};
    text-align: center;
    white-space: nowrap;
  }
`;
