import { ApiError } from '@pavilion/api-client';
import { errorMessages } from '@pavilion/site-contract';
import { createFakeApi, renderWithSite, type FakeHandlers } from '@pavilion/site-testing';
import { deferred, settle } from '@pavilion/testing';
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EMPTY_DRAFT, type Draft } from '../draft/draft.ts';
import { serviceMessages } from '../messages/serviceMessages.ts';
import { Composer } from './Composer.tsx';

interface Setting {
  readonly draft?: Partial<Draft>;
  readonly isMember?: boolean;
  readonly calls?: FakeHandlers;
}

const error6003 = { kind: 'error', id: '6003' } as const;
const order = { kind: 'order', id: 'D20261121000001' } as const;
const picture = (imageId: string) => ({ imageId, url: `/uploads/${imageId}` });
const noRecords = { total: 0, list: [] } as never;

async function open({ draft = {}, isMember = true, calls = {} }: Setting = {}) {
  const onSend = jest.fn();
  function Page() {
    const [state, setState] = useState<Draft>({ ...EMPTY_DRAFT, ...draft });
    return (
      <Composer
        draft={state}
        onChange={(change) =>
          setState((latest) => ({ ...latest, ...(typeof change === 'function' ? change(latest) : change) }))
        }
        onSend={onSend}
        isMember={isMember}
      />
    );
  }
  const view = await renderWithSite(<Page />, {
    messages: [serviceMessages, errorMessages],
    services: { api: createFakeApi({ 'transactions.queryDealRecord': () => noRecords, ...calls }) },
    state: { session: isMember ? { status: 'member', userId: '7' } : { status: 'guest' } } as never,
  });
  const field = screen.getByRole('textbox', { name: '写给客服' });
  return { ...view, onSend, field, user: userEvent.setup({ applyAccept: false }) };
}

const getSend = () => screen.getByRole('button', { name: '发送' });
const getFileField = () => screen.getByLabelText('添加图片', { selector: 'input' });
const createPng = (name = 'a.png') => new File(['x'], name, { type: 'image/png' });
const failUpload = (code: number, serverMessage = '') => ({
  'user.uploadImage': () =>
    Promise.reject(new ApiError(code, { endpointId: 'user.uploadImage', requestId: 'r', serverMessage })),
});

describe('keys', () => {
  it.each`
    keys                             | isSent
    ${'{Control>}{Enter}{/Control}'} | ${true}
    ${'{Meta>}{Enter}{/Meta}'}       | ${true}
    ${'{Enter}'}                     | ${false}
    ${'{Shift>}{Enter}{/Shift}'}     | ${false}
    ${'{Control>}b{/Control}'}       | ${false}
  `('NAV-08 $keys sends the message: $isSent', async ({ keys, isSent }) => {
    const { field, user, onSend } = await open();
    await user.type(field, '你好');
    await user.keyboard(keys as string);
    expect(onSend.mock.calls).toEqual(isSent ? [[{ text: '你好', pictures: [] }]] : []);
  });

  it('NAV-08 Ctrl + Enter of an input method sends nothing', async () => {
    const { field, onSend } = await open({ draft: { text: '你好' } });
    fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true, isComposing: true });
    expect(onSend).not.toHaveBeenCalled();
  });
});

