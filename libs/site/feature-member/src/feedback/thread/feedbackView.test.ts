import { readFeedbackView, writeFeedbackView, type FeedbackView } from './feedbackView.ts';

describe('feedback view', () => {
  it.each`
    query                       | view
    ${''}                       | ${{ tab: 'form' }}
    ${'tab=form'}               | ${{ tab: 'form' }}
    ${'tab=list'}               | ${{ tab: 'list' }}
    ${'tab=none'}               | ${{ tab: 'form' }}
    ${'id=7'}                   | ${{ tab: 'list', feedbackId: '7' }}
    ${'id=123456789012345678'}  | ${{ tab: 'list', feedbackId: '123456789012345678' }}
    ${'id=1234567890123456789'} | ${{ tab: 'form' }}
    ${'id=7a'}                  | ${{ tab: 'form' }}
    ${'id=a7'}                  | ${{ tab: 'form' }}
    ${'tab=list&id='}           | ${{ tab: 'list' }}
  `('USR-07 reads "$query" of the URL', ({ query, view }) => {
    expect(readFeedbackView(new URLSearchParams(query as string))).toEqual(view);
  });

  it.each`
    view                                | query
    ${{ tab: 'form' }}                  | ${''}
    ${{ tab: 'list' }}                  | ${'tab=list'}
    ${{ tab: 'list', feedbackId: '7' }} | ${'tab=list&id=7'}
  `('USR-07 writes $view as "$query"', ({ view, query }) => {
    expect(writeFeedbackView(view as FeedbackView)).toBe(query);
  });
});
