import { Badge, Icon } from '@pavilion/ui-kit';
import { Link, useLocation } from 'react-router-dom';
import { useAccountT } from '../messages/accountMessages.ts';
import { isEntryAt, type MineEntry } from './mineMenu.ts';

/** Props of {@link MineLinks}. */
export interface MineLinksProps {
  readonly entries: readonly MineEntry[];
  /** Number of unread messages. */
  readonly unread: number;
  readonly id?: string;
  readonly isHidden?: boolean;
}

/** List of entries of the member menu; the one of the open page is marked. */
export function MineLinks({ entries, unread, id, isHidden = false }: MineLinksProps) {
  const t = useAccountT();
  const { pathname } = useLocation();
  return (
    <ul id={id} hidden={isHidden}>
      {entries.map((entry) => (
        <li key={entry.path}>
          <Link to={entry.path} aria-current={isEntryAt(entry, pathname) ? 'page' : undefined}>
            <Icon name={entry.icon} />
            <span>{t(entry.text)}</span>
            {entry.hasUnread === true && unread > 0 && (
              <Badge aria-label={t('mine.unread', { count: unread })}>{unread > 99 ? '99+' : unread}</Badge>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
