import type { GameType } from '@pavilion/domain-sports';
import { SportIcon } from '@pavilion/ui-kit';
import { useSportsT } from '../messages/sportsT.ts';
import { BOARD_SPORTS } from '../state/boardSports.ts';
import { SportList } from './HomeSportStyles.ts';

/** Props of {@link HomeSports}. */
export interface HomeSportsProps {
  readonly form: 'column' | 'row';
  readonly counts: ReadonlyMap<GameType, number>;
  readonly chosen: GameType;
  readonly onChoose: (sport: GameType) => void;
}

/** Choice of the sport that home shows, with the number of its matches. Sports without a match are left out. */
export function HomeSports({ form, counts, chosen, onChoose }: HomeSportsProps) {
  const t = useSportsT();
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const sports = [{ id: 'ALL', icon: 'all' } as const, ...BOARD_SPORTS.filter(({ id }) => counts.has(id))];
  return (
    <SportList role="group" aria-label={t('sidebar.sports')} data-form={form}>
      {sports.map(({ id, icon }) => {
        const count = id === 'ALL' ? total : (counts.get(id) ?? 0);
        return (
          <button
            key={id}
            type="button"
            aria-pressed={id === chosen}
            aria-label={t('sidebar.count', { name: t(`sport.${id}`), count })}
            onClick={() => onChoose(id)}
          >
            <SportIcon name={icon} />
            <span>{t(`sport.${id}`)}</span>
            <small>{count}</small>
          </button>
        );
      })}
    </SportList>
  );
}
