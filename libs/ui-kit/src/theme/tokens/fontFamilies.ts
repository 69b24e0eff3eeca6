/** Self-hosted font for Latin letters and figures, and its fallback with the same metrics. See `buildFontFaceCss`. */
const latin = `'Pavilion Latin', 'Pavilion Latin Fallback'`;

/** Fonts for zh-CN: the system's Chinese font after the Latin one. */
export const simplifiedFamily = `${latin}, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', sans-serif`;

/** Fonts for zh-TW. The order matters, because other fonts have other glyphs for the same code points. */
export const traditionalFamily = `${latin}, 'PingFang TC', 'Microsoft JhengHei', 'Noto Sans CJK TC', 'Noto Sans TC', sans-serif`;

/** Font of odds, money and clocks, always with tabular figures. */
export const figureFamily = `${latin}, 'Helvetica Neue', Arial, sans-serif`;
