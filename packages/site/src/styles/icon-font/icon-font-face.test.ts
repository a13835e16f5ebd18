import { describe, expect, it } from 'vitest'
import { iconFontFace } from './icon-font-face.ts'

describe('the icon font', () => {
  it('comes with sheets that use it and do not bring it', () => {
    const rule = iconFontFace(".x:before { font-family: 'squarespace-ui-font' }")
    const [, font = ''] = /url\(data:font\/woff2;base64,([^)]+)\) format\("woff2"\)/.exec(rule) ?? []
    expect(Buffer.from(font, 'base64').toString('latin1', 0, 4)).toBe('wOF2')
    expect(iconFontFace('@font-face { font-family: "squarespace-ui-font"; src: url(a.woff) }')).toBe('')
    expect(iconFontFace('a { b: c }')).toBe('')
  })
})
