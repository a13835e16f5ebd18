import { describe, expect, it } from 'vitest'
import { escapeHtml } from './escape.ts'
import { html, joinMarkup, jsonText, plain } from './markup.ts'

describe('escapeHtml', () => {
  it('escapes what ends text or an attribute, and leaves the rest', () => {
    expect(escapeHtml(`<a href="x">'Tea' & cake</a>`)).toBe(
      "&lt;a href=&quot;x&quot;&gt;'Tea' &amp; cake&lt;/a&gt;",
    )
    expect(escapeHtml('&amp;')).toBe('&amp;amp;')
    expect(escapeHtml('plain')).toBe('plain')
    expect(escapeHtml('')).toBe('')
  })
})

describe('html', () => {
  it('escapes data and keeps markup', () => {
    expect(html`<b>${'<i>'}</b>${html`<br>`}`.text).toBe('<b>&lt;i&gt;</b><br>')
    expect(html`${[html`<i>`, html`</i>`]}`.text).toBe('<i></i>')
    expect(joinMarkup([html`<i>`, html`${'&'}`], ', ').text).toBe('<i>, &amp;')
  })

  it('prints scalars only', () => {
    expect(html`${5}${true}${undefined}${null}${{ text: '<b>' }}${['<b>']}`.text).toBe('5true')
  })
})

describe('plain', () => {
  it('escapes what could leave an attribute, and no more', () => {
    expect(plain('/a?b=1&c="><script>').text).toBe('/a?b=1&c=&quot;&gt;&lt;script&gt;')
    expect(plain(['a', 1]).text).toBe('a,1')
    expect(plain({ a: 1 }).text).toBe('')
  })
})

describe('jsonText', () => {
  it('can not end a script', () => {
    expect(jsonText({ a: '</script>' }).text).toBe('{&quot;a&quot;:&quot;&lt;\\/script&gt;&quot;}')
    expect(jsonText({ a: '&' }).text).toBe('{&quot;a&quot;:&quot;&amp;&quot;}')
    expect(jsonText(undefined).text).toBe('')
  })
})
