import { describe, expect, it } from 'vitest'
import { printWord } from '../../testing/print-word.ts'

const link = (text: string) => printWord('activate-twitter-links', text)

describe('activate-twitter-links', () => {
  it('makes links of addresses, without the full stop after them', () => {
    expect(link('See https://harbour.example/a?b=1&c=2.')).toBe(
      'See <a target="new" href="https://harbour.example/a?b=1&c=2">https://harbour.example/a?b=1&c=2</a>.',
    )
  })

  it('makes links of names and tags', () => {
    expect(link('@ada likes #tea')).toBe(
      '<a target="new" href="https://twitter.com/ada/">@ada</a> likes <a target="new" href="https://twitter.com/hashtag/tea?src=hash">#tea</a>',
    )
  })

  it('leaves mail addresses and entities alone', () => {
    expect(link('ada@harbour.example')).toBe('ada@harbour.example')
    expect(link('a &#39; b')).toBe('a &#39; b')
    expect(link('"Tea" & more')).toBe('"Tea" & more')
  })

  it('escapes all other text', () => {
    expect(link('<img src=x onerror=alert(1)> javascript://x')).toBe(
      '&lt;img src=x onerror=alert(1)&gt; javascript://x',
    )
  })
})
