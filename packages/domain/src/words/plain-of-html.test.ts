import { expect, it } from 'vitest'
import { plainOfHtml } from './plain-of-html.ts'

it('writes a line for each paragraph, and reads each sign once', () => {
  expect(plainOfHtml('<p>Tables &amp; <b>beds</b></p><p>&quot;It&#39;s&quot; &amp;lt;b&gt;</p>')).toBe(
    'Tables & beds\n"It\'s" &lt;b>',
  )
})
