import { ApiError, TransportError, type RequestOf, type ResponseOf } from '@pavilion/api-client';
import { createMemoryStore } from '@pavilion/kernel';
import type { FakeHandlers } from '@pavilion/site-testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderMember } from '../testing/renderMember.tsx';
import { loadDraft, saveDraft } from './form/feedbackDraft.ts';
import { FeedbackPage } from './FeedbackPage.tsx';
import type { FeedbackDetails } from './thread/feedbackView.ts';

// A browser without a canvas cannot scale a picture.
jest.mock('../pictures/preparePicture.ts', () => ({ preparePicture: async () => 'iVBORw0KGgo=' }));

const AT = Date.parse('2026-11-20T02:00:00Z');

const item = (part: Partial<FeedbackDetails> = {}): FeedbackDetails => ({
  feedbackId: '7',
  categoryId: 'deposit',
  categoryName: '存款问题',
  content: '还没有到账',
  state: 'answered',
  createTime: AT,
  images: [],
  replies: [{ author: 'operator', content: '已处理', createTime: AT + 1 }],
  ...part,
});

/** Platform with feedback, whose handlers behave as those of the sandbox. */
function createPlatform(first: readonly FeedbackDetails[] = []) {
  let all = [...first];
  const added: RequestOf<'feedback.addFeedBack'>[] = [];
  const opened: string[] = [];
  const handlers: FakeHandlers = {
    'feedback.querySiteDepositRewardConfigList': () => ({
      list: [
        { categoryId: 'deposit', categoryName: '存款问题', hint: '请附上凭证', maxReward: '18.00' },
        { categoryId: 'bet', categoryName: '注单问题', hint: '请选择注单', maxReward: '0.00' },
      ],
    }),
    'feedback.unreadNum': () => ({ unreadNum: all.filter(({ state }) => state === 'answered').length }),
    'feedback.getFeedBackList': () => ({ total: all.length, list: all }),
    'feedback.getFeedbackInfo': ({ feedbackId }) => {
      opened.push(feedbackId);
      const found = all.find((each) => each.feedbackId === feedbackId);
      if (!found)
        throw new ApiError(6004, { endpointId: 'feedback.getFeedbackInfo', requestId: 'r', serverMessage: '' });
      all = all.map((each) => (each === found ? { ...each, state: 'read' } : each));
      return { ...found, state: 'read' };
    },
    'feedback.addFeedBack': (body) => {
      added.push(body);
      return { feedbackId: '8' };
    },
    'feedback.addReply': ({ feedbackId, content }) => {
      all = all.map((each) =>
        each.feedbackId === feedbackId
          ? { ...each, state: 'waiting', replies: [...each.replies, { author: 'member', content, createTime: AT + 2 }] }
          : each,
      );
      return {};
    },
    'feedback.delFeedback': ({ feedbackId }) => {
      all = all.filter((each) => each.feedbackId !== feedbackId);
      return {};
    },
  };
  return { handlers, added, opened };
}

const open = (handlers: FakeHandlers, path = '/mine/feedback', store = createMemoryStore()) =>
  renderMember(<FeedbackPage />, handlers, { path, store });

const submit = () => screen.getByRole('button', { name: '提交反馈' });

