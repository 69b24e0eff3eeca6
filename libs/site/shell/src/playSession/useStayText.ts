import { useT } from '@pavilion/site-contract';
import { memberMessages } from '../messages/memberMessages.ts';
import { splitStay } from './splitStay.ts';

/** Returns a function that writes a duration in hours and minutes. */
export function useStayText(): (ms: number) => string {
  const t = useT(memberMessages);
  return (ms) => {
    const { hours, minutes } = splitStay(ms);
    return hours === 0 ? t('play.minutes', { minutes }) : t('play.hours', { hours, minutes });
  };
}
