import { renderWithSite } from '@pavilion/site-testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { belowMessages } from '../messages/belowMessages.ts';
import { SectionPlaceholder } from './SectionPlaceholder.tsx';

async function renderPlaceholder(hasFailed: boolean) {
  const onRetry = jest.fn();
  await renderWithSite(<SectionPlaceholder hasFailed={hasFailed} empty="没有内容" onRetry={onRetry} />, {
    messages: [belowMessages],
  });
  return { onRetry };
}

it('shows a failure with a button that retries', async () => {
  const { onRetry } = await renderPlaceholder(true);
  expect(screen.getByText('加载失败，请稍后再试')).toBeVisible();
  expect(screen.queryByText('没有内容')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('shows the text of an empty section without a button', async () => {
  await renderPlaceholder(false);
  expect(screen.getByText('没有内容')).toBeVisible();
  expect(screen.queryByText('加载失败，请稍后再试')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
