import { ApiError, TransportError } from '@pavilion/api-client';
import { errorMessages, sessionActions, useAppSelector, type Member } from '@pavilion/site-contract';
import { createFakeClock } from '@pavilion/kernel/testing';
import {
  boundMember,
  createFakeApi,
  createFakeSession,
  emptyProfile,
  renderWithSite,
  testBrand,
  type FakeHandlers,
} from '@pavilion/site-testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountMessages } from '../messages/accountMessages.ts';
import { ProfileForm } from './ProfileForm.tsx';

const NOW = Date.parse('2026-12-31T16:00:00Z');
const complete: Member = {
  ...boundMember,
  profile: { ...emptyProfile, gender: 'female', birthday: '1990-05-17' },
};

function Shown({ member }: { readonly member: Member }) {
  const stored = useAppSelector(({ session }) => session.member);
  return <ProfileForm member={stored ?? member} />;
}

interface Scene {
  readonly profile?: Partial<Member['profile']>;
  readonly handlers?: FakeHandlers;
  readonly logger?: { readonly warn: jest.Mock };
  readonly minimumAge?: number;
}

async function setUp({ profile = {}, handlers = {}, logger, minimumAge = 18 }: Scene = {}) {
  const member = { ...boundMember, profile: { ...emptyProfile, ...profile } };
  const site = await renderWithSite(<Shown member={member} />, {
    messages: [accountMessages, errorMessages],
    services: {
      api: createFakeApi(handlers),
      session: createFakeSession({ token: 't', userId: member.userId }),
      clock: createFakeClock({ start: NOW }),
      brand: { ...testBrand, jurisdiction: { ...testBrand.jurisdiction, minimumAge } },
      ...(logger && { logger }),
    },
  });
  act(() => {
    site.store.dispatch(sessionActions.loggedIn({ userId: member.userId }));
    site.store.dispatch(sessionActions.memberLoaded(member));
  });
  const readProfile = () => site.store.getState().session.member?.profile;
  return { ...site, member, readProfile, user: userEvent.setup({ delay: null }) };
}

const getList = (name: string) => screen.getByRole('combobox', { name });
const pick = (name: string, value: string) => fireEvent.change(getList(name), { target: { value } });
const enterBirthday = () => {
  pick('年', '1990');
  pick('月', '5');
  pick('日', '17');
};
const getSubmit = () => screen.getByRole('button', { name: '提交资料' });
const refuse = (code: number, serverMessage = '') => {
  throw new ApiError(code, { endpointId: 'user.bindOther', requestId: 'r', serverMessage });
};
const loseResponse = () => {
  throw new TransportError('timeout', { endpointId: 'x', requestId: 'r', outcome: 'unknown', attempts: 1 });
};

describe('fields of the missing profile', () => {
  it.each`
    missing           | profile                       | hasGender | hasBirthday
    ${'both'}         | ${{}}                         | ${true}   | ${true}
    ${'the gender'}   | ${{ birthday: '1990-05-17' }} | ${true}   | ${false}
    ${'the birthday'} | ${{ gender: 'male' }}         | ${false}  | ${true}
  `('without $missing the form has only the fields for it', async ({ profile, hasGender, hasBirthday }) => {
    await setUp({ profile: profile as Scene['profile'] & object });
    const form = within(screen.getByRole('form', { name: '补充资料' }));
    expect(form.queryAllByRole('radiogroup', { name: '性别' })).toHaveLength(hasGender ? 1 : 0);
    expect(form.queryAllByRole('group', { name: '生日' })).toHaveLength(hasBirthday ? 1 : 0);
    expect(form.getByText('提交后不能自行修改，请核对后再提交。')).toBeVisible();
  });

  it('the birthday can be of any year from this one, in UTC+8, back to 1900', async () => {
    await setUp();
    const years = within(getList('年')).getAllByRole('option');
    expect(years).toHaveLength(1 + 128);
    expect([0, 1, 2, 128].map((at) => years[at]?.textContent)).toEqual(['年', '2027 年', '2026 年', '1900 年']);
  });

  it.each`
    list    | count | first     | last
    ${'月'} | ${12} | ${'1 月'} | ${'12 月'}
    ${'日'} | ${31} | ${'1 日'} | ${'31 日'}
  `('the list $list has $count numbers', async ({ list, count, first, last }) => {
    await setUp();
    const options = within(getList(list as string)).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent).slice(0, 2)).toEqual([list, first]);
    expect(options.at(-1)?.textContent).toBe(last);
    expect(options).toHaveLength((count as number) + 1);
  });

  it('a change of the month keeps a day that both months have', async () => {
    await setUp();
    pick('日', '30');
    pick('月', '4');
    expect(getList('日')).toHaveValue('30');
    pick('月', '2');
    expect(getList('日')).toHaveValue('');
  });

  it('the browser completes each part of the birthday', async () => {
    await setUp();
    expect(['年', '月', '日'].map((name) => getList(name).getAttribute('autocomplete'))).toEqual([
      'bday-year',
      'bday-month',
      'bday-day',
    ]);
  });
});

