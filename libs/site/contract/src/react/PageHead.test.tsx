import { render, screen } from '@testing-library/react';
import type { Services } from '../services/services.ts';
import { ServicesContext } from '../services/servicesContext.ts';
import { PageHead } from './PageHead.tsx';

it('names the document after the page while the page is shown', () => {
  const names: string[] = [];
  const documentTitle = { showSite: () => undefined, namePage: (name: string) => void names.push(name) };
  const renderPage = (title: string) => (
    <ServicesContext.Provider value={{ documentTitle } as unknown as Services}>
      <PageHead>{title}</PageHead>
    </ServicesContext.Provider>
  );
  const { rerender, unmount } = render(renderPage('存款'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('存款');
  rerender(renderPage('儲值'));
  expect(names.at(-1)).toBe('儲值');
  unmount();
  expect(names.at(-1)).toBe('');
});
