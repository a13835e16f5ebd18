import { describe, expect, it } from 'vitest'
import { readDesignTokens } from './design-tokens.ts'

describe('readDesignTokens', () => {
  it('picks the tokens of the platform out of a style sheet, and nothing else', () => {
    const css = ':root{--vt-color-ink:#111;--own:2px;--vt-font-body:"A B",serif}body{color:red}'
    expect(readDesignTokens(css)).toBe(':root{--vt-color-ink:#111;--vt-font-body:"A B",serif}')
  })

  it('takes along the fonts that the tokens name', () => {
    const rule = '@font-face{font-family:"A B";src:url(/assets/a.woff2)}'
    const other = '@font-face{font-family:Other;src:url(/assets/o.woff2)}'
    const tokens = ':root{--vt-font-body:"A B",serif}'
    expect(readDesignTokens(other + rule + tokens)).toBe(rule + tokens)
  })

  it('takes along that pages follow each other softly, which fails where only one of two wants it', () => {
    const rule = '@view-transition{navigation: auto;}'
    expect(readDesignTokens(`${rule}body{color:red}`)).toBe(rule)
  })

  it('takes along that they do so only where the visitor allows motion', () => {
    const rule = '@media (prefers-reduced-motion: no-preference){@view-transition{navigation: auto}'
    expect(readDesignTokens(`${rule}.a{color:red}}`)).toBe(`${rule}}`)
  })

  it('leaves out what could end a style element', () => {
    expect(readDesignTokens(':root{--vt-color-ink:</style><script>}')).toBe('')
  })
})
