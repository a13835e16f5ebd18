import { isStringOneByteRepresentation } from 'node:v8'
import { describe, expect, it } from 'vitest'
import { escapeHtmlNarrowly, scriptJson } from './escape.ts'

describe('escapeHtmlNarrowly', () => {
  it('writes dashes, quotation marks and points by their number, beside what HTML escapes', () => {
    expect(escapeHtmlNarrowly('Cups & “bowls” — a–z…')).toBe(
      'Cups &amp; &#8220;bowls&#8221; &#8212; a&#8211;z&#8230;',
    )
  })

  it('gives a text that takes a byte a character', () => {
    expect(isStringOneByteRepresentation(escapeHtmlNarrowly('Café — Morning mug'))).toBe(true)
  })

  it('leaves other letters as they are', () => {
    expect(escapeHtmlNarrowly('Чашка — 杯子 €')).toBe('Чашка &#8212; 杯子 €')
  })
})

describe('scriptJson', () => {
  it('says the same as it was given, in a text that takes a byte a character', () => {
    const json = scriptJson({ format: '%c — %s', word: 'Café' })
    expect(JSON.parse(json)).toEqual({ format: '%c — %s', word: 'Café' })
    expect(isStringOneByteRepresentation(json)).toBe(true)
  })

  it('holds nothing that ends its element or a line', () => {
    expect(scriptJson('</script>\u2028')).toBe('"\\u003c/script\\u003e\\u2028"')
  })

  it('leaves other letters as they are', () => {
    expect(scriptJson('Чашка — 杯子')).toBe('"Чашка \\u2014 杯子"')
  })
})
