// Appearance of the page: theme and tokens of the site.

const root = document.documentElement;

/**
 * Applies the style of the site. Missing tokens keep the defaults of the page. Values are set as properties, never as text.
 *
 * @param {import('./parseSiteMessage.js').SiteStyle} style
 */
export function applyStyle({ theme, tokens }) {
  if (theme) root.dataset.theme = theme;
  for (const [property, value] of tokens) root.style.setProperty(property, value);
}

/** Switches between the light and the dark theme. */
export function toggleTheme() {
  const { theme } = root.dataset;
  const isDark = theme === 'dark' || (theme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = isDark ? 'light' : 'dark';
}
