import { expect, it } from 'vitest'
import { markdownHtml } from './markdown-html.ts'

it('writes what owners know of Markdown', () => {
  const source = `# Opening

Come **early**, or ~~late~~, to [the shop](/shop "All of it").

- one
- two
  1. three

| Day | Time |
|---|---|
| Monday | 9 |

\`\`\`
a < b
\`\`\`
https://example.org/map`
  expect(markdownHtml(source)).toBe(`<h1>Opening</h1>
<p>Come <strong>early</strong>, or <s>late</s>, to <a href="/shop" title="All of it">the shop</a>.</p>
<ul>
<li>one</li>
<li>two
<ol>
<li>three</li>
</ol>
</li>
</ul>
<table>
<thead>
<tr>
<th>Day</th>
<th>Time</th>
</tr>
</thead>
<tbody>
<tr>
<td>Monday</td>
<td>9</td>
</tr>
</tbody>
</table>
<pre><code>a &lt; b
</code></pre>
<p><a href="https://example.org/map">https://example.org/map</a></p>
`)
})

it('lets no script through', () => {
  expect(markdownHtml('<script>alert(1)</script>[a](javascript:alert(1)) <img src=x onerror=alert(1)>')).toBe(
    '[a](javascript:alert(1)) <img src="x" />',
  )
})

it('makes no link of words between which a blank is missing', () => {
  expect(markdownHtml('That is the end.It was good.')).toBe('<p>That is the end.It was good.</p>\n')
})

/** Texts that took other parsers a minute, or their whole stack: each is 200,000 characters long, which a block may have. */
const hostile = {
  'lists in lists': '- '.repeat(100_000),
  'quotations in quotations': '> '.repeat(100_000),
  'numbers in numbers': '1. '.repeat(66_000),
  'both in turns': '> - '.repeat(50_000),
  'emphasis that never ends': '_a __b'.repeat(33_000),
  'stars that never end': '*a**b'.repeat(40_000),
  'brackets that never end': '[a]('.repeat(50_000),
}

it.each(Object.entries(hostile))('gets through %s without growing', (_name, source) => {
  expect(markdownHtml(`${source}x`)?.length).toBeLessThan(1_000_000)
})

it('leaves tables as they were typed that would be filled up to more cells than a text may have', () => {
  const wide = `${'|a'.repeat(2_000)}|\n${'|-'.repeat(2_000)}|\n${'|a\n'.repeat(33)}\n`
  expect(markdownHtml(wide.repeat(16))).not.toContain('<td>')
  const long = `|a|b|\n|-|-|\n${'|1|2|\n'.repeat(3_000)}\n`
  const written = markdownHtml(`${long}${long}`) ?? ''
  expect(written.match(/<table>/g)).toHaveLength(1)
  expect(written.match(/<td>/g)).toHaveLength(6_000)
})

it('refuses a text that would grow without bounds', () => {
  const address = 'x'.repeat(100_000)
  expect(markdownHtml(`[a]: ${address}\n\n${'[a]'.repeat(30_000)}`)).toBeNull()
})
