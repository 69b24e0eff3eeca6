import { toPlainText } from './toPlainText.ts';

it.each`
  html                                       | text
  ${'一行'}                                  | ${'一行'}
  ${'<p>a</p><p>b</p>'}                      | ${'a b'}
  ${'a<br>b'}                                | ${'a b'}
  ${'<style>p{}</style>a<script>b</script>'} | ${'a'}
  ${'<b>1 &lt; 2</b>'}                       | ${'1 < 2'}
  ${'<img src=x onerror=alert(1)>'}          | ${''}
`('returns the text of $html', ({ html, text }) => expect(toPlainText(html as string)).toBe(text));
