import styled from 'styled-components';

/** Keeps the footer below the screen, so that it does not move while the page loads. */
export const FullHeight = styled.div`
  min-height: 100vh;
`;