describe('FeedbackPage', () => {
  it('USR-07 sends kind, text, pictures and the attached order, and then removes the draft', async () => {
    const { handlers, added } = createPlatform();
    const store = createMemoryStore();
    saveDraft(store, '7', {
      categoryId: '',
      content: '',
      pictures: [{ imageId: 'i', url: '/u', name: 'a.png' }],
      attachment: { kind: 'order', id: 'D1', label: '存款' },
    });
    const { user } = await open(handlers, '/mine/feedback', store);
    await user.click(await screen.findByRole('radio', { name: '存款问题' }));
    await user.type(screen.getByRole('textbox', { name: '详细说明' }), ' <b>未到账</b> ');
    await user.click(submit());
    await waitFor(() => expect(added).toHaveLength(1));
    expect(added[0]).toEqual({
      categoryId: 'deposit',
      content: ' <b>未到账</b> ',
      imageIds: ['i'],
      orderNo: 'D1',
    });
    await waitFor(() => expect(loadDraft(store, '7').content).toBe(''));
  });

  it('USR-07 names the missing field and sends nothing', async () => {
    const { handlers, added } = createPlatform();
    const { user } = await open(handlers);
    await user.click(await screen.findByRole('button', { name: '提交反馈' }));
    expect(screen.getByText('请选择反馈类型')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: '注单问题' }));
    await user.type(screen.getByRole('textbox', { name: '详细说明' }), ' 短 ');
    await user.click(submit());
    expect(await screen.findByText('请至少填写 5 个字')).toBeVisible();
    expect(screen.getByRole('textbox', { name: '详细说明' })).toHaveFocus();
    expect(added).toEqual([]);
  });

  it('W3 USR-07 keeps the form after a lost response and sends the same request id again', async () => {
    const { handlers } = createPlatform();
    const store = createMemoryStore();
    const ids: (string | undefined)[] = [];
    const lost: FakeHandlers = {
      ...handlers,
      'feedback.addFeedBack': () => {
        ids.push(loadDraft(store, '7').attempt?.requestId);
        throw new TransportError('timeout', {
          endpointId: 'feedback.addFeedBack',
          requestId: 'r',
          attempts: 1,
          outcome: 'unknown',
        });
      },
    };
    const { user } = await open(lost, '/mine/feedback', store);
    await user.click(await screen.findByRole('radio', { name: '存款问题' }));
    const content = screen.getByRole('textbox', { name: '详细说明' });
    await user.type(content, '一二三四五');
    await user.click(submit());
    expect(await screen.findByText(/内容已保留/)).toBeVisible();
    expect(content).toHaveValue('一二三四五');
    await user.click(submit());
    await waitFor(() => expect(ids).toHaveLength(2));
    expect(ids[0]).toBeDefined();
    expect(ids[1]).toBe(ids[0]);
    await user.type(content, '六');
    await user.click(submit());
    await waitFor(() => expect(ids).toHaveLength(3));
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('USR-07 removes a picture with the rest of the form while its upload is pending', async () => {
    const { handlers } = createPlatform();
    const store = createMemoryStore();
    const sent: ((picture: ResponseOf<'user.uploadImage'>) => void)[] = [];
    const uploadImage: FakeHandlers['user.uploadImage'] = () => new Promise((resolve) => sent.push(resolve));
    const { user } = await open({ ...handlers, 'user.uploadImage': uploadImage }, '/mine/feedback', store);
    await user.type(await screen.findByRole('textbox', { name: '详细说明' }), '一二三四五');
    fireEvent.change(screen.getByLabelText('添加图片'), { target: { files: [new File(['a'], 'a.png')] } });
    await waitFor(() => expect(sent).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: '清空' }));
    expect(screen.queryByText('a.png')).not.toBeInTheDocument();
    await act(async () => sent[0]?.({ imageId: 'i', url: '/u', contentType: 'image/png', width: 1, height: 1 }));
    expect(screen.queryByRole('img', { name: 'a.png' })).not.toBeInTheDocument();
    expect(loadDraft(store, '7').pictures).toEqual([]);
  });

  it('USR-07 opens a conversation, marks it as read and adds a message', async () => {
    const { handlers, opened } = createPlatform([item()]);
    const { user } = await open(handlers, '/mine/feedback?tab=list');
    expect(await screen.findByRole('tab', { name: /^我的反馈\s*1$/ })).toBeVisible();
    await user.click(await screen.findByRole('link', { name: /存款问题/ }));
    const pane = screen.getByRole('region', { name: '反馈内容' });
    expect(await within(pane).findByText('已处理')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('tab', { name: '我的反馈' })).toBeVisible());
    expect(opened).toEqual(['7']);
    await user.type(within(pane).getByRole('textbox', { name: '继续说明' }), '谢谢');
    await user.click(within(pane).getByRole('button', { name: '发送' }));
    expect(await within(pane).findByText('谢谢')).toBeVisible();
    expect(within(pane).getByRole('textbox', { name: '继续说明' })).toHaveValue('');
  });

  it('USR-07 keeps the reply that was refused and shows the reason', async () => {
    const { handlers } = createPlatform([item()]);
    const refused: FakeHandlers = {
      ...handlers,
      'feedback.addReply': () => {
        throw new ApiError(6011, { endpointId: 'feedback.addReply', requestId: 'r', serverMessage: '操作过于频繁' });
      },
    };
    const { user, toasts } = await open(refused, '/mine/feedback?id=7');
    const field = await screen.findByRole('textbox', { name: '继续说明' });
    await user.type(field, '谢谢');
    await user.click(screen.getByRole('button', { name: '发送' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '发送' })).not.toHaveAttribute('aria-busy'));
    expect(field).toHaveValue('谢谢');
    expect(toasts).toEqual([{ kind: 'error', text: '操作过于频繁' }]);
  });

  it('W3 USR-07 sends the same reply with the same request id after a lost response, and another one with a new id', async () => {
    const { handlers } = createPlatform([item()]);
    const ids: (string | undefined)[] = [];
    const addReply: FakeHandlers['feedback.addReply'] = (_, options) => {
      ids.push(options?.requestId);
      if (ids.length > 2) return {};
      throw new TransportError('timeout', {
        endpointId: 'feedback.addReply',
        requestId: 'r',
        attempts: 1,
        outcome: 'unknown',
      });
    };
    const { user } = await open({ ...handlers, 'feedback.addReply': addReply }, '/mine/feedback?id=7');
    const field = await screen.findByRole('textbox', { name: '继续说明' });
    const send = async () => {
      await user.click(screen.getByRole('button', { name: '发送' }));
      await waitFor(() => expect(screen.getByRole('button', { name: '发送' })).not.toHaveAttribute('aria-busy'));
    };
    await user.type(field, '谢谢');
    await send();
    await send();
    await user.type(field, '！');
    await send();
    expect(field).toHaveValue('');
    await user.type(field, '谢谢！');
    await send();
    const [first, repeated, changed, next] = ids;
    expect(first).toBeDefined();
    expect(repeated).toBe(first);
    expect(new Set([first, changed, next]).size).toBe(3);
  });

  it('USR-07 deletes a feedback after a confirmation', async () => {
    const { handlers } = createPlatform([item()]);
    const { user } = await open(handlers, '/mine/feedback?id=7');
    await user.click(await screen.findByRole('button', { name: '删除' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: '删除' }));
    expect(await screen.findByText('还没有反馈')).toBeVisible();
  });

  it('USR-07 shows that a feedback of the URL does not exist', async () => {
    const { handlers } = createPlatform();
    await open(handlers, '/mine/feedback?id=99');
    expect(await screen.findByText('找不到这条反馈')).toBeVisible();
  });

  it('USR-07 shows only kinds with a reward in the rules, in both scripts', async () => {
    const { handlers } = createPlatform();
    await renderMember(<FeedbackPage />, handlers, { path: '/mine/feedback', locale: 'zh-TW' });
    const rules = await screen.findByRole('region', { name: '獎勵辦法' });
    expect(within(rules).getByText('存款问题')).toBeVisible();
    expect(within(rules).queryByText('注单问题')).toBeNull();
  });
});
