/** Drawings of `StateDrawing`: grey lines and an accent stroke on a 120 × 88 grid, with a common base line. */
export const stateDrawings = {
  list: {
    lines: 'M12 76h96M38 20h44a4 4 0 0 1 4 4v52H34V24a4 4 0 0 1 4-4zM46 34h28M46 44h28M46 54h18',
    accent: 'M30 20c10-2 20-6 30-12 10 6 20 10 30 12',
  },
  slip: {
    lines: 'M12 76h96M40 16h40v60l-6.7-4-6.6 4-6.7-4-6.7 4-6.6-4-6.7 4zM48 30h24M48 40h24M48 50h12',
    accent: 'M66 50h6M69 47v6',
  },
  search: {
    lines: 'M12 76h96M34 44a22 22 0 1 0 44 0a22 22 0 1 0-44 0zM72 60l16 16',
    accent: 'M46 48c4-1 7-3 10-6 3 3 6 5 10 6',
  },
  message: { lines: 'M12 76h96M30 26h60v50H30zM30 28l30 24 30-24', accent: 'M30 26c10-3 20-8 30-14 10 6 20 11 30 14' },
  match: {
    lines: 'M12 76h96M24 24h72v52H24zM60 24v52M50 50a10 10 0 1 0 20 0a10 10 0 1 0-20 0zM24 40h12v20H24M96 40H84v20h12',
    accent: 'M58.5 50a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0z',
  },
  error: {
    lines: 'M12 76h96M32 76V40M88 76V40M44 76V40M76 76V40M22 40h76M26 40c12-3 24-10 34-22 10 12 22 19 34 22',
    accent: 'M60 50v12M60 68v.01',
  },
  offline: {
    lines: 'M12 76h96M32 76V46M88 76V46M24 46h72M28 46c12-3 22-9 32-20 10 11 20 17 32 20',
    accent: 'M52 64a11 11 0 0 1 16 0M46 58a20 20 0 0 1 8-5M74 58a20 20 0 0 0-8-5M60 70v.01M50 50l20 24',
  },
  maintenance: {
    lines:
      'M12 76h96M32 76V46M88 76V46M24 46h72M28 46c12-3 22-9 32-20 10 11 20 17 32 20M60 76V56a8 8 0 0 0-8-8M68 76V46',
    accent: 'M96 76V14M90 24h12M90 38h12M90 52h12M102 76V14',
  },
} as const;
