import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { SupportText, type SupportTextProps } from './SupportText.tsx';

const show = (props: SupportTextProps) =>
  render(
    <MemoryRouter>
      <p data-testid="text">
        <SupportText {...props} />
      </p>
    </MemoryRouter>,
  );

it.each`
  text                                | name              | subject                            | path
  ${'请求被拒绝，如有疑问请联系客服'} | ${'联系客服'}     | ${{ error: 6003 }}                 | ${'/app/help/zxkf?error=6003'}
  ${'请联系在线客服'}                 | ${'联系在线客服'} | ${{}}                              | ${'/app/help/zxkf'}
  ${'如有疑問請聯絡客服。'}           | ${'聯絡客服'}     | ${{ order: 'D20261121000001' }}    | ${'/app/help/zxkf?order=D20261121000001'}
  ${'請聯絡線上客服，並附上注單'}     | ${'聯絡線上客服'} | ${{ bet: 'T1', order: undefined }} | ${'/app/help/zxkf?bet=T1'}
  ${'请联系客服'}                     | ${'联系客服'}     | ${{ order: 'D1&error=1' }}         | ${'/app/help/zxkf?order=D1%26error%3D1'}
`('NAV-08 links "$name" in "$text" to $path', ({ text, name, subject, path }) => {
  show({ children: text, ...subject });
  expect(screen.getByTestId('text').textContent).toBe(text);
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path);
});

it('NAV-08 shows a text without the expression unchanged, and markup as text', () => {
  show({ children: '系统繁忙 <b>稍后</b>再试' });
  expect(screen.getByTestId('text').innerHTML).toBe('系统繁忙 &lt;b&gt;稍后&lt;/b&gt;再试');
});