describe('errors of the missing profile', () => {
  it('a valid field has no error, and no call is sent while another has one', async () => {
    const bindOther = jest.fn(() => ({}));
    const { user } = await setUp({ handlers: { 'user.bindOther': bindOther } });
    enterBirthday();
    await user.click(getSubmit());
    expect(screen.getByText('请选择性别')).toBeVisible();
    expect(getList('年')).not.toHaveAttribute('aria-invalid');
    expect(getList('年')).not.toHaveFocus();
    expect(screen.queryByText(/请输入生日/)).not.toBeInTheDocument();
    expect(bindOther).not.toHaveBeenCalled();
  });

  it('an incomplete birthday is marked at all its lists', async () => {
    const { user } = await setUp({ profile: { gender: 'male' } });
    pick('年', '1990');
    pick('月', '5');
    await user.click(getSubmit());
    expect(['年', '月', '日'].map((name) => getList(name).getAttribute('aria-invalid'))).toEqual([
      'true',
      'true',
      'true',
    ]);
    expect(screen.getByRole('group', { name: '生日' })).toHaveAccessibleDescription('请输入生日，确保您已满18岁');
  });

  it('a changed field loses only its own error', async () => {
    const { user } = await setUp();
    await user.click(getSubmit());
    await user.click(screen.getByRole('radio', { name: '女' }));
    expect(screen.queryByText('请选择性别')).not.toBeInTheDocument();
    expect(screen.getByText('请输入生日，确保您已满18岁')).toBeVisible();
    pick('年', '1990');
    expect(screen.queryByText('请输入生日，确保您已满18岁')).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '女' })).toBeChecked();
  });
});

