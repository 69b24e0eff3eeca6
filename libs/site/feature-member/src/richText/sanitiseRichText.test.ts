import { describeVectors, sharedVectors } from '@pavilion/testing';
import { sanitiseRichText } from './sanitiseRichText.ts';

const policy = { origin: 'https://site.example', venueOrigins: ['https://game.example'] };

/** Markup after sanitising, as it is when it is inserted into the page. */
function sanitise(html: string): string {
  const box = document.createElement('div');
  box.append(sanitiseRichText(html, policy));
  return box.innerHTML;
}

describe('sanitiseRichText', () => {
  it.each`
    what                    | html                                                               | result
    ${'text and emphasis'}  | ${'<p>a <strong>b</strong></p>'}                                   | ${'<p>a <strong>b</strong></p>'}
    ${'lists'}              | ${'<ul><li>a</li></ul>'}                                           | ${'<ul><li>a</li></ul>'}
    ${'a path'}             | ${'<a href="/mine/vip?x=1#y">v</a>'}                               | ${'<a href="/mine/vip?x=1#y">v</a>'}
    ${'a venue'}            | ${'<a href="https://game.example/x">v</a>'}                        | ${'<a href="https://game.example/x" target="_blank" rel="noopener noreferrer">v</a>'}
    ${'a picture'}          | ${'<img src="/site/api/v1/picture/upload/a">'}                     | ${'<img src="/site/api/v1/picture/upload/a" loading="lazy" alt="">'}
    ${'a described one'}    | ${'<img src="/site/api/v1/picture/upload/a" alt="b">'}             | ${'<img src="/site/api/v1/picture/upload/a" loading="lazy" alt="b">'}
    ${'cells over columns'} | ${'<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>'} | ${'<table><tbody><tr><td colspan="2">a</td></tr></tbody></table>'}
    ${'nested links'}       | ${'<ul><li><a href="/mine">v</a></li></ul>'}                       | ${'<ul><li><a href="/mine">v</a></li></ul>'}
    ${'plain characters'}   | ${'1 < 2 & 3'}                                                     | ${'1 &lt; 2 &amp; 3'}
  `('QLT-03 keeps $what', ({ html, result }) => expect(sanitise(html as string)).toBe(result));

  it.each`
    what                     | html
    ${'another origin'}      | ${'<a href="https://evil.example/">v</a>'}
    ${'two slashes'}         | ${'<a href="//evil.example/">v</a>'}
    ${'a backslash'}         | ${'<a href="/\\evil.example">v</a>'}
    ${'a script URL'}        | ${'<a href="javascript:alert(1)">v</a>'}
    ${'a broken script URL'} | ${'<a href="java\nscript:alert(1)">v</a>'}
    ${'no URL'}              | ${'<a>v</a>'}
    ${'a data URL'}          | ${'<a href="data:text/html,x">v</a>'}
    ${'a target'}            | ${'<a href="https://evil.example/" target="_top">v</a>'}
  `('G1 removes the URL of a link with $what', ({ html }) => expect(sanitise(html as string)).toBe('<a>v</a>'));

  it.each`
    what                         | html
    ${'scripts'}                 | ${'<script>alert(1)</script>'}
    ${'frames'}                  | ${'<iframe src="/"></iframe>'}
    ${'pictures of others'}      | ${'<img src="https://evil.example/seen.png">'}
    ${'pictures of other paths'} | ${'<img src="/site/api/v1/user/logout">'}
    ${'pictures of a venue'}     | ${'<img src="https://game.example/site/api/v1/picture/a">'}
    ${'pictures without a URL'}  | ${'<img alt="a">'}
    ${'forms'}                   | ${'<form action="/x"><input name="a"></form>'}
    ${'styles'}                  | ${'<style>body{display:none}</style>'}
    ${'vector graphics'}         | ${'<svg><a xlink:href="javascript:alert(1)"></a></svg>'}
  `('QLT-03 removes $what', ({ html }) => expect(sanitise(html as string)).toBe(''));

  it('QLT-03 removes styles, ids and handlers of an element', () => {
    expect(sanitise('<p style="position:fixed" id="main" class="x" data-x="1" onclick="alert(1)">a</p>')).toBe(
      '<p>a</p>',
    );
  });
});

it('QLT-03 creates no element for a picture of another site, because its request would report the reading', () => {
  const create = jest.spyOn(document, 'createElement');
  sanitise('<p><img src="https://evil.example/seen.png"><img src="x" onerror="alert(1)"></p>');
  expect(create.mock.calls.map(([name]) => name)).not.toContain('img');
  create.mockRestore();
});

const vectors = sharedVectors<{ cases: readonly { payload: string }[] }>('html_payloads.json');
describeVectors('html_payloads.json', vectors, ({ cases }) => {
  it('F-UI-10 leaves nothing in a payload that could run', () => {
    for (const { payload } of cases) {
      const box = document.createElement('div');
      box.append(sanitiseRichText(payload, policy));
      const names = [...box.querySelectorAll('*')].flatMap((element) => element.getAttributeNames());
      expect({
        payload,
        bad: names.filter((name) => !/^(href|src|alt|target|rel|loading|colspan|rowspan)$/.test(name)),
      }).toEqual({
        payload,
        bad: [],
      });
      expect(box.querySelector('script, iframe, object, embed, style, svg, math, form')).toBeNull();
    }
  });
});
