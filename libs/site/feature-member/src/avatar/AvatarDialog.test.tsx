import { ApiError } from '@pavilion/api-client';
import { sessionActions, type Member } from '@pavilion/site-contract';
import { emptyProfile, type FakeHandlers } from '@pavilion/site-testing';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderMember } from '../testing/renderMember.tsx';
import { createDeletedFile, createSizedFile, installFakePictures, PNG_HEAD } from '../testing/fakePictures.ts';
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
    chooseFile(createDeletedFile());
    expect(await screen.findByText('图片可能已被移动或删除，请重新选择。')).toBeVisible();
    expect(screen.getByRole('radio', { name: '狐狸' })).toBeVisible();
  });

  it('F-SRV-15 refuses a file of 11 MB before the upload, and the choices stay', async () => {
    await setUp({});
    chooseFile(new File([new Uint8Array(11 * 1024 * 1024)], 'a.png'));
    expect(await screen.findByText(/超过 10 MB/)).toBeVisible();
    expect(screen.getByRole('radio', { name: '狐狸' })).toBeVisible();
  });
});

describe('AvatarDialog with an upload', () => {
  let fakes: ReturnType<typeof installFakePictures>;
  beforeEach(() => (fakes = installFakePictures()));
  afterEach(() => {
    cleanup();
    expect(fakes.urls).toEqual(new Set());
    fakes.restore();
  });

  const uploaded = { imageId: 'i1', url: '/picture/i1', contentType: 'image/webp' as const, width: 256, height: 256 };

  async function crop(handlers: FakeHandlers) {
    const site = await setUp(handlers);
    chooseFile(createSizedFile(PNG_HEAD, 1000, 'a/b.png'));
    await screen.findByRole('group', { name: '裁剪区域' });
    await waitFor(() => expect(screen.getByRole('button', { name: '保存' })).toBeEnabled());
    return site;
  }

  it('USR-03 uploads the cropped picture, stores it and shows it to the member', async () => {
    const uploadImage = jest.fn(() => uploaded);
    const addAvatar = jest.fn(() => ({ url: '/picture/i1' }));
    const { user, close, store, toasts } = await crop({ 'user.uploadImage': uploadImage, 'user.addAvatar': addAvatar });
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(uploadImage.mock.calls).toEqual([[{ fileName: 'a_b.png', image: 'image/webp+0.9' }, undefined]]);
    expect(addAvatar.mock.calls).toEqual([[{ imageId: 'i1' }, undefined]]);
    expect(store.getState().session.member?.avatar).toBe('/picture/i1');
    expect(toasts).toEqual([{ kind: 'success', text: '头像已更新' }]);
  });

  it.each`
    failing               | text
    ${'user.uploadImage'} | ${'图片太大'}
    ${'user.addAvatar'}   | ${'没有这张图片'}
  `('USR-03 stays at the crop with the reason if $failing is refused', async ({ failing, text }) => {
    const refuse = (endpointId: string) => () => {
      throw new ApiError(6004, { endpointId, requestId: 'r', serverMessage: text as string });
    };
    const { user, close, store, toasts } = await crop({
      'user.uploadImage': () => uploaded,
      'user.addAvatar': () => ({ url: '/picture/i1' }),
      [failing as string]: refuse(failing as string),
    });
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText(text as string)).toBeVisible();
    expect(screen.getByRole('group', { name: '裁剪区域' })).toBeVisible();
    expect(close).not.toHaveBeenCalled();
    expect(store.getState().session.member?.avatar).toBe('/picture/avatar/fox');
    expect(toasts).toEqual([]);
  });

  it('USR-03 returns from the crop to the choices, with the picture chosen before', async () => {
    const addAvatar = jest.fn(() => ({ url: '/picture/avatar/football' }));
    const { user } = await setUp({ 'user.addAvatar': addAvatar });
    await user.click(screen.getByRole('radio', { name: '足球' }));
    expect(screen.queryByRole('button', { name: '返回' })).not.toBeInTheDocument();
    chooseFile(createSizedFile(PNG_HEAD, 1000));
    await screen.findByRole('group', { name: '裁剪区域' });
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByText('拖动图片或用方向键调整位置。')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '返回' }));
    expect(await screen.findByRole('radio', { name: '足球' })).toBeChecked();
    expect(fakes.urls).toEqual(new Set());
    await user.click(screen.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(addAvatar.mock.calls).toEqual([[{ avatarId: 'football' }, undefined]]));
  });

  it('USR-03 shows a picture that can no longer be decoded as damaged', async () => {
    const uploadImage = jest.fn(() => uploaded);
    const { user } = await crop({ 'user.uploadImage': uploadImage });
    fakes.size = undefined;
    await user.click(screen.getByRole('button', { name: '保存' }));
    expect(await screen.findByText('图片无法读取，请换一张。')).toBeVisible();
    expect(uploadImage).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '返回' }));
    await screen.findByRole('radio', { name: '足球' });
    expect(screen.queryByText('图片无法读取，请换一张。')).not.toBeInTheDocument();
  });

  it('USR-03 zooms by a slider from one to four times', async () => {
    await crop({});
    const slider = screen.getByRole('slider', { name: '缩放' });
    expect(['min', 'max', 'step'].map((name) => slider.getAttribute(name))).toEqual(['1', '4', '0.05']);
    expect(slider).toHaveValue('1');
    fireEvent.change(slider, { target: { value: '2.5' } });
    expect(slider).toHaveValue('2.5');
  });

  it('USR-03 a file of another type shows why it is refused, until the next one is opened', async () => {
    await setUp({});
    chooseFile(createSizedFile('%PDF-1.7', 1000));
    expect(await screen.findByText('这个文件不是图片，请选择 PNG、JPEG、GIF 或 WebP。')).toBeVisible();
    chooseFile(createSizedFile(PNG_HEAD, 1000));
    await screen.findByRole('group', { name: '裁剪区域' });
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
  });

  it('USR-03 opens the choice of a file by its button', async () => {
    const { user } = await setUp({});
    const open = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: '上传图片' }));
    expect(open).toHaveBeenCalledTimes(1);
    open.mockRestore();
    fireEvent.change(screen.getByLabelText('上传图片', { selector: 'input' }), { target: { files: [] } });
    expect(screen.getByRole('radio', { name: '狐狸' })).toBeVisible();
  });

  it('USR-03 shows the chosen picture large', async () => {
    const { user } = await setUp({});
    const large = () => screen.getByText(/最大 10 MB/).parentElement?.previousElementSibling?.querySelector('img');
    expect(large()).toHaveAttribute('src', '/picture/avatar/fox');
    await user.click(screen.getByRole('radio', { name: '足球' }));
    expect(large()).toHaveAttribute('src', '/picture/avatar/football');
    expect(screen.getByRole('radio', { name: '狐狸' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: '足球' })).toBeChecked();
  });

  it('F-API-24 shows failed choices with a retry', async () => {
    let isDown = true;
    const close = jest.fn();
    const failing: FakeHandlers['user.avatarList'] = (body) => {
      if (isDown)
        throw new ApiError(6005, { endpointId: 'user.avatarList', requestId: 'r', serverMessage: '系统繁忙' });
      return list(body);
    };
    const dialog = <AvatarDialog request={{ kind: 'avatar' }} close={close} />;
    const { user } = await renderMember(dialog, { 'user.avatarList': failing }, { path: '/mine' });
    expect(screen.getByText('正在加载')).toBeInTheDocument();
    expect(await screen.findByText('系统繁忙')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('group', { name: '选择头像' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    expect(close).toHaveBeenCalledTimes(1);
  });
});
