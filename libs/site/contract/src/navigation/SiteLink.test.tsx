import { combineReducers, configureStore } from '@reduxjs/toolkit';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { firstReducers } from '../state/firstReducers.ts';
import { siteActions } from '../state/siteSlice.ts';
import { SiteLink, type SiteLinkProps } from './SiteLink.tsx';

function renderLink(props: Partial<SiteLinkProps>, hiddenKeys: string[]) {
  const store = configureStore({ reducer: combineReducers(firstReducers) });
  store.dispatch(siteActions.settingsLoaded({ ...store.getState().site, hiddenKeys }));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <p data-testid="text">
          See{' '}
          <SiteLink to="/sponsor" {...props}>
            sponsors
          </SiteLink>
        </p>
      </MemoryRouter>
    </Provider>,
  );
  return { link: screen.queryByRole('link'), text: screen.getByTestId('text').textContent };
}

it('ACT-02 links a page that the operator shows', () => {
  expect(renderLink({}, []).link).toHaveAttribute('href', '/sponsor');
});

it('ACT-02 renders nothing for a hidden page', () => {
  expect(renderLink({}, ['sponsor'])).toEqual({ link: null, text: 'See ' });
});

it('ACT-02 keeps the text of a hidden page inside a sentence', () => {
  expect(renderLink({ whenHidden: 'text' }, ['sponsor'])).toEqual({ link: null, text: 'See sponsors' });
});
