import { createFakeApi, renderWithSite } from '@pavilion/site-testing';
import { errorMessages } from '@pavilion/site-contract';
import { screen } from '@testing-library/react';
import { serviceMessages } from '../messages/serviceMessages.ts';
import { ServiceDesk } from './ServiceDesk.tsx';

const config = { title: '', h5DomainUrl: '', depositSwitch: '1', editionSwitch: '1', safeSwitch: '1' };

async function open({ url = '/app/help/zxkf', areas = ['service'], venueOrigins = [] as readonly string[] } = {}) {
  await renderWithSite(<ServiceDesk />, {
    messages: [serviceMessages, errorMessages],
    path: '/app/help/zxkf',
    state: { site: { ...config, areas, isLoaded: true } },
    services: {
      api: createFakeApi({
        'configuration.onlinecustomservice': () => ({ url }),
        'configuration.preInfo': () => ({
          ip: '',
          siteBaseConfig: { ...config, areas, venueOrigins: [...venueOrigins] },
        }),
        'service.conversation': () => ({
          isOpen: true,
          hours: { from: '00:00', to: '24:00' },
          topics: [],
          state: 'none',
          position: 0,
          total: 0,
          unread: 0,
          list: [],
        }),
      }),
    },
  });
}

it('NAV-08 shows the conversation if the address is the page of the site', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: '与客服对话' })).toBeVisible();
});

it('W5 shows no conversation and no link to this page if the platform does not offer the area', async () => {
  await open({ areas: [] });
  expect(await screen.findByText('本站的对话目前没有开放，请先查看下面的主题。')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('G1 opens an outside address of an allowed origin in a new tab without a referrer', async () => {
  await open({ url: 'https://help.example/desk', venueOrigins: ['https://help.example'] });
  const link = await screen.findByRole('link', { name: '打开在线客服' });
  expect(link).toHaveAttribute('href', 'https://help.example/desk');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('referrerpolicy', 'no-referrer');
});

it.each(['https://help.example/desk', 'javascript:alert(1)', '//help.example'])(
  'G1 does not open %s if its origin is not allowed',
  async (url) => {
    await open({ url });
    expect(await screen.findByText(/客服地址不在本站允许的范围内/)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  },
);

it('NAV-08 links to another page of the site in the same tab', async () => {
  await open({ url: '/app/help/kh' });
  const link = await screen.findByRole('link', { name: '打开在线客服' });
  expect(link).toHaveAttribute('href', '/app/help/kh');
  expect(link).not.toHaveAttribute('target');
  expect(screen.getByRole('heading', { name: '在线客服' })).toBeVisible();
});

it('G1 shows the host of an outside address', async () => {
  await open({ url: 'https://help.example/desk', venueOrigins: ['https://help.example'] });
  expect(await screen.findByText('客服在新的标签页中打开：help.example')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
});
