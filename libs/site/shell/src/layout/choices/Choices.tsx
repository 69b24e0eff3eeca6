import { useServices } from '@pavilion/site-contract';
import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { DisplayMenu } from './DisplayMenu.tsx';
import { EditionToggle } from './EditionToggle.tsx';
import { LocaleToggle } from './LocaleToggle.tsx';

/** Switches of language and edition, as far as the brand has them, and the display settings. */
export function Choices() {
  const { features } = useServices().brand;
  return (
    <Row data-choices="">
      {features.localeSwitch && <LocaleToggle />}
      {features.editionSwitch && <EditionToggle />}
      <DisplayMenu />
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.1')};
  margin-left: auto;
`;