describe('sending', () => {
  it.each`
    draft                                         | isMember | canSend
    ${{}}                                         | ${true}  | ${false}
    ${{ text: ' \n ' }}                           | ${true}  | ${false}
    ${{ text: 'x' }}                              | ${true}  | ${true}
    ${{ pictures: [picture('a')] }}               | ${true}  | ${true}
    ${{ subject: order }}                         | ${true}  | ${true}
    ${{ subject: order }}                         | ${false} | ${false}
    ${{ subject: { kind: 'error', id: '6003' } }} | ${false} | ${true}
  `('NAV-08 the draft $draft can be sent: $canSend (member: $isMember)', async ({ draft, isMember, canSend }) => {
    const { field, user, onSend } = await open({ draft: draft as Partial<Draft>, isMember: isMember as boolean });
    expect(getSend()).toHaveProperty('disabled', !canSend);
    await user.click(field);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onSend).toHaveBeenCalledTimes(canSend ? 1 : 0);
  });

  it('NAV-08 the button sends the whole draft, and does not load another page', async () => {
    const { container, onSend } = await open({ draft: { text: 'x', subject: error6003 } });
    const submit = createEvent.submit(container.querySelector('form') as HTMLFormElement);
    fireEvent(container.querySelector('form') as HTMLFormElement, submit);
    expect(submit.defaultPrevented).toBe(true);
    expect(onSend.mock.calls).toEqual([[{ text: 'x', subject: error6003, pictures: [] }]]);
  });

  it('F-SVC-03 a text that is too long is explained and gets the focus instead of being sent', async () => {
    const { field, user, onSend } = await open({ draft: { text: '长'.repeat(1_001) } });
    await user.click(getSend());
    expect(onSend).not.toHaveBeenCalled();
    expect(field).toHaveFocus();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/一条消息最多 1000 字，现在有 1001 字/);
  });

  it('F-SVC-03 spaces around the text do not count', async () => {
    const { field } = await open({ draft: { text: ` ${'长'.repeat(1_000)}\n` } });
    expect(field).toBeValid();
    expect(screen.getByText('1000 / 1000')).toBeVisible();
  });

  it.each`
    length | hint
    ${0}   | ${'Ctrl + Enter 发送'}
    ${800} | ${'Ctrl + Enter 发送'}
    ${801} | ${'801 / 1000'}
  `('F-SVC-03 shows "$hint" below a text of $length characters', async ({ length, hint }) => {
    await open({ draft: { text: 'x'.repeat(length as number) } });
    expect(screen.getByText(hint as string)).toBeVisible();
    expect(screen.queryAllByText(/Ctrl|\/ 1000/)).toHaveLength(1);
  });
});

describe('attachments', () => {
  it('NAV-08 offers pictures and records to members only', async () => {
    const { unmount } = await open({ isMember: false });
    expect(screen.getByText('登录后可以附上订单、注单和图片。')).toBeVisible();
    expect(screen.queryByRole('button', { name: '添加图片' })).toBeNull();
    unmount();
    await open();
    expect(screen.getByRole('button', { name: '添加图片' })).toBeVisible();
    expect(screen.queryByText('登录后可以附上订单、注单和图片。')).toBeNull();
  });

  it('NAV-08 opens and closes the list of records with its button', async () => {
    const { user } = await open();
    const button = screen.getByRole('button', { name: '附上订单或注单' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByText('还没有记录')).toBeVisible();
    await user.click(button);
    expect(screen.queryByRole('group', { name: '选择要附上的记录' })).toBeNull();
  });

  it('NAV-08 attaches the chosen record, closes the list, and removes the record again', async () => {
    const row = { type: 'gift', orderNo: 'G20261121000001', methodName: '红利', amount: '8.00', createdAt: 1 };
    const list = { total: 1, list: [row] } as never;
    const { user } = await open({ calls: { 'transactions.queryDealRecord': () => list } });
    await user.click(screen.getByRole('button', { name: '附上订单或注单' }));
    await user.click(await screen.findByRole('button', { name: /G20261121000001/ }));
    expect(screen.queryByRole('group', { name: '选择要附上的记录' })).toBeNull();
    expect(screen.getByText('优惠 · 红利')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '移除附件' }));
    expect(screen.queryByText('优惠 · 红利')).toBeNull();
    expect(getSend()).toBeDisabled();
  });

  it('NAV-08 pictures have numbers, and the removed one is the pressed one', async () => {
    const { user } = await open({ draft: { pictures: ['a', 'b', 'c'].map(picture) } });
    const listUrls = () => screen.getAllByRole('img').map((image) => image.getAttribute('src'));
    expect(screen.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual([
      '图片 1',
      '图片 2',
      '图片 3',
    ]);
    await user.click(screen.getByRole('button', { name: '移除图片 2' }));
    expect(listUrls()).toEqual(['/uploads/a', '/uploads/c']);
  });
});

