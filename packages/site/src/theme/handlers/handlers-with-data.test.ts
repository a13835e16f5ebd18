import { describe, expect, it } from 'vitest'
import { siteRegistry } from '../site-registry.ts'
import { markHandlers, takeHandlers } from './handlers-with-data.ts'

const secret = 'secret'

function mark(text: string) {
  const places: object[] = []
  const keep = (place: object) => places.push(place) - 1
  return { marked: markHandlers({ file: 'a.block', text }, { registry: siteRegistry, secret, keep }), places }
}

describe('handlers with data', () => {
  it('are told apart from the data in them, and bear no mark afterwards', () => {
    const { marked, places } = mark(
      `<p>\n<a class="{.if a}b{.end}" onclick="go('{urlId}', {.if a}1{.or}2{.end})">`,
    )
    const filled = marked.replace('{urlId}', 'old-town').replace('{.if a}1{.or}2{.end}', '1')
    expect(takeHandlers(filled, secret)).toEqual({
      html: `<p>\n<a class="{.if a}b{.end}" onclick="go('old-town', 1)">`,
      handlers: [
        {
          number: 0,
          parts: [
            { isData: false, text: "go('" },
            { isData: true, text: 'old-town' },
            { isData: false, text: "', 1)" },
          ],
        },
      ],
    })
    expect(places).toEqual([{ file: 'a.block', line: 2 }])
  })

  it('are all found that a tag has', () => {
    const { marked } = mark(`<a onmouseover="show('{id}')" onmouseout='hide("{id}")'>`)
    expect(takeHandlers(marked, secret).handlers).toHaveLength(2)
  })

  it('are trusted in nothing where marks stand within marks, or one is cut off', () => {
    const { marked } = mark(`<a onclick="go('{body}')">`)
    const nested = marked.replace('{body}', marked)
    expect(takeHandlers(nested, secret).handlers.every(({ parts }) => parts === null)).toBe(true)
    expect(takeHandlers(marked.slice(0, -20), secret).handlers).toEqual([])
  })

  it('are not marked by content, which does not know the secret', () => {
    const forged = `<a onclick="vitrine-handler-guess-b0.steal()vitrine-handler-guess-e.">`
    expect(takeHandlers(forged, secret)).toEqual({ html: forged, handlers: [] })
  })

  it('are left alone where no data is put into them, or a tag of the platform', () => {
    for (const text of [
      '<a onclick="go()">',
      `<a onclick="go('<squarespace:social-share />{id}')">`,
      '<p>{title}</p>',
    ])
      expect(mark(text).marked).toBe(text)
  })
})
