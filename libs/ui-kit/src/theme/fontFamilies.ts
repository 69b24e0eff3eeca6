/** Latin letters and figures, self-hosted; the second name is the metric-matched local stand-in. See `fontFaceCss`. */
const latin = `'Pavilion Latin', 'Pavilion Latin Fallback'`;

/** Faces for zh-CN: the system's own Chinese face behind our Latin and figures. */
export const simplifiedFamily = `${latin}, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif`;

/** Faces for zh-TW: other glyph shapes for the same code points, so the order matters. */
export const traditionalFamily = `${latin}, 'PingFang TC', 'Microsoft JhengHei', 'Noto Sans CJK TC', 'Noto Sans TC', sans-serif`;

/** Odds, money and clocks: the same face, always with tabular figures. */
export const figureFamily = `${latin}, 'Helvetica Neue', Arial, sans-serif`;
