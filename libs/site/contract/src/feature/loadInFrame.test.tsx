import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { loadInFrame } from './loadInFrame.ts';

const Frame = ({ children }: { readonly children: ReactNode }) => <nav>{children}</nav>;
const Page = () => <h1>page</h1>;

it('a member page is rendered inside its frame, and both are loaded at the same time', async () => {
  const started: string[] = [];
  let finishFrame = () => undefined as unknown;
  const frame = {
    messages: [],
    load: () => {
      started.push('frame');
      return new Promise<typeof Frame>((resolve) => (finishFrame = () => resolve(Frame)));
    },
  };
  const loading = loadInFrame(frame, async () => {
    started.push('page');
    return Page;
  })();
  expect(started).toEqual(['frame', 'page']);
  finishFrame();
  const Framed = await loading;
  render(<Framed />);
  expect(screen.getByRole('navigation')).toContainElement(screen.getByRole('heading', { name: 'page' }));
});
