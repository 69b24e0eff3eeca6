import { ApiError, TransportError, type RequestOf, type ResponseOf } from '@pavilion/api-client';
import { createMemoryStore } from '@pavilion/kernel';
import { readsChanged } from '@pavilion/site-data';
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

  it('USR-07 shows the rules of rewards, and none without a reward', async () => {
    const { handlers } = createPlatform();
    await open(handlers);
    const rules = await screen.findByRole('region', { name: '奖励规则' });
    expect(within(rules).getByRole('definition')).toHaveTextContent('最高 ¥18');
    expect(within(rules).getByText(/^反馈经核实有效后，彩金直接存入中心钱包/)).toBeVisible();
    expect(within(rules).getByText('请勿填写密码、验证码或完整卡号。')).toBeVisible();
  });

  it('USR-07 has no rules if no kind is rewarded', async () => {
    const { handlers } = createPlatform();
    const list = [{ categoryId: 'bet', categoryName: '注单问题', hint: '请选择注单', maxReward: '0.00' }];
    await open({ ...handlers, 'feedback.querySiteDepositRewardConfigList': () => ({ list }) });
    expect(await screen.findByRole('radio', { name: '注单问题' })).toBeVisible();
    expect(screen.queryByText('奖励规则')).not.toBeInTheDocument();
  });

  it('USR-07 shows the hint of the chosen kind, the length of the text, and where the draft is kept', async () => {
    const { handlers } = createPlatform();
    const { user } = await open(handlers);
    await user.click(await screen.findByRole('radio', { name: '存款问题' }));
    const group = screen.getByRole('radiogroup', { name: '反馈类型' });
    expect(group).toHaveAccessibleDescription('请附上凭证');
    await user.click(screen.getByRole('radio', { name: '注单问题' }));
    expect(group).toHaveAccessibleDescription('请选择注单');
    expect(screen.getByRole('radio', { name: '存款问题' })).not.toBeChecked();
    const content = screen.getByRole('textbox', { name: '详细说明' });
    await user.type(content, '一二三');
    expect(screen.getByText('3 / 500 字，请写明时间、金额与经过')).toBeVisible();
    expect(content).toHaveAttribute('maxlength', '500');
    expect(screen.getByText('内容会自动保存在本机')).toBeVisible();
  });

  it('USR-07 clears form and draft, and offers that only for a form with content', async () => {
    const { handlers } = createPlatform();
    const store = createMemoryStore();
    const { user } = await open(handlers, '/mine/feedback', store);
    const content = await screen.findByRole('textbox', { name: '详细说明' });
    expect(screen.queryByRole('button', { name: '清空' })).not.toBeInTheDocument();
    await user.type(content, '一二三四五');
    await user.click(screen.getByRole('radio', { name: '存款问题' }));
    await user.click(screen.getByRole('button', { name: '清空' }));
    expect(content).toHaveValue('');
    expect(screen.getByRole('radio', { name: '存款问题' })).not.toBeChecked();
    expect(screen.queryByRole('button', { name: '清空' })).not.toBeInTheDocument();
    expect(store.get('feedbackDraft.7')).toBeUndefined();
  });

  it('USR-07 a change of the form hides the problem of the last attempt', async () => {
    const { handlers } = createPlatform();
    const { user } = await open(handlers);
    await user.click(await screen.findByRole('button', { name: '提交反馈' }));
    expect(screen.getByText('请选择反馈类型')).toHaveAttribute('data-error', 'true');
    await user.click(screen.getByRole('radio', { name: '存款问题' }));
    expect(screen.queryByText('请选择反馈类型')).not.toBeInTheDocument();
    expect(screen.getByText('请附上凭证')).not.toHaveAttribute('data-error');
    await user.click(submit());
    expect(screen.getByText('请至少填写 5 个字')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: '详细说明' }), '一');
    expect(screen.queryByText('请至少填写 5 个字')).not.toBeInTheDocument();
  });

  it('USR-07 sends a bet and no pictures with a text of five characters, and opens the stored feedback', async () => {
    const { handlers, added, opened } = createPlatform([item({ feedbackId: '8', categoryName: '注单问题' })]);
    const store = createMemoryStore();
    saveDraft(store, '7', {
      categoryId: 'bet',
      content: '一二三四五',
      pictures: [],
      attachment: { kind: 'bet', id: 'T1', label: '英超' },
    });
    const { user, toasts } = await open(handlers, '/mine/feedback', store);
    await user.click(await screen.findByRole('button', { name: '提交反馈' }));
    const pane = await screen.findByRole('region', { name: '反馈内容' });
    expect(await within(pane).findByRole('heading', { name: '注单问题' })).toHaveFocus();
    expect(added).toEqual([{ categoryId: 'bet', content: '一二三四五', imageIds: [], ticketId: 'T1' }]);
    expect(opened).toEqual(['8']);
    expect(toasts).toEqual([{ kind: 'success', text: '反馈已提交' }]);
    expect(store.get('feedbackDraft.7')).toBeUndefined();
  });

  it('USR-07 sends nothing while a picture is uploaded, and the form once for two clicks', async () => {
    const { handlers } = createPlatform();
    let release = (_: ResponseOf<'user.uploadImage'>): void => undefined;
    let store = (_: ResponseOf<'feedback.addFeedBack'>): void => undefined;
    const add = jest.fn(() => new Promise<ResponseOf<'feedback.addFeedBack'>>((resolve) => (store = resolve)));
    const { user } = await open({
      ...handlers,
      'feedback.addFeedBack': add,
      'user.uploadImage': () => new Promise((resolve) => (release = resolve)),
    });
    await user.click(await screen.findByRole('radio', { name: '存款问题' }));
    await user.type(screen.getByRole('textbox', { name: '详细说明' }), '一二三四五');
    fireEvent.change(screen.getByLabelText('添加图片', { selector: 'input' }), {
      target: { files: [new File(['a'], 'a.png')] },
    });
    expect(screen.getByText('图片上传完成后即可提交')).toBeVisible();
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    await user.click(submit());
    expect(add).not.toHaveBeenCalled();
    await act(async () => release({ imageId: 'i', url: '/u', contentType: 'image/png', width: 1, height: 1 }));
    expect(await screen.findByRole('img', { name: 'a.png' })).toBeVisible();
    expect(submit()).toHaveAttribute('aria-disabled', 'false');
    await user.dblClick(submit());
    expect(submit()).toHaveAttribute('aria-busy', 'true');
    fireEvent.submit(submit().closest('form') as HTMLFormElement);
    expect(add).toHaveBeenCalledTimes(1);
    await act(async () => store({ feedbackId: '8' }));
  });

  it('USR-07 removes one of the pictures of the draft', async () => {
    const { handlers } = createPlatform();
    const store = createMemoryStore();
    const pictures = ['a', 'b'].map((name) => ({ imageId: name, url: `/${name}`, name }));
    saveDraft(store, '7', { categoryId: '', content: '', pictures });
    const { user } = await open(handlers, '/mine/feedback', store);
    await user.click(await screen.findByRole('button', { name: '移除 a' }));
    expect(loadDraft(store, '7').pictures).toEqual([pictures[1]]);
    expect(screen.queryByRole('img', { name: 'a' })).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'b' })).toBeVisible();
  });

  it('F-API-24 shows failed kinds with a retry', async () => {
    const { handlers } = createPlatform();
    let isDown = true;
    const { user } = await open({
      ...handlers,
      'feedback.querySiteDepositRewardConfigList': (body) => {
        if (isDown) throw new ApiError(6005, { endpointId: 'f', requestId: 'r', serverMessage: '系统繁忙' });
        return handlers['feedback.querySiteDepositRewardConfigList']?.(body) as never;
      },
    });
    expect(screen.getByText('正在加载').closest('[aria-busy="true"]')).not.toBeNull();
    expect((await screen.findByText('系统繁忙')).closest('[aria-busy="false"]')).not.toBeNull();
    isDown = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('radio', { name: '存款问题' })).toBeVisible();
  });

  it('USR-07 lists kind, state, time and first characters of each feedback', async () => {
    const long = '长'.repeat(61);
    const { handlers } = createPlatform([
      item({ feedbackId: '1', content: long }),
      item({ feedbackId: '2', state: 'waiting' }),
      item({ feedbackId: '3', state: 'read' }),
    ]);
    await open(handlers, '/mine/feedback?tab=list');
    const links = await within(await screen.findByRole('region', { name: '反馈列表' })).findAllByRole('link');
    expect(links.map((link) => [link.getAttribute('href'), link.querySelector('strong')?.textContent])).toEqual([
      ['/mine/feedback?tab=list&id=1', '存款问题 新回复'],
      ['/mine/feedback?tab=list&id=2', '存款问题 等待回复'],
      ['/mine/feedback?tab=list&id=3', '存款问题 已回复'],
    ]);
    expect(links.map((link) => link.querySelector('[data-tone]')?.getAttribute('data-tone'))).toEqual([
      'accent',
      'neutral',
      'success',
    ]);
    expect(links.map((link) => link.closest('li')?.getAttribute('data-unread'))).toEqual(['true', null, null]);
    expect(links[0]?.lastElementChild?.textContent).toBe('长'.repeat(60));
    expect(links[0]?.querySelector('time')).toHaveAttribute('datetime', '2026-11-20T02:00:00.000Z');
    expect(screen.getByText('共 3 条')).toBeVisible();
    expect(screen.getByText('选择一条反馈')).toBeInTheDocument();
    expect(screen.getByText('在列表中选择后，对话会显示在这里。')).toBeInTheDocument();
  });

  it('USR-07 explains an empty list, without a number at its tab', async () => {
    const { handlers } = createPlatform();
    await open(handlers, '/mine/feedback?tab=list');
    expect(await screen.findByText('还没有反馈')).toBeVisible();
    expect(screen.getByText('提交后，处理进度与回复会显示在这里。')).toBeVisible();
    expect(screen.getByRole('tab', { name: '我的反馈' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tab', { name: '提交反馈' })).toHaveAttribute('aria-selected', 'false');
    expect(screen.getByText('遇到问题或有建议，请告诉我们，客服会在这里回复。')).toBeVisible();
  });

  it('USR-07 reads twenty items at once, more on request, and keeps them when that fails', async () => {
    const { handlers } = createPlatform();
    const all = Array.from({ length: 21 }, (_, at) => item({ feedbackId: String(at + 1), state: 'read' }));
    let isDown = true;
    const { user } = await open(
      {
        ...handlers,
        'feedback.getFeedBackList': ({ pageNum, pageSize }) => {
          if (pageNum > 1 && isDown) throw new ApiError(6005, { endpointId: 'f', requestId: 'r', serverMessage: '' });
          return { total: all.length, list: all.slice((pageNum - 1) * pageSize, pageNum * pageSize) };
        },
      },
      '/mine/feedback?tab=list',
    );
    const list = within(await screen.findByRole('region', { name: '反馈列表' }));
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(20));
    expect(list.getByText('共 21 条')).toBeVisible();
    await user.click(list.getByRole('button', { name: '加载更多' }));
    expect(await list.findByText('没有加载成功，请重试。')).toBeVisible();
    expect(list.getAllByRole('link')).toHaveLength(20);
    isDown = false;
    await user.click(list.getByRole('button', { name: '加载更多' }));
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(21));
    expect(list.queryByRole('button', { name: '加载更多' })).not.toBeInTheDocument();
  });

  it('F-API-24 shows a failed list with a retry', async () => {
    const { handlers } = createPlatform([item()]);
    let isDown = true;
    const { user } = await open(
      {
        ...handlers,
        'feedback.getFeedBackList': (body) => {
          if (isDown) throw new ApiError(6005, { endpointId: 'f', requestId: 'r', serverMessage: '系统繁忙' });
          return handlers['feedback.getFeedBackList']?.(body) as never;
        },
      },
      '/mine/feedback?tab=list',
    );
    expect(screen.getByText('正在加载').closest('[aria-busy="true"]')).not.toBeNull();
    expect((await screen.findByText('系统繁忙')).closest('[aria-busy="false"]')).not.toBeNull();
    isDown = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('link', { name: /存款问题/ })).toBeVisible();
  });

  it('USR-07 shows author and minute of each message, and links the pictures', async () => {
    const { handlers } = createPlatform([
      item({
        images: [
          { imageId: 'i', url: '/picture/i' },
          { imageId: 'j', url: '/picture/j' },
        ],
      }),
    ]);
    await open(handlers, '/mine/feedback?id=7');
    const pane = within(await screen.findByRole('region', { name: '反馈内容' }));
    await pane.findByText('已处理');
    const messages = ['还没有到账', '已处理'].map((text) => pane.getByText(text).parentElement);
    expect(messages.map((message) => message?.firstElementChild?.textContent)).toEqual([
      '我2026-11-20 10:00',
      '客服2026-11-20 10:00',
    ]);
    expect(messages.map((message) => message?.getAttribute('data-own'))).toEqual(['true', null]);
    expect(pane.getAllByRole('link').map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/picture/i', '_blank'],
      ['/picture/j', '_blank'],
    ]);
    expect(pane.getAllByRole('img').map((image) => image.getAttribute('alt'))).toEqual(['图片 1', '图片 2']);
    expect(pane.getByText('已回复')).toBeVisible();
  });

  it.each`
    part                                 | name             | href
    ${{ ticketId: 'T1', orderNo: 'D1' }} | ${'相关注单 T1'} | ${'/mine/betRecord?tab=all'}
    ${{ orderNo: 'D1' }}                 | ${'相关订单 D1'} | ${'/mine/transRecord'}
  `('USR-07 links the record of $part', async ({ part, name, href }) => {
    const { handlers } = createPlatform([item(part as Partial<FeedbackDetails>)]);
    await open(handlers, '/mine/feedback?id=7');
    const pane = within(await screen.findByRole('region', { name: '反馈内容' }));
    expect(await pane.findByRole('link', { name: name as string })).toHaveAttribute('href', href);
    expect(pane.getAllByRole('link')).toHaveLength(1);
  });

  it('USR-07 a feedback about nothing has neither links nor pictures', async () => {
    const { handlers } = createPlatform([item()]);
    await open(handlers, '/mine/feedback?id=7');
    const pane = within(await screen.findByRole('region', { name: '反馈内容' }));
    await pane.findByText('已处理');
    expect(pane.queryByRole('link')).not.toBeInTheDocument();
    expect(pane.queryByRole('img')).not.toBeInTheDocument();
  });

  it('USR-07 sends no empty reply, and one reply for two attempts', async () => {
    const { handlers } = createPlatform([item()]);
    let release = (_: Record<string, never>): void => undefined;
    const addReply = jest.fn(() => new Promise<Record<string, never>>((resolve) => (release = resolve)));
    const { user } = await open({ ...handlers, 'feedback.addReply': addReply }, '/mine/feedback?id=7');
    const field = await screen.findByRole('textbox', { name: '继续说明' });
    const button = screen.getByRole('button', { name: '发送' });
    expect(field).toHaveAttribute('maxlength', '500');
    await user.type(field, '  ');
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    expect(addReply).not.toHaveBeenCalled();
    await user.type(field, '谢谢');
    expect(button).toHaveAttribute('aria-disabled', 'false');
    await user.click(button);
    fireEvent.submit(field.closest('form') as HTMLFormElement);
    expect(addReply).toHaveBeenCalledTimes(1);
    expect(addReply).toHaveBeenCalledWith(
      { feedbackId: '7', content: '  谢谢' },
      { requestId: expect.any(String) as string },
    );
    await act(async () => release({}));
    await waitFor(() => expect(field).toHaveValue(''));
  });

  it('USR-07 returns from a feedback to the list', async () => {
    const { handlers } = createPlatform([item()]);
    const { user } = await open(handlers, '/mine/feedback?id=7');
    const link = await screen.findByRole('link', { name: /存款问题/, hidden: true });
    expect(link).toHaveAttribute('aria-current', 'true');
    expect(link.closest('li')).not.toHaveAttribute('data-unread');
    await user.click(screen.getByRole('button', { name: '返回列表' }));
    expect(await screen.findByText('选择一条反馈')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /存款问题/ })).not.toHaveAttribute('aria-current');
    expect(screen.queryByRole('button', { name: '返回列表' })).not.toBeInTheDocument();
  });

  it('USR-07 keeps a feedback whose deletion is cancelled or refused', async () => {
    const { handlers } = createPlatform([item()]);
    const remove = jest.fn(() => {
      throw new ApiError(6011, { endpointId: 'feedback.delFeedback', requestId: 'r', serverMessage: '操作过于频繁' });
    });
    const { user, toasts } = await open({ ...handlers, 'feedback.delFeedback': remove }, '/mine/feedback?id=7');
    await user.click(await screen.findByRole('button', { name: '删除' }));
    let dialog = within(await screen.findByRole('alertdialog', { name: '删除这条反馈？' }));
    expect(dialog.getByText('反馈与全部回复将从列表中移除，无法恢复。')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: '取消' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(remove).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: '删除' }));
    dialog = within(await screen.findByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(toasts).toEqual([{ kind: 'error', text: '操作过于频繁' }]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByText('已处理')).toBeVisible();
    expect(remove.mock.calls).toEqual([[{ feedbackId: '7' }, undefined]]);
  });

  it('F-API-24 retries a feedback that could not be opened', async () => {
    const { handlers } = createPlatform([item({ state: 'read' })]);
    let isDown = true;
    const { user } = await open(
      {
        ...handlers,
        'feedback.getFeedbackInfo': (body) => {
          if (isDown) throw new ApiError(6005, { endpointId: 'f', requestId: 'r', serverMessage: '系统繁忙' });
          return handlers['feedback.getFeedbackInfo']?.(body) as never;
        },
      },
      '/mine/feedback?id=7',
    );
    const pane = within(await screen.findByRole('region', { name: '反馈内容' }));
    expect(await pane.findByText('系统繁忙')).toBeVisible();
    expect(pane.queryByText('找不到这条反馈')).not.toBeInTheDocument();
    isDown = false;
    await user.click(pane.getByRole('button', { name: '重试' }));
    expect(await pane.findByText('已处理')).toBeVisible();
    expect(pane.queryByText('系统繁忙')).not.toBeInTheDocument();
  });

  it('USR-07 opens a feedback again when the list reports a new reply', async () => {
    const { handlers, opened } = createPlatform([item({ state: 'waiting', replies: [] })]);
    let state: FeedbackDetails['state'] = 'waiting';
    const { store } = await open(
      {
        ...handlers,
        'feedback.getFeedBackList': () => ({ total: 1, list: [item({ state: opened.length > 1 ? 'read' : state })] }),
      },
      '/mine/feedback?id=7',
    );
    await screen.findByRole('textbox', { name: '继续说明' });
    await screen.findByRole('link', { name: /等待回复/, hidden: true });
    expect(opened).toEqual(['7']);
    state = 'answered';
    act(() => void store.dispatch(readsChanged({ tags: ['feedback'] })));
    await waitFor(() => expect(opened).toEqual(['7', '7']));
  });
});
