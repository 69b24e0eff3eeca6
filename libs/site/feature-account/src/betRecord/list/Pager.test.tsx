import { renderWithSite } from '@pavilion/site-testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountMessages } from '../../messages/accountMessages.ts';
import { Pager } from './Pager.tsx';

async function setUp(page: number, pages: number) {
  const onPage = jest.fn();
  const view = await renderWithSite(<Pager page={page} pages={pages} onPage={onPage} />, {
    messages: [accountMessages],
  });
  return { ...view, onPage, user: userEvent.setup() };
}

const getButton = (name: string) => screen.getByRole('button', { name });

describe('Pager', () => {
  it('has no buttons for a single page', async () => {
    const { container } = await setUp(1, 1);
    expect(container).toBeEmptyDOMElement();
  });

  it.each`
    page | pages | canGoBack | canGoOn
    ${1} | ${3}  | ${false}  | ${true}
    ${2} | ${3}  | ${true}   | ${true}
    ${3} | ${3}  | ${true}   | ${false}
    ${7} | ${3}  | ${true}   | ${false}
    ${7} | ${1}  | ${true}   | ${false}
  `(
    'on page $page of $pages back is possible: $canGoBack, on: $canGoOn',
    async ({ page, pages, canGoBack, canGoOn }) => {
      await setUp(page as number, pages as number);
      expect(getButton('上一页').hasAttribute('disabled')).toBe(!canGoBack);
      expect(getButton('下一页').hasAttribute('disabled')).toBe(!canGoOn);
      expect(screen.getByText(`第 ${page} / ${pages} 页`)).toHaveAttribute('aria-current', 'page');
      expect(screen.getByRole('navigation', { name: '分页' })).toBeVisible();
    },
  );

  it.each`
    page | pages | button      | next
    ${2} | ${3}  | ${'上一页'} | ${1}
    ${2} | ${3}  | ${'下一页'} | ${3}
    ${7} | ${3}  | ${'上一页'} | ${3}
    ${4} | ${3}  | ${'上一页'} | ${3}
  `('$button of page $page of $pages opens page $next', async ({ page, pages, button, next }) => {
    const { onPage, user } = await setUp(page as number, pages as number);
    await user.click(getButton(button as string));
    expect(onPage.mock.calls).toEqual([[next]]);
  });
});