describe('uploads', () => {
  it('NAV-08 uploads a chosen file, and shows the state until it is attached', async () => {
    const uploaded = deferred<never>();
    const upload = jest.fn((_body: object) => uploaded.promise);
    const { user, field, onSend } = await open({ draft: { text: 'x' }, calls: { 'user.uploadImage': upload } });
    await user.upload(getFileField(), createPng());
    expect(await screen.findByText('正在上传图片…')).toBeVisible();
    expect(upload.mock.calls.map(([body]) => body)).toEqual([{ fileName: 'a.png', image: 'eA==' }]);
    await user.click(getSend());
    expect(onSend).not.toHaveBeenCalled();
    expect(field).toHaveFocus();
    await act(async () => uploaded.resolve(picture('a') as never));
    expect(screen.getByRole('img', { name: '图片 1' })).toHaveAttribute('src', '/uploads/a');
    expect(screen.queryByText('正在上传图片…')).toBeNull();
  });

  it('NAV-08 a cancelled choice of a file uploads nothing and is no failure', async () => {
    const upload = jest.fn(() => picture('a') as never);
    await open({ calls: { 'user.uploadImage': upload } });
    fireEvent.change(getFileField(), { target: { files: [] } });
    await act(settle);
    expect(upload).not.toHaveBeenCalled();
    expect(screen.queryByText(/^不支持这种文件/)).toBeNull();
  });

  it('NAV-08 the button opens the file field', async () => {
    const { user } = await open();
    const opened = jest.fn();
    getFileField().addEventListener('click', opened);
    await user.click(screen.getByRole('button', { name: '添加图片' }));
    expect(opened).toHaveBeenCalledTimes(1);
    expect(getFileField()).toHaveAttribute('accept', 'image/png,image/jpeg,image/webp,image/gif');
  });

  it.each`
    reason        | file                                                                   | text
    ${'its type'} | ${new File(['x'], 'a.txt', { type: 'text/plain' })}                    | ${'不支持这种文件。请选择 PNG、JPEG、WebP 或 GIF 图片。'}
    ${'its size'} | ${new File([new Uint8Array(600_000)], 'a.png', { type: 'image/png' })} | ${'图片超过 512 KB，请缩小后再选。'}
  `('F-SVC-05 does not upload a file because of $reason', async ({ file, text }) => {
    const { user } = await open();
    await user.upload(getFileField(), file as File);
    expect(await screen.findByText(text as string)).toHaveRole('alert');
  });

  it('F-SVC-05 shows that a file was deleted after it was chosen', async () => {
    const { user } = await open();
    const read = jest.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
      this.dispatchEvent(new ProgressEvent('error'));
    });
    await user.upload(getFileField(), createPng());
    expect(await screen.findByText('图片可能已被移动或删除，请重新选择。')).toHaveRole('alert');
    read.mockRestore();
  });

  it('NAV-08 does not upload a fourth picture', async () => {
    const upload = jest.fn(() => picture('d') as never);
    const draft = { pictures: ['a', 'b', 'c'].map(picture) };
    const { user } = await open({ draft, calls: { 'user.uploadImage': upload } });
    await user.upload(getFileField(), createPng());
    expect(await screen.findByText('一条消息最多 3 张图片。')).toHaveRole('alert');
    expect(upload).not.toHaveBeenCalled();
  });

  it.each`
    code    | serverMessage | text
    ${6010} | ${'坏'}       | ${'不支持这种文件。请选择 PNG、JPEG、WebP 或 GIF 图片。'}
    ${6011} | ${''}         | ${'请勿频繁提交，请稍后再试'}
    ${6011} | ${'等一分钟'} | ${'等一分钟'}
  `('ERR-09 F-SVC-05 shows "$text" after the failure $code of an upload', async ({ code, serverMessage, text }) => {
    const { user } = await open({ calls: failUpload(code as number, serverMessage as string) });
    await user.upload(getFileField(), createPng());
    expect(await screen.findByText(text as string)).toHaveRole('alert');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('NAV-08 the reason of a failed upload disappears with the next one', async () => {
    const { user } = await open({ calls: { 'user.uploadImage': () => picture('a') as never } });
    await user.upload(getFileField(), new File(['x'], 'a.txt', { type: 'text/plain' }));
    await screen.findByText(/^不支持这种文件/);
    await user.upload(getFileField(), createPng());
    expect(await screen.findByRole('img', { name: '图片 1' })).toBeVisible();
    expect(screen.queryByText(/^不支持这种文件/)).toBeNull();
  });

  it.each`
    case                     | isMember | files            | isUploaded
    ${'picture of a member'} | ${true}  | ${[createPng()]} | ${true}
    ${'picture of a guest'}  | ${false} | ${[createPng()]} | ${false}
    ${'text of a member'}    | ${true}  | ${[]}            | ${false}
  `('NAV-08 uploads a pasted $case: $isUploaded', async ({ isMember, files, isUploaded }) => {
    const upload = jest.fn(() => picture('a') as never);
    const { field } = await open({ isMember: isMember as boolean, calls: { 'user.uploadImage': upload } });
    const paste = createEvent.paste(field, { clipboardData: { files } });
    fireEvent(field, paste);
    expect(paste.defaultPrevented).toBe(isUploaded);
    if (isUploaded) await screen.findByRole('img', { name: '图片 1' });
    expect(upload).toHaveBeenCalledTimes(isUploaded ? 1 : 0);
  });
});
