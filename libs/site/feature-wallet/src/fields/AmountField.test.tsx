import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithSite } from '@pavilion/site-testing';
import userEvent from '@testing-library/user-event';
import { walletMessages } from '../messages/walletMessages.ts';
import { AmountField, type AmountFieldProps } from './AmountField.tsx';

type Props = Omit<AmountFieldProps, 'value' | 'onChange'>;

function Field(props: Props) {
  const [typed, setTyped] = useState('');
  return <AmountField {...props} value={typed} onChange={setTyped} />;
}

const setUp = async (props: Props = {}, locale: 'zh-CN' | 'zh-TW' = 'zh-CN') => {
  await renderWithSite(<Field {...props} />, { messages: [walletMessages], locale });
  return { user: userEvent.setup(), box: screen.getByRole('textbox') };
};

describe('AmountField', () => {
  it.each`
    locale     | typed         | words
    ${'zh-CN'} | ${'20000'}    | ${'贰万元整'}
    ${'zh-TW'} | ${'20000'}    | ${'貳萬元整'}
    ${'zh-CN'} | ${'1,000.50'} | ${'壹仟元伍角'}
    ${'zh-CN'} | ${'1,5'}      | ${''}
  `('WAL-08 repeats “$typed” in $locale as “$words”', async ({ locale, typed, words }: Record<string, string>) => {
    const { user, box } = await setUp({}, locale as 'zh-CN');
    await user.type(box, typed ?? '');
    expect(screen.getByTestId('capital').textContent).toBe(words);
    expect(box).toHaveValue(typed);
  });

  it('WAL-08 repeats no amount of another currency', async () => {
    await setUp({ sign: 'USDT', hint: '可用 1.00 USDT' });
    expect(screen.queryByTestId('capital')).toBeNull();
    expect(screen.getByText('USDT')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByText('可用 1.00 USDT')).toBeVisible();
  });

  it('has the sign of the yuan, a label of its own and no button for all by default', async () => {
    const { box } = await setUp();
    expect(screen.getByText('¥')).toHaveAttribute('aria-hidden', 'true');
    expect(screen.getByLabelText('金额')).toBe(box);
    expect(box).toHaveAttribute('maxlength', '24');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each`
    all          | value
    ${'1234.50'} | ${'1234.50'}
    ${'800.00'}  | ${'800'}
    ${'0.00'}    | ${''}
  `('F-WAL-02 “all” of $all enters “$value”', async ({ all, value }: Record<string, string>) => {
    const { user, box } = await setUp({ all, label: '存款金额' });
    expect(screen.getByLabelText('存款金额')).toBe(box);
    await user.click(screen.getByRole('button', { name: '全部' }));
    expect(box).toHaveValue(value);
  });

  it('reports that it was left', async () => {
    const leave = jest.fn();
    const { user, box } = await setUp({ onLeave: leave });
    await user.click(box);
    expect(leave).not.toHaveBeenCalled();
    await user.tab();
    expect(leave).toHaveBeenCalledTimes(1);
  });
});
