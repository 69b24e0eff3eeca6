import { ApiError } from '@pavilion/api-client';
import { sessionActions, type Member } from '@pavilion/site-contract';
import { emptyProfile, type FakeHandlers } from '@pavilion/site-testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderMember } from '../testing/renderMember.tsx';
import { AvatarDialog } from './AvatarDialog.tsx';

const member: Member = {
  userId: '7',
  name: 'demo01',
  bindPhone: false,
  bindRealName: false,
  phone: '',
  avatar: '/picture/avatar/fox',
  vipGrade: 1,
  registeredAt: 0,
  lastLoginAt: 0,
  profile: emptyProfile,
};

const list: FakeHandlers['user.avatarList'] = () => ({
  current: '/picture/avatar/fox',
  list: [
    { avatarId: 'fox', name: '狐狸', url: '/picture/avatar/fox' },
    { avatarId: 'football', name: '足球', url: '/picture/avatar/football' },
  ],
});

async function setUp(handlers: FakeHandlers) {
  const close = jest.fn();
  const dialog = <AvatarDialog request={{ kind: 'avatar' }} close={close} />;
  const site = await renderMember(dialog, { 'user.avatarList': list, ...handlers }, { path: '/mine' });
  act(() => void site.store.dispatch(sessionActions.memberLoaded(member)));
  await screen.findByRole('radio', { name: '狐狸' });
  return { ...site, close };
}

const chooseFile = (file: File) => fireEvent.change(screen.getByLabelText('上传图片'), { target: { files: [file] } });

describe('AvatarDialog', () => {
  it('USR-03 marks the present picture and stores another one, which the member then has', async () => {
    const addAvatar = jest.fn(() => ({ url: '/picture/avatar/football' }));
    const { user, close, store, toasts } = await setUp({ 'user.addAvatar': addAvatar });
    expect(screen.getByRole('radio', { name: '狐狸' })).toBeChecked();
    expect(screen.getByRole('button', { name: '保存' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: '足球' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(addAvatar).toHaveBeenCalledWith({ avatarId: 'football' }, undefined);
    expect(store.getState().session.member?.avatar).toBe('/picture/avatar/football');
    expect(toasts).toEqual([{ kind: 'success', text: '头像已更新' }]);
  });

  it('USR-03 stays open after a refusal, with its reason and the former picture', async () => {
    const { user, close, store } = await setUp({
      'user.addAvatar': () => {
        throw new ApiError(6004, { endpointId: 'user.addAvatar', requestId: 'r', serverMessage: '没有这个头像' });
      },
    });
    await user.click(screen.getByRole('radio', { name: '足球' }));
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText(/没有这个头像/)).toBeVisible();
    expect(close).not.toHaveBeenCalled();
    expect(store.getState().session.member?.avatar).toBe('/picture/avatar/fox');
  });

  it('USR-03 refuses a file that was removed after it was chosen', async () => {
    await setUp({});
    const unreadable = { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) };
    chooseFile(Object.assign(new File(['a'], 'a.png'), { slice: () => unreadable }));
    expect(await screen.findByText('图片无法读取，请换一张。')).toBeVisible();
    expect(screen.getByRole('radio', { name: '狐狸' })).toBeVisible();
  });

  it('F-SRV-15 refuses a file of 11 MB before the upload, and the choices stay', async () => {
    await setUp({});
    chooseFile(new File([new Uint8Array(11 * 1024 * 1024)], 'a.png'));
    expect(await screen.findByText(/超过 10 MB/)).toBeVisible();
    expect(screen.getByRole('radio', { name: '狐狸' })).toBeVisible();
  });
});