describe('submission of the missing profile', () => {
  it('only the gender is sent if only it was missing', async () => {
    const bindOther = jest.fn(() => ({}));
    const { user, readProfile, toasts } = await setUp({
      profile: { birthday: '1990-05-17' },
      handlers: { 'user.bindOther': bindOther },
    });
    await user.click(screen.getByRole('radio', { name: '男' }));
    await user.click(getSubmit());
    expect(bindOther.mock.calls).toEqual([[{ gender: 'male' }, undefined]]);
    expect(readProfile()).toEqual({ ...emptyProfile, gender: 'male', birthday: '1990-05-17' });
    expect(toasts).toEqual([{ kind: 'success', text: '资料已提交' }]);
  });

  it('a second submission waits for the first', async () => {
    const resolvers: ((value: Record<string, never>) => void)[] = [];
    const bindOther = jest.fn(() => new Promise<Record<string, never>>((resolve) => resolvers.push(resolve)));
    const { user } = await setUp({ profile: { gender: 'male' }, handlers: { 'user.bindOther': bindOther } });
    enterBirthday();
    await user.click(getSubmit());
    expect(getSubmit()).toHaveAttribute('aria-busy', 'true');
    fireEvent.submit(screen.getByRole('form'));
    expect(bindOther).toHaveBeenCalledTimes(1);
    await act(async () => resolvers[0]?.({}));
    expect(getSubmit()).not.toHaveAttribute('aria-busy');
  });

  it('ERR-09 a refusal is shown until the next submission and does not load the member', async () => {
    const memberInfo = jest.fn(() => complete);
    const bindOther = jest.fn(() => refuse(6100, '资料不符合要求'));
    const { user, readProfile, toasts } = await setUp({
      profile: { gender: 'male' },
      handlers: { 'user.bindOther': bindOther, 'user.memberInfo': memberInfo },
    });
    enterBirthday();
    await user.click(getSubmit());
    expect((await screen.findByText('资料不符合要求')).closest('[role]')).toHaveAttribute('role', 'alert');
    expect(getSubmit()).not.toHaveAttribute('aria-busy');
    expect([readProfile()?.birthday, memberInfo.mock.calls, toasts]).toEqual(['', [], []]);
    bindOther.mockImplementation(() => new Promise(() => undefined) as never);
    await user.click(getSubmit());
    expect(screen.queryByText('资料不符合要求')).not.toBeInTheDocument();
  });

  it.each`
    what                      | handler               | text
    ${'a lost response'}      | ${loseResponse}       | ${'处理结果待确认，请勿重复提交，请稍后查看记录'}
    ${'the code of a repeat'} | ${() => refuse(6009)} | ${'数据已存在，请勿重复提交'}
  `('F-API-03 the member is loaded after $what', async ({ handler, text }) => {
    const memberInfo = jest.fn(() => ({ ...complete, profile: { ...complete.profile, birthday: '' } }));
    const handlers = { 'user.bindOther': handler as () => never, 'user.memberInfo': memberInfo };
    const { user, readProfile } = await setUp({ handlers });
    await user.click(screen.getByRole('radio', { name: '男' }));
    enterBirthday();
    await user.click(getSubmit());
    await waitFor(() => expect(readProfile()?.gender).toBe('female'));
    expect(screen.getByText(text as string)).toBeVisible();
    expect(memberInfo.mock.calls).toEqual([[{}, undefined]]);
    expect(screen.queryByRole('radiogroup')).not.toBeInTheDocument();
  });

  it('F-API-03 a member that cannot be loaded is logged, and the form stays', async () => {
    const warn = jest.fn();
    const { user } = await setUp({
      profile: { gender: 'male' },
      handlers: { 'user.bindOther': loseResponse, 'user.memberInfo': loseResponse },
      logger: { warn },
    });
    enterBirthday();
    await user.click(getSubmit());
    await waitFor(() => expect(getSubmit()).not.toHaveAttribute('aria-busy'));
    expect(warn.mock.calls).toEqual([['profile.memberUnavailable', { error: expect.stringContaining('timeout') }]]);
    expect(getList('日')).toHaveValue('17');
  });

  it('data of another member are not stored', async () => {
    const { user, readProfile } = await setUp({
      profile: { gender: 'male' },
      handlers: { 'user.bindOther': loseResponse, 'user.memberInfo': () => ({ ...complete, userId: '8' }) },
    });
    enterBirthday();
    await user.click(getSubmit());
    await waitFor(() => expect(getSubmit()).not.toHaveAttribute('aria-busy'));
    expect(readProfile()?.gender).toBe('male');
  });
});

describe('profile rules', () => {
  it.each`
    minimumAge | year      | text
    ${21}      | ${'2006'} | ${'未满 21 岁不能使用本站，请核对生日。'}
    ${18}      | ${'2009'} | ${'未满 18 岁不能使用本站，请核对生日。'}
  `('USR-01 a birthday below the age of the brand, $minimumAge, is refused', async ({ minimumAge, year, text }) => {
    const { user } = await setUp({ profile: { gender: 'male' }, minimumAge: minimumAge as number });
    pick('年', year as string);
    pick('月', '5');
    pick('日', '17');
    await user.click(getSubmit());
    expect(screen.getByText(text as string)).toBeVisible();
  });

  it('USR-01 data that were bound while the form was open stay after its submission', async () => {
    const { store, member, user, readProfile } = await setUp({
      profile: { gender: 'male' },
      handlers: { 'user.bindOther': () => ({}) as never },
    });
    const bound = { ...member, profile: { ...member.profile, email: 'a***@b.com', hasBankCard: true } };
    act(() => void store.dispatch(sessionActions.memberLoaded(bound)));
    enterBirthday();
    await user.click(getSubmit());
    await waitFor(() => expect(readProfile()?.birthday).toBe('1990-05-17'));
    expect(readProfile()).toMatchObject({ email: 'a***@b.com', hasBankCard: true });
  });
});
