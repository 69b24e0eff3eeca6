import { sportViewActions, type ChannelList, type League } from '@pavilion/domain-sports';
import { useAppDispatch } from '@pavilion/site-contract';
import { Button, Checkbox } from '@pavilion/ui-kit';
import { Dialog } from '@pavilion/ui-kit/dialog';
import { useState } from 'react';
import { useSportsT } from '../messages/sportsT.ts';
import { LeagueColumns, LeagueSet } from './LeagueFilterStyles.ts';

/** Props of {@link LeagueFilter}. */
export interface LeagueFilterProps {
  readonly list: ChannelList;
  readonly leagues: readonly League[];
  readonly chosen: readonly string[];
  readonly onClose: () => void;
}

/** League filter of the board, featured leagues first (SPT-05). An empty choice shows all leagues. */
export function LeagueFilter({ list, leagues, chosen, onClose }: LeagueFilterProps) {
  const t = useSportsT();
  const dispatch = useAppDispatch();
  const [held, setHeld] = useState(chosen);
  // A chosen league may have left the board.
  const draft = held.filter((id) => leagues.some((league) => league.id === id));
  const toggle = (id: string) =>
    setHeld((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  const apply = () => {
    dispatch(sportViewActions.leagueFilterChanged(draft.length === leagues.length ? [] : draft));
    onClose();
  };
  const groups = [
    { name: t('sidebar.leagues'), leagues: leagues.filter(({ isFeatured }) => isFeatured) },
    { name: t('league.others'), leagues: leagues.filter(({ isFeatured }) => !isFeatured) },
  ].filter((group) => group.leagues.length > 0);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('league.title')}
      closeLabel={t('league.close')}
      size="large"
      actions={
        <>
          <Button variant="quiet" onClick={() => setHeld([])}>
            {t('league.all')}
          </Button>
          <Button variant="primary" onClick={apply}>
            {draft.length === 0 ? t('league.showAll') : t('league.show', { count: draft.length })}
          </Button>
        </>
      }
    >
      {groups.map((group) => (
        <LeagueSet key={group.name}>
          <legend>{group.name}</legend>
          <LeagueColumns>
            {group.leagues.map(({ id, name }) => (
              <Checkbox key={id} checked={draft.includes(id)} onChange={() => toggle(id)}>
                {name} <small>{list.matchIdsByLeague[id]?.length ?? 0}</small>
              </Checkbox>
            ))}
          </LeagueColumns>
        </LeagueSet>
      ))}
    </Dialog>
  );
}
