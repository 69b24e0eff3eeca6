import { ApiError, type RequestOf, type ResponseOf } from '@pavilion/api-client';
import type { FakeHandlers } from '@pavilion/site-testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import {
  createDeletedFile,
  createSizedFile,
  installFakePictures,
  PNG_HEAD,
  type FakePictures,
} from '../testing/fakePictures.ts';
import { renderMember } from '../testing/renderMember.tsx';
import { PictureField } from './PictureField.tsx';
import { useUploads, type UploadedPicture } from './useUploads.ts';

type Stored = ResponseOf<'user.uploadImage'>;

let fakes: FakePictures;
beforeEach(() => (fakes = installFakePictures()));
afterEach(() => fakes.restore());

const createStored = (imageId: string): Stored => ({
  imageId,
  url: `/picture/${imageId}`,
  contentType: 'image/png',
  width: 1,
  height: 1,
});

const createPicture = (imageId: string): UploadedPicture => ({
  imageId,
  url: `/picture/${imageId}`,
  name: `${imageId}.png`,
});

function Field({ first }: { readonly first: readonly UploadedPicture[] }) {
  const [pictures, setPictures] = useState(first);
  const uploads = useUploads((picture) => setPictures((all) => [...all, picture]));
  return (
    <PictureField
      pictures={pictures}
      uploads={uploads}
      onRemove={(imageId) => setPictures((all) => all.filter((each) => each.imageId !== imageId))}
    />
  );
}

interface FieldOptions {
  readonly first?: readonly UploadedPicture[];
  readonly upload?: NonNullable<FakeHandlers['user.uploadImage']>;
}

async function setUp({ first = [], upload = ({ fileName }) => createStored(fileName) }: FieldOptions = {}) {
  const sent: RequestOf<'user.uploadImage'>[] = [];
  const record: FakeHandlers['user.uploadImage'] = (body) => {
    sent.push(body);
    return upload(body);
  };
  const site = await renderMember(<Field first={first} />, { 'user.uploadImage': record }, { path: '/mine/feedback' });
  return { ...site, sent };
}

const png = (name: string) => createSizedFile(PNG_HEAD, 1000, name);
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('添加图片', { selector: 'input' }), { target: { files } });
const findPicture = (name: string) => screen.findByRole('img', { name });
const addButton = () => screen.getByRole('button', { name: '添加图片' });

