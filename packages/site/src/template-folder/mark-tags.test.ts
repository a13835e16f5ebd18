import { describe, expect, it } from 'vitest'
import { markTags, type TagBody } from './mark-tags.ts'

function mark(source: string): { text: string; bodies: (TagBody | null)[] } {
  const bodies: (TagBody | null)[] = []
  const text = markTags(source, (body) => bodies.push(body) - 1, 's')
  return { text, bodies }
}

describe('markTags', () => {
  it('marks a tag and keeps its attributes', () => {
    expect(mark('<p><squarespace:script src="a.js" combo="true" /></p>').text).toBe(
      '<p><squarespace:script data-vitrine-tag="s-0" src="a.js" combo="true"/></p>',
    )
  })

  it('takes out the body of a query, with the line it begins on', () => {
    const { text, bodies } = mark(
      'a\n<squarespace:query collection="{urlId}">\n{items}\n</squarespace:query>\nb',
    )
    expect(text).toBe('a\n<squarespace:query data-vitrine-tag="s-0" collection="{urlId}"\n\n/>\nb')
    expect(bodies).toEqual([{ text: '\n{items}\n', line: 2 }])
  })

  it('counts a tag that nobody closes as closed at once', () => {
    const { text, bodies } = mark(
      '<squarespace:navigation navigationId="a"><i></i><squarespace:navigation navigationId="b">{x}</squarespace:navigation>',
    )
    expect(text).toBe(
      '<squarespace:navigation data-vitrine-tag="s-0" navigationId="a"/><i></i><squarespace:navigation data-vitrine-tag="s-1" navigationId="b"/>',
    )
    expect(bodies).toEqual([null, { text: '{x}', line: 1 }])
  })

  it('takes out a body that holds a tag of the same name, for that one to be marked in its turn', () => {
    const inner = '<squarespace:query collection="b">{title}</squarespace:query >'
    const { text, bodies } = mark(`<squarespace:query collection="a">[${inner}]</squarespace:query>!`)
    expect(text).toBe('<squarespace:query data-vitrine-tag="s-0" collection="a"/>!')
    expect(bodies).toEqual([{ text: `[${inner}]`, line: 1 }])
  })

  it('leaves what stands inside of escape, or of a tag that nobody knows, where it is', () => {
    const { text, bodies } = mark(
      '<squarespace:escape>{body}\n<squarespace:qury><squarespace:script src="a.js">x</squarespace:script>{title}</squarespace:qury\n></squarespace:escape>!',
    )
    expect(text).toBe(
      '<squarespace:escape data-vitrine-tag="s-0"/>{body}\n<squarespace:qury data-vitrine-tag="s-1"/><squarespace:script data-vitrine-tag="s-2" src="a.js"/>{title}\n!',
    )
    expect(bodies).toEqual([null, null, null])
  })

  it('takes out a body that closes a tag from before it', () => {
    const { text, bodies } = mark(
      '<squarespace:escape>a<squarespace:query>b</squarespace:escape>c</squarespace:query>d',
    )
    expect(text).toBe(
      '<squarespace:escape data-vitrine-tag="s-0"/>a<squarespace:query data-vitrine-tag="s-1"/>d',
    )
    expect(bodies[1]?.text).toContain('b')
  })

  it('works inside of an attribute of HTML', () => {
    expect(mark("<body class=\"a <squarespace:navigation navigationId='m' template='t' />\">").text).toBe(
      '<body class="a <squarespace:navigation data-vitrine-tag="s-0" navigationId=\'m\' template=\'t\'/>">',
    )
  })
})
