import { describe, expect, it } from 'vitest'
import { plainMailLook, readMailLook } from './mail-look.ts'

const tokens =
  ':root{--vt-color-ink:#222;--vt-color-paper:#f7f2ea;--vt-color-accent:#2c4f5e;--vt-color-accent-ink:#fff;--vt-font-body:"Figtree",sans-serif}'

describe('the look of mail', () => {
  it('is that of the template, in words that stand in an attribute', () => {
    expect(readMailLook(tokens)).toMatchObject({
      ink: '#222',
      paper: '#f7f2ea',
      accent: '#2c4f5e',
      accentInk: '#fff',
      muted: '#222',
      bodyFont: "'Figtree',sans-serif",
      headingFont: "'Figtree',sans-serif",
    })
  })

  it('is plain where a template names no ground, or one that mail programs do not read', () => {
    expect(readMailLook('')).toEqual(plainMailLook)
    expect(readMailLook(tokens.replace('#f7f2ea', 'color-mix(in srgb, red, blue)'))).toEqual(plainMailLook)
    expect(readMailLook(tokens.replace('"Figtree"', '"A<b>"')).bodyFont).toBe(plainMailLook.bodyFont)
  })
})
