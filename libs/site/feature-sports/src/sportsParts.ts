import type { FeaturePart } from '@pavilion/site-contract';

/** Parts of the venue on pages of other features. The shell passes them in. */
export const sportsParts = {
  board: { featureId: 'sports', load: () => import('./home/HomeBoard.tsx').then((file) => file.HomeBoard) },
  lobbyBoard: { featureId: 'sports', load: () => import('./home/LobbyBoard.tsx').then((file) => file.LobbyBoard) },
  dock: { featureId: 'sports', load: () => import('./home/HomeDock.tsx').then((file) => file.HomeDock) },
} as const satisfies Record<string, FeaturePart>;
