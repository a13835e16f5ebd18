import { expect, it } from 'vitest'
import { emptyLayout } from './layout.ts'
import { layoutText } from './layout-text.ts'
import { readLayout } from './read-layout.ts'

it('has the words of all blocks, without code and what nobody reads', () => {
  const blocks = [
    { id: 'a', type: 'html', value: { html: '<p>One</p>' } },
    { id: 'b', type: 'quote', value: { quote: 'Two < three', source: 'Four' } },
    { id: 'c', type: 'accordion', value: { items: [{ title: 'Five', html: '<p>Six</p>' }] } },
    { id: 'd', type: 'code', value: { source: '<script>seven</script>' } },
    { id: 'e', type: 'video', value: { url: 'https://a.example', embedHtml: '<iframe>', title: 'Eight' } },
    { id: 'f', type: 'donation', value: { words: 'nine' } },
  ]
  const read = readLayout({ layout: { rows: [{ columns: [{ span: 12, blocks }] }] } })
  expect(layoutText(read.ok ? read.layout : emptyLayout)).toBe(
    '<p>One</p> Two &lt; three Four Five <p>Six</p> Eight',
  )
})
