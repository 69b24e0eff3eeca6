import type { FeaturePart } from '@pavilion/site-contract';
import type { ComponentType } from 'react';
import { VenueLobby } from '../lobby/VenueLobby.tsx';

/** Creates the page `/game/sport`. */
export const createSportLobby = (guestBoard: FeaturePart): ComponentType =>
  function SportLobby() {
    return <VenueLobby category="TY" guestBoard={guestBoard} />;
  };
