import { token } from '@pavilion/ui-kit';
import styled from 'styled-components';
import { LazySections } from './below/LazySections.tsx';
import { HomeDesk, type DeskParts } from './desk/HomeDesk.tsx';

/** Home page: matches with prices and the dock first. Notices and the sections below are loaded on scrolling. */
export function HomePage({ parts }: { readonly parts: DeskParts }) {
  return (
    <>
      <HomeDesk parts={parts} />
      <Stack>
        <LazySections />
      </Stack>
    </>
  );
}

const Stack = styled.div`
  display: grid;
  gap: ${token('space.8')};
  box-sizing: content-box;
  max-width: ${token('layout.content')};
  margin: ${token('space.8')} auto 0;
  padding: 0 ${token('layout.gutter')};
  > * {
    min-width: 0;
  }
`;
