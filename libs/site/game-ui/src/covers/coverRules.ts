import { token } from '@pavilion/ui-kit';
import { css } from 'styled-components';

/** Fonts of the lettering. They are installed with the systems of the players; no font is loaded for it. */
const SONG = '"Songti SC", "Songti TC", STSong, "Noto Serif CJK SC", "Noto Serif CJK TC", SimSun, PMingLiU, serif';

/**
 * Styles of the frames of covers, for the element around `GameCover` and `CoverLettering`. It has `data-frame`, and
 * `--cover`, the width of the cover as a length, which sets the size of the lettering. No container query and no filter is
 * used, because a list has dozens of covers.
 */
export const coverRules = css`
  [data-frame] {
    position: relative;
    display: block;
    overflow: hidden;
    border-radius: ${token('radius.panel')};
    aspect-ratio: 4 / 5;
    contain: strict;
    &::after {
      position: absolute;
      content: '';
      pointer-events: none;
    }
  }
  [data-lettering] {
    position: absolute;
    font-family: ${SONG};
    font-size: calc(var(--cover) * 0.145);
    font-weight: 900;
    line-height: 1.08;
    text-align: center;
    > small {
      display: block;
      font-size: max(12px, calc(var(--cover) * 0.085));
      font-weight: 700;
    }
    &[data-long] {
      font-size: calc(var(--cover) * 0.12);
    }
  }
  [data-frame='slip'] {
    &::after {
      inset: calc(var(--cover) * 0.032);
      border: 1px solid #fff4dc66;
      border-radius: 2px;
    }
    > [data-lettering] {
      z-index: 1;
      top: 0;
      right: calc(var(--cover) * 0.06);
      display: flex;
      align-items: center;
      gap: calc(var(--cover) * 0.03);
      max-height: 94%;
      padding: calc(var(--cover) * 0.06) calc(var(--cover) * 0.026) calc(var(--cover) * 0.045);
      background: #fdf4e6;
      box-shadow:
        inset 0 0 0 1px #b23a1f,
        inset 0 calc(var(--cover) * 0.022) #b23a1f;
      color: #3a130b;
      letter-spacing: 0.04em;
      white-space: nowrap;
      writing-mode: vertical-rl;
      > small {
        color: #a13318;
        letter-spacing: 0.06em;
      }
    }
  }
  [data-frame='fade'] {
    &::after {
      inset: 0;
      border-radius: inherit;
      box-shadow:
        inset 0 0 0 1px #ffffff38,
        inset 0 1.5px #ffffff59;
    }
    > [data-lettering] {
      inset: auto 0 0;
      padding: calc(var(--cover) * 0.14) calc(var(--cover) * 0.04) calc(var(--cover) * 0.07);
      background: linear-gradient(#0000, #04141bbf 30%, #04141be6);
      color: #fff;
      letter-spacing: 0.06em;
      > small {
        margin-top: calc(var(--cover) * 0.015);
        letter-spacing: 0.3em;
        text-indent: 0.3em;
      }
    }
  }
`;
