import { describe, expect, it } from 'vitest'
import { readHandler } from './read-handler.ts'

/** Template and data by turns, beginning with what the template wrote. */
const read = (...texts: readonly string[]) =>
  readHandler(texts.map((text, index) => ({ isData: index % 2 === 1, text })))

describe('an event handler with data in it', () => {
  it('may run where the data is the plain content of a text in quotes', () => {
    expect(read("show(event, '", '/towns', "', '", 'old-town', "')")).toEqual({
      ok: true,
      code: "show(event, '/towns', 'old-town')",
    })
    expect(read('show(&quot;', 'Bread &amp; butter, 5 (new)', '&quot;)')).toEqual({
      ok: true,
      code: 'show("Bread & butter, 5 (new)")',
    })
    expect(read("show('it\\'s ", 'Größe', "')")).toMatchObject({ ok: true })
  })

  it('may run where the data is a whole number', () => {
    expect(read('go(', '12', ')')).toEqual({ ok: true, code: 'go(12)' })
  })

  it.each([
    ["x'); steal('"],
    ['x&#39;); steal(&#39;'],
    ['x"onmouseover="steal()'],
    ['x&quot; y'],
    ['x\\'],
    ['x\n'],
    ['x\u2028'],
    ['x\t'],
    ['`'],
    ['<img src=x onerror=steal()>'],
    ['&lt;b'],
    ['javascript:steal()'],
  ])('stays blocked where data leaves its quotes or is code: %s', (text) => {
    expect(read("show('", text, "')")).toEqual({ ok: false, problem: 'not-plain' })
  })

  it.each([['steal()'], ['a'], ['1;steal()'], ['-1'], ['1e3'], ['']])(
    'stays blocked where data stands outside of quotes: %s',
    (text) => {
      expect(read('go(', text, ')')).toEqual({ ok: false, problem: 'outside-quotes' })
      expect(read("go('a' + ", text, " + 'b')")).toEqual({ ok: false, problem: 'outside-quotes' })
    },
  )

  it.each([
    ["setTimeout('go(", ")')"],
    ["eval('", "')"],
    ["new Function('", "')"],
    ["box.innerHTML = '", "'"],
    ["location = 'javascript:go(", ")'"],
  ])('stays blocked where it makes code of a text: %s', (before, after) => {
    expect(read(before, 'steal', after)).toEqual({ ok: false, problem: 'makes-code' })
  })

  it.each([
    ["window['", "']()"],
    ['go(`', '`)'],
    ["go(/'/, '", "')"],
    ["go(); /* it's */ go('", "')"],
    ["go('\\", "')"],
  ])('stays blocked where nobody can be sure what is a text: %s', (before, after) => {
    expect(read(before, 'steal', after)).toEqual({ ok: false, problem: 'hard-to-read' })
  })

  it('is the template’s own where no data is in it', () => {
    expect(read('if (/a/.test(name)) { go(`b`) }')).toMatchObject({ ok: true })
  })
})
