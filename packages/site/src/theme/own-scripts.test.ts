import { describe, expect, it } from 'vitest'
import { markScripts, scriptTexts, takeScripts } from './own-scripts.ts'

const secret = 'only-we-know'
const own = (source: string) => markScripts(source, secret)

describe('scripts of the template', () => {
  it('are told from others in the page they have become', () => {
    const page = `${own('<script>own()</script>')}<script>foreign()</script>${own('<SCRIPT async>second()</SCRIPT>')}`
    expect(takeScripts(page, secret)).toEqual({
      html: '<script>own()</script><script>foreign()</script><SCRIPT async>second()</SCRIPT>',
      scripts: ['own()', 'second()'],
    })
  })

  it('are whole with what was put into them', () => {
    const page = own('<script>var title = TITLE</script>').replace('TITLE', JSON.stringify('A "mug"'))
    expect(takeScripts(page, secret).scripts).toEqual(['var title = "A \\"mug\\""'])
  })

  it('end where a browser ends them, so that nothing put into them brings another', () => {
    const page = own('<script>var title = "TITLE"</script>').replace('TITLE', '</script><script>foreign()')
    expect(takeScripts(page, secret).scripts).toEqual(['var title = "'])
  })

  it('keep their text when they write further scripts', () => {
    const source = `<script>document.write('<script src="/a.js"><' + '/script>')</script>`
    expect(takeScripts(own(source), secret)).toEqual({
      html: source,
      scripts: [`document.write('<script src="/a.js"><' + '/script>')`],
    })
  })

  it('need no hash when they are files or data', () => {
    const source =
      '<script src="/a.js"></script><script type="application/json">{}</script><script></script><script type="module">a()</script>'
    expect(takeScripts(own(source), secret)).toEqual({ html: source, scripts: ['a()'] })
  })

  it('are not made by who guesses at the mark', () => {
    const page = '<script vitrine-own-something>foreign()</script>'
    expect(takeScripts(page, secret)).toEqual({ html: page, scripts: [] })
  })

  it('take no more time for texts that are made to take much', () => {
    const start = performance.now()
    takeScripts(own('<script >'.repeat(20_000)), secret)
    expect(performance.now() - start).toBeLessThan(4_000)
  })
})

it('reads the scripts of an administrator’s code', () => {
  expect(
    scriptTexts('<p>a</p><script>one()</script><script src=/b.js></script><script async>two()</script>'),
  ).toEqual(['one()', 'two()'])
})
