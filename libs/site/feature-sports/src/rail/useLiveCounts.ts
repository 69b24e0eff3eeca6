import { viewChannel, type ChannelList, type GameType, type ShowType, type SportView } from '@pavilion/domain-sports';
import { useServices } from '@pavilion/site-contract';
import { useEffect, useState } from 'react';
import { useChannelList, useDrawnList } from '../board/useChannelList.ts';
import { resourceFields } from '../venue/resourceFields.ts';
import { type SportSession } from '../venue/useSportSession.ts';

/** Milliseconds between two counts of every board. */
const EVERY_MS = 60_000;

type Counts = SportSession['counts'];

/** The venue's counts, asked for again once a minute while the page is seen; an answer that fails leaves the last one. */
function useCounts(entered: Counts): Counts {
  const services = useServices();
  const [told, setTold] = useState<Counts>();
  useEffect(() => {
    const request = new AbortController();
    let cancel = (): void => undefined;
    const wait = (): void => {
      cancel = services.clock.after(
        EVERY_MS,
        () =>
          void ask()
            .catch(() => undefined)
            .then(wait),
      );
    };
    const ask = async (): Promise<void> => {
      if (document.hidden || request.signal.aborted) return;
      const body = { method: 'session', enName: 'crty', Request: resourceFields(services) } as const;
      const { counts } = await services.api.call('sport.session', body, { signal: request.signal });
      if (!request.signal.aborted) setTold(counts);
    };
    wait();
    return () => {
      request.abort();
      cancel();
    };
  }, [services]);
  return told ?? entered;
}

/** How many matches each board has: the one in view to the match, the others as last told. */
export function useLiveCounts(entered: Counts, view: SportView): (gameType: GameType, showType: ShowType) => number {
  const counts = useCounts(entered);
  const list: ChannelList = useDrawnList(useChannelList(viewChannel(view)));
  return (gameType, showType) =>
    list.isLoaded && gameType === view.gameType && showType === view.showType
      ? list.matchIds.length
      : (counts[gameType]?.[showType] ?? 0);
}
