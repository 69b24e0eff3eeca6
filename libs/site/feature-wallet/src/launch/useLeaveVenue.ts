import { useServices } from '@pavilion/site-contract';
import { useCallback } from 'react';

/** Returns a function that closes the tab of a venue. A tab that no script has opened stays open and goes to home. */
export function useLeaveVenue(): () => void {
  const { navigate } = useServices();
  return useCallback(() => {
    window.close();
    navigate('/');
  }, [navigate]);
}
