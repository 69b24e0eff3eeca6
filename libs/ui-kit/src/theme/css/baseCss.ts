import { token } from '../tokens/token.ts';

/**
 * Base CSS of every page: reset, typography, focus ring, root size and reduced motion.
 *
 * The root size scales with the 1920 design width (NAV-15), from 15 px to twice the player's default size. Text thus stays
 * readable at 1280, and browser zoom and font settings work (F-UI-14). The player's page size (DSK-11) multiplies it.
 */
export const baseCss = `
*,*::before,*::after{box-sizing:border-box}
html{font-size:calc(clamp(93.75%,0.83333vw,200%)*var(--page-size,1));-webkit-text-size-adjust:100%;text-size-adjust:100%}
html[data-page-size='90']{--page-size:0.9}html[data-page-size='110']{--page-size:1.1}html[data-page-size='125']{--page-size:1.25}
body{margin:0;background:${token('color.surface.page')};color:${token('color.text.primary')};font-family:${token('font.family.text')};font-size:${token('font.size.body')};line-height:${token('font.leading.text')};font-weight:${token('font.weight.regular')};font-variant-numeric:tabular-nums;-webkit-font-smoothing:antialiased;text-rendering:optimizeSpeed}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure{margin:0}
h1,h2,h3,h4{font-size:inherit;font-weight:${token('font.weight.strong')};line-height:${token('font.leading.tight')};text-wrap:balance}
p{text-wrap:pretty}
small{font-size:max(12px,0.8333em)}
ul,ol{padding:0;list-style:none}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{cursor:pointer}
a{color:${token('color.text.link')}}
svg,img{display:block;max-width:100%}
table{border-collapse:collapse}
:focus-visible{outline:2px solid ${token('color.line.focus')};outline-offset:2px}
::selection{background:${token('color.accent.soft')};color:${token('color.text.primary')}}
[hidden]{display:none!important}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:0.01ms!important;animation-iteration-count:1!important;transition:none!important;scroll-behavior:auto!important}}
`.trim();
