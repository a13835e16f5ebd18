import { describe, expect, it } from 'vitest'
import { blocksOf, type Layout } from '../../content/layout.ts'
import { readLayout } from '../../content/read-layout.ts'
import { shownLayout } from '../../content/shown-layout.ts'
import { withFormBlock, withoutFormBlocks } from './place-in-layout.ts'

let made = 0
const newBlockId = () => `block${++made}`

function layoutOf(rows: readonly object[]): Layout {
  const read = readLayout({ layout: { rows } })
  if (!read.ok) throw new Error(JSON.stringify(read.errors))
  return read.layout
}
const words = { id: 'words', type: 'html', value: { html: '<p>Hi</p>' } }
const form = { id: 'form', type: 'form', value: { formId: 'f1' } }
const typesOf = (layout: object) => {
  const read = readLayout(layout)
  return read.ok ? blocksOf(read.layout).map(({ type }) => type) : read.errors
}

describe('a form that is put on a page', () => {
  it('stands beneath its blocks', () => {
    const layout = layoutOf([{ columns: [{ span: 12, blocks: [words] }] }])
    const next = withFormBlock(layout, { formId: 'f1', newBlockId })
    expect(typesOf(next)).toEqual(['html', 'form'])
    expect(next).not.toHaveProperty('keepsBody')
  })

  it('stands beneath the words of a page without blocks', () => {
    const read = readLayout(withFormBlock(undefined, { formId: 'f1', newBlockId }))
    if (!read.ok) throw new Error(JSON.stringify(read.errors))
    expect(typesOf(shownLayout(read.layout, { id: 'page', bodyHtml: '<p>Hi</p>' }))).toEqual(['html', 'form'])
    expect(typesOf(shownLayout(read.layout, { id: 'page', bodyHtml: '' }))).toEqual(['form'])
    const second = withFormBlock(read.layout, { formId: 'f2', newBlockId })
    expect(second).toMatchObject({ keepsBody: true })
    const [first] = blocksOf(read.layout)
    const left = withoutFormBlocks(read.layout, { layoutId: 'page', formId: 'f1' })
    expect(first?.type).toBe('form')
    expect(left).toMatchObject({ keepsBody: true, layout: { rows: [] } })
  })
})

describe('a form that is taken off a page', () => {
  const off = (rows: readonly object[], formId: string) =>
    withoutFormBlocks(layoutOf(rows), { layoutId: 'page', formId }).layout.rows

  it('goes with the row that held nothing else, and with its place in others', () => {
    expect(off([{ columns: [{ span: 12, blocks: [form] }] }], 'f1')).toEqual([])
    expect(off([{ columns: [{ span: 12, blocks: [words, form] }] }], 'f1')).toMatchObject([
      { columns: [{ blocks: [{ id: 'words' }] }] },
    ])
    const inside = [
      { columns: [{ span: 12, blocks: [words], rows: [{ columns: [{ span: 12, blocks: [form] }] }] }] },
    ]
    expect(off(inside, 'f1')).toMatchObject([{ columns: [{ blocks: [{ id: 'words' }], rows: [] }] }])
  })

  it('is found by where it stands, too, and leaves other forms and empty rows', () => {
    const said = { id: 'said', type: 'form', value: { fields: [{ id: 'a', title: 'A' }] } }
    const rows = [{ columns: [{ span: 12, blocks: [said, form] }] }, { columns: [{ span: 12, blocks: [] }] }]
    expect(off(rows, 'page-said')).toMatchObject([
      { columns: [{ blocks: [{ id: 'form' }] }] },
      { columns: [{}] },
    ])
  })
})
