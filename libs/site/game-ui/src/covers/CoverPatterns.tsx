const line = { fill: 'none', stroke: '#fff', strokeWidth: 1, strokeLinecap: 'round' } as const;

/** Background patterns of covers, rendered once on a page. Each cover refers to one of them by id. */
export function CoverPatterns() {
  return (
    <svg width="0" height="0" aria-hidden="true" style={{ position: 'absolute' }}>
      <defs>
        <pattern id="cover-rays" width="160" height="120" patternUnits="userSpaceOnUse">
          <path d={rays} fill="#fff" opacity="0.05" />
        </pattern>
        <pattern id="cover-waves" width="32" height="16" patternUnits="userSpaceOnUse">
          <path {...line} opacity="0.12" d="M0 8c5-6 11-6 16 0s11 6 16 0" />
        </pattern>
        <pattern id="cover-dots" width="12" height="12" patternUnits="userSpaceOnUse">
          <circle cx="3" cy="3" r="1" fill="#fff" opacity="0.14" />
          <circle cx="9" cy="9" r="1" fill="#fff" opacity="0.14" />
        </pattern>
        <pattern id="cover-grid" width="20" height="20" patternUnits="userSpaceOnUse">
          <path {...line} opacity="0.1" d="M0 10L10 0l10 10-10 10z" />
        </pattern>
        <pattern id="cover-clouds" width="48" height="28" patternUnits="userSpaceOnUse">
          <path
            {...line}
            opacity="0.12"
            d="M4 20h24a6 6 0 0 0 0-12 8 8 0 0 0-15-2 6 6 0 0 0-7 6M30 14a3 3 0 1 0-3 3M34 24h12"
          />
        </pattern>
        <pattern id="cover-scales" width="24" height="12" patternUnits="userSpaceOnUse">
          <path
            {...line}
            opacity="0.12"
            d="M0 12a12 12 0 0 1 24 0M6 12a6 6 0 0 1 12 0M-12 6a12 12 0 0 1 24 0M12 6a12 12 0 0 1 24 0"
          />
        </pattern>
        <pattern id="cover-stars" width="40" height="40" patternUnits="userSpaceOnUse">
          <path
            fill="#fff"
            opacity="0.12"
            d="M10 4l1.5 4.5L16 10l-4.5 1.5L10 16l-1.5-4.5L4 10l4.5-1.5zM30 26l1 3 3 1-3 1-1 3-1-3-3-1 3-1z"
          />
        </pattern>
      </defs>
    </svg>
  );
}

/** Twelve rays from the centre of a cover to points beyond its edges. */
const rays = Array.from({ length: 12 }, (_, at) => {
  const point = (turn: number) => {
    const angle = ((at + turn) / 12) * 2 * Math.PI;
    return `${(80 + 120 * Math.cos(angle)).toFixed(1)} ${(58 + 120 * Math.sin(angle)).toFixed(1)}`;
  };
  return `M80 58L${point(0)}L${point(0.5)}z`;
}).join('');
