import { styled } from 'styled-components';
import { icons } from '../../src/icon/icons.ts';
import { navGlyphs } from '../../src/glyphs/navGlyphs.ts';
import { sportGlyphs } from '../../src/glyphs/sportGlyphs.ts';
import {
  Icon,
  NavIcon,
  Panel,
  SportIcon,
  token,
  type IconName,
  type NavKey,
  type SportIconName,
} from '../../src/index.ts';

/** All icons, glyphs of the navigation and glyphs of sports. */
export function IconPanel() {
  return (
    <Panel>
      <Signs>
        {(Object.keys(icons) as IconName[]).map((name) => (
          <Icon key={name} name={name} />
        ))}
      </Signs>
      <Signs>
        {(Object.keys(navGlyphs) as NavKey[]).map((name) => (
          <NavIcon key={name} name={name} />
        ))}
      </Signs>
      <Signs>
        {(Object.keys(sportGlyphs) as SportIconName[]).map((name) => (
          <SportIcon key={name} name={name} />
        ))}
      </Signs>
    </Panel>
  );
}

const Signs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.4')};
  margin-bottom: ${token('space.4')};
  font-size: 1.75rem;
`;
