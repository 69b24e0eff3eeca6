/** Selection of a match, as a slip and a shared slip have it. */
export const slipPick = {
  id: '1.M.H',
  gameId: '1',
  gameType: 'FT',
  showType: 'FT',
  leagueId: '7',
  leagueName: '西甲',
  homeName: '皇马',
  awayName: '巴萨',
  playCode: 'M',
  side: 'H',
  isChampion: false,
} as const;