describe('PictureField', () => {
  it('USR-07 uploads a chosen picture at once and shows it with its name', async () => {
    let release = (_: Stored): void => undefined;
    const { sent } = await setUp({ upload: () => new Promise((resolve) => (release = resolve)) });
    expect(screen.getByText('0 / 5 张')).toBeVisible();
    choose(png('a/b.png'));
    expect(screen.getByRole('status')).toHaveTextContent('正在检查');
    expect(screen.getByText('1 / 5 张')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('正在上传'));
    expect(sent).toEqual([{ fileName: 'a_b.png', image: btoa(PNG_HEAD) }]);
    await act(async () => release(createStored('i1')));
    expect(await findPicture('a_b.png')).toHaveAttribute('src', '/picture/i1');
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(screen.getByText('1 / 5 张')).toBeVisible();
  });

  it('USR-07 describes the field by its formats', async () => {
    await setUp();
    const group = screen.getByRole('group', { name: '图片（选填）' });
    expect(group).toHaveAccessibleDescription('支持 PNG、JPG、GIF、WebP，每张不超过 10 MB，过大的图片会自动压缩。');
    expect(screen.getByLabelText('添加图片', { selector: 'input' })).toHaveAttribute(
      'accept',
      'image/png,image/jpeg,image/gif,image/webp',
    );
  });

  it('F-SRV-15 a file that was deleted after it was chosen shows so, and cannot be retried', async () => {
    const { sent } = await setUp();
    choose(createDeletedFile());
    expect(await screen.findByText('图片可能已被移动或删除，请重新选择。')).toHaveAttribute('role', 'alert');
    expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });

  it.each`
    size          | head        | text
    ${[8193, 1]}  | ${PNG_HEAD} | ${'图片尺寸过大，每边不能超过 8192 像素。'}
    ${undefined}  | ${PNG_HEAD} | ${'图片已损坏，无法打开。'}
    ${[800, 600]} | ${'%PDF'}   | ${'不是支持的图片格式，请选择 PNG、JPG、GIF 或 WebP。'}
  `('F-SRV-15 a refused file shows "$text", is not sent and cannot be retried', async ({ size, head, text }) => {
    fakes.size = size as [number, number] | undefined;
    const { user, sent } = await setUp();
    choose(createSizedFile(head as string, 1000, 'a.png'));
    expect(await screen.findByText(text as string)).toHaveAttribute('role', 'alert');
    expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: '移除 a.png' }));
    expect(screen.queryByText('a.png')).not.toBeInTheDocument();
    expect(screen.getByText('0 / 5 张')).toBeVisible();
  });

  it('USR-07 retries only the upload that failed', async () => {
    let isDown = true;
    const { user, sent } = await setUp({
      upload: ({ fileName }) => {
        if (isDown && fileName === 'b.png')
          throw new ApiError(6005, { endpointId: 'user.uploadImage', requestId: 'r', serverMessage: '系统繁忙' });
        return createStored(fileName);
      },
    });
    choose(png('a.png'), png('b.png'));
    expect(await screen.findByText('系统繁忙')).toBeVisible();
    expect(await findPicture('a.png')).toBeVisible();
    expect(screen.getByText('2 / 5 张')).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await findPicture('b.png')).toHaveAttribute('src', '/picture/b.png');
    expect(screen.queryByText('系统繁忙')).not.toBeInTheDocument();
    expect(sent.map(({ fileName }) => fileName)).toEqual(['a.png', 'b.png', 'b.png']);
  });

  it('USR-07 a file that is removed while it is checked is not sent', async () => {
    const { user, sent } = await setUp();
    let read = (_: ArrayBuffer): void => undefined;
    const slice = () => ({ arrayBuffer: () => new Promise<ArrayBuffer>((resolve) => (read = resolve)) });
    choose(Object.assign(png('a.png'), { slice }));
    await user.click(screen.getByRole('button', { name: '移除 a.png' }));
    await act(async () => read(await png('a.png').arrayBuffer()));
    choose(png('b.png'));
    expect(await findPicture('b.png')).toBeVisible();
    expect(sent.map(({ fileName }) => fileName)).toEqual(['b.png']);
    expect(screen.getAllByRole('img')).toHaveLength(1);
  });

  it('USR-07 ignores the response to the upload of a removed file', async () => {
    let release = (_: Stored): void => undefined;
    const { user, sent } = await setUp({ upload: () => new Promise((resolve) => (release = resolve)) });
    choose(png('a.png'));
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: '移除 a.png' }));
    await act(async () => release(createStored('i1')));
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    expect(screen.getByText('0 / 5 张')).toBeVisible();
  });

  it('USR-07 takes five pictures, and states that the others were not added', async () => {
    const { user, sent } = await setUp({ first: [createPicture('x'), createPicture('y')] });
    expect(addButton()).toHaveAttribute('aria-disabled', 'false');
    choose(...['a', 'b', 'c', 'd'].map((name) => png(`${name}.png`)));
    expect(screen.getByRole('alert')).toHaveTextContent('最多 5 张图片，多出的没有添加。');
    expect(await findPicture('c.png')).toBeVisible();
    expect(sent.map(({ fileName }) => fileName)).toEqual(['a.png', 'b.png', 'c.png']);
    expect(screen.getByText('5 / 5 张')).toBeVisible();
    expect(addButton()).toHaveAttribute('aria-disabled', 'true');
    const open = jest.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => undefined);
    await user.click(addButton());
    expect(open).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '移除 x.png' }));
    expect(screen.queryByRole('img', { name: 'x.png' })).not.toBeInTheDocument();
    await user.click(addButton());
    expect(open).toHaveBeenCalledTimes(1);
    open.mockRestore();
    choose(png('e.png'));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    expect(await findPicture('e.png')).toBeVisible();
    expect(screen.getAllByRole('img')).toHaveLength(5);
  });

  it('USR-07 a full field takes nothing', async () => {
    const { sent } = await setUp({ first: ['1', '2', '3', '4', '5'].map(createPicture) });
    choose(png('a.png'));
    expect(screen.getByRole('alert')).toHaveTextContent('最多 5 张图片');
    expect(screen.getByText('5 / 5 张')).toBeVisible();
    expect(sent).toEqual([]);
  });
});
