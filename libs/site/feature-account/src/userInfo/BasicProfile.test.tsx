import { standardJurisdiction } from '@pavilion/site-contract';
import { boundMember, emptyProfile, renderWithSite, testBrand } from '@pavilion/site-testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Member } from '@pavilion/site-contract';
import { accountMessages } from '../messages/accountMessages.ts';
import { BasicProfile } from './BasicProfile.tsx';

const member: Member = {
  ...boundMember,
  vipGrade: 3,
  registeredAt: Date.parse('2026-01-01T16:00:00Z'),
  lastLoginAt: Date.parse('2026-11-20T06:30:05Z'),
  profile: { ...emptyProfile, gender: 'female', birthday: '1990-05-17' },
};

const setUp = (part: Partial<Member> = {}, showsLastLogin = true) =>
  renderWithSite(<BasicProfile member={{ ...member, ...part }} />, {
    messages: [accountMessages],
    services: { brand: { ...testBrand, jurisdiction: { ...standardJurisdiction, showsLastLogin } } },
  });

const listRows = () =>
  screen
    .getAllByRole('term')
    .map(({ textContent, nextElementSibling }) => [textContent, nextElementSibling?.textContent]);

describe('BasicProfile', () => {
  it('USR-01 shows all values of the member, with times in UTC+8', async () => {
    await setUp();
    expect(screen.getByRole('region', { name: '基本资料' })).toBeVisible();
    expect(listRows()).toEqual([
      ['用户名', 'demo01'],
      ['会员编号', '7'],
      ['VIP 等级', 'VIP3'],
      ['性别', '女'],
      ['生日', '1990-05-17'],
      ['注册日期', '2026-01-02'],
      ['上次登录', '2026-11-20 14:30:05'],
    ]);
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  it('has no last login where the jurisdiction does not require it', async () => {
    await setUp({}, false);
    expect(listRows().map(([name]) => name)).toEqual(['用户名', '会员编号', 'VIP 等级', '性别', '生日', '注册日期']);
  });

  it.each`
    what              | gender    | birthday        | names
    ${'the gender'}   | ${''}     | ${'1990-05-17'} | ${['生日']}
    ${'the birthday'} | ${'male'} | ${''}           | ${['性别']}
    ${'both'}         | ${''}     | ${''}           | ${[]}
  `('has the form if $what is missing', async ({ gender, birthday, names }) => {
    await setUp({ profile: { ...emptyProfile, gender: gender as 'male', birthday: birthday as string } });
    expect(listRows().flatMap(([name]) => (name === '性别' || name === '生日' ? [name] : []))).toEqual(names);
    expect(screen.getByRole('form', { name: '补充资料' })).toBeVisible();
  });

  it('opens the choice of a picture', async () => {
    const { store } = await setUp();
    await userEvent.click(screen.getByRole('button', { name: '更换头像' }));
    expect(store.getState().ui.dialogs.map((dialog) => ('kind' in dialog ? dialog.kind : dialog))).toEqual(['avatar']);
  });

  it.each`
    what             | avatar       | src
    ${'the picture'} | ${'/a.svg'}  | ${'/a.svg'}
    ${'no picture'}  | ${undefined} | ${undefined}
  `('shows $what of the member', async ({ avatar, src }: { avatar: string | undefined; src: string | undefined }) => {
    const { container } = await setUp(avatar === undefined ? {} : { avatar });
    expect(container.querySelector('img')?.getAttribute('src')).toBe(src);
  });
});
