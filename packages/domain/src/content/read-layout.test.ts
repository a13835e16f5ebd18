import { describe, expect, it } from 'vitest'
import { keptMailLinks } from '../contact/mail-link.ts'
import { blocksOf, emptyLayout } from './layout.ts'
import { readLayout } from './read-layout.ts'

describe('readLayout', () => {
  it('takes the empty body that the editor begins with', () => {
    expect(readLayout(emptyLayout)).toEqual({ ok: true, layout: emptyLayout })
  })

  it('fills in what a block leaves out and forgets what it does not know', () => {
    const result = readLayout(layoutOf([{ id: 'a', type: 'button', value: { label: 'Go', colour: 'red' } }]))
    expect(result.ok && blocksOf(result.layout)).toEqual([
      {
        id: 'a',
        type: 'button',
        value: { label: 'Go', link: '', newWindow: false, size: 'medium', alignment: 'left' },
      },
    ])
  })

  it('takes sixty blocks and refuses the sixty-first in words', () => {
    const some = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ id: `b${index}`, type: 'spacer', value: {} }))
    expect(readLayout(layoutOf(some(60))).ok).toBe(true)
    expect(errorsOf(layoutOf(some(61)))).toEqual({ layout: 'A layout can hold at most 60 blocks.' })
  })

  it('counts the blocks of all columns', () => {
    const columns = [0, 1].map((part) => ({
      span: 6,
      blocks: Array.from({ length: 31 }, (_, index) => ({ id: `b${part}-${index}`, type: 'spacer' })),
    }))
    expect(errorsOf({ raw: false, layout: { columns: 12, rows: [{ columns }] } })).toEqual({
      layout: 'A layout can hold at most 60 blocks.',
    })
  })

  it('refuses columns that are wider than the row', () => {
    const columns = [{ span: 8 }, { span: 5 }]
    expect(errorsOf({ raw: false, layout: { columns: 12, rows: [{ columns }] } })).toEqual({
      'rows.0': 'The columns of a row can be at most 12 wide together.',
    })
  })

  it('takes rows inside of columns, as wide as the column, and counts their blocks', () => {
    const half = (span: number, id: string) => ({ span, blocks: [{ id, type: 'spacer' }] })
    const nested = (...spans: readonly number[]) =>
      pageOf([{ span: 8, rows: [{ columns: spans.map((span, index) => half(span, `b${index}`)) }] }])
    const taken = readLayout(nested(4, 4))
    expect(taken.ok && blocksOf(taken.layout).map(({ id }) => id)).toEqual(['b0', 'b1'])
    expect(taken.ok && readLayout(taken.layout)).toEqual(taken)
    expect(errorsOf(nested(6, 6))).toEqual({
      'rows.0.columns.0.rows.0': 'The columns of a row can be at most 8 wide together.',
    })
    const many = Array.from({ length: 61 }, (_, index) => ({ columns: [half(8, `b${index}`)] }))
    expect(errorsOf(pageOf([{ span: 8, rows: many }]))).toEqual({
      layout: 'A layout can hold at most 60 blocks.',
    })
  })

  it('refuses rows that stand too deep, or are too many', () => {
    const within = (depth: number): object =>
      depth === 0 ? {} : { span: 12, rows: [{ columns: [within(depth - 1)] }] }
    expect(errorsOf(pageOf([within(3)]))).toEqual({})
    expect(Object.values(errorsOf(pageOf([within(4)])))).toEqual([
      'Rows can stand inside of each other 4 deep at most.',
    ])
    const empty = Array.from({ length: 70 }, () => ({ columns: [] }))
    expect(
      errorsOf(
        pageOf([
          { span: 6, rows: empty },
          { span: 6, rows: empty },
        ]),
      ),
    ).toEqual({
      layout: 'A layout can hold at most 120 rows.',
    })
  })

  it('lets a block float at a side of its column, half as wide unless told', () => {
    const floating = (float: unknown) => pageOf([{ span: 8, blocks: [{ id: 'a', type: 'spacer', float }] }])
    const read = (float: unknown) => {
      const result = readLayout(floating(float))
      return result.ok && blocksOf(result.layout)[0]?.float
    }
    expect(read({ side: 'left' })).toEqual({ side: 'left', span: 4 })
    expect(read({ side: 'right', span: 3 })).toEqual({ side: 'right', span: 3 })
    const path = 'rows.0.columns.0.blocks.0.float'
    expect(errorsOf(floating({ side: 'left', span: 8 }))).toEqual({
      [`${path}.span`]: 'A block that floats is less wide than its column.',
    })
    expect(errorsOf(floating('up'))).toEqual({
      [`${path}.side`]: 'A block floats to the left or to the right.',
    })
  })

  it('refuses two blocks of one id', () => {
    const block = { id: 'twice', type: 'spacer', value: {} }
    expect(errorsOf(layoutOf([block, block]))).toEqual({
      'rows.0.columns.0.blocks.1.id': 'Another block of this layout has the same id.',
    })
  })

  it.each([
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    ['java\tscript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['about'],
    ['https://'],
  ])('refuses the link %j', (link) => {
    const errors = errorsOf(layoutOf([{ id: 'a', type: 'button', value: { link } }]))
    expect(errors).toEqual({
      'rows.0.columns.0.blocks.0.value.link': `${link.trim()} is not a valid page URL`,
    })
  })

  it('refuses a link to mail without an address from who writes it, and keeps one that was there before', () => {
    const layout = layoutOf([{ id: 'a', type: 'button', value: { link: 'mailto:nonsense' } }])
    expect(readLayout(layout, { keptLinks: new Set() })).toEqual({
      ok: false,
      errors: {
        'rows.0.columns.0.blocks.0.value.link': 'Emails must be formatted as name@example.com',
      },
    })
    expect(readLayout(layout, { keptLinks: keptMailLinks(layout) }).ok).toBe(true)
    expect(readLayout(layout).ok).toBe(true)
  })

  it('makes a link of an email address where one leads, and none where a file or a player lies', () => {
    const typed = { keptLinks: new Set<string>() }
    const url = 'ada@example.org'
    const button = readLayout(layoutOf([{ id: 'a', type: 'button', value: { link: url } }]), typed)
    expect(button.ok && blocksOf(button.layout)[0]?.value).toMatchObject({ link: `mailto:${url}` })
    const places = [
      { id: 'a', type: 'audio', value: { assetUrl: url } },
      { id: 'b', type: 'video', value: { url } },
      { id: 'c', type: 'embed', value: { url } },
      { id: 'd', type: 'newsletter', value: { redirectUrl: url } },
    ]
    const refused = `${url} is not a valid page URL`
    expect(readLayout(layoutOf(places), typed)).toEqual({
      ok: false,
      errors: {
        'rows.0.columns.0.blocks.0.value.assetUrl': refused,
        'rows.0.columns.0.blocks.1.value.url': refused,
        'rows.0.columns.0.blocks.2.value.url': refused,
        'rows.0.columns.0.blocks.3.value.redirectUrl': refused,
      },
    })
  })

  it.each([['/shop?tag=a'], ['#top'], ['https://example.org/a'], ['mailto:a@example.org'], ['tel:+1'], ['']])(
    'takes the link %j',
    (link) => {
      expect(readLayout(layoutOf([{ id: 'a', type: 'button', value: { link } }])).ok).toBe(true)
    },
  )

  it('says what is wrong with a choice, a number and an entry of a list', () => {
    const errors = errorsOf(
      layoutOf([
        { id: 'a', type: 'button', value: { size: 'huge' } },
        { id: 'b', type: 'spacer', value: { heightPx: 1.5 } },
        { id: 'c', type: 'accordion', value: { items: [{ title: 7 }] } },
      ]),
    )
    expect(errors).toEqual({
      'rows.0.columns.0.blocks.0.value.size': 'huge is not one of the expected options',
      'rows.0.columns.0.blocks.1.value.heightPx': 'This must be a whole number from 0 to 1000.',
      'rows.0.columns.0.blocks.2.value.items.0.title': 'This must be a text.',
    })
  })

  it('keeps a block of a kind that it does not know, and reads it back the same', () => {
    const first = readLayout(layoutOf([{ id: 'a', type: 'guestbook', value: { amount: 5 } }]))
    const kept = first.ok ? first.layout : emptyLayout
    expect(blocksOf(kept)).toEqual([{ id: 'a', type: 'unknown', name: 'guestbook', value: { amount: 5 } }])
    expect(readLayout(kept)).toEqual(first)
  })

  it.each([
    [null],
    ['text'],
    [[]],
    [{ raw: true }],
    [{ layout: { columns: 10, rows: [] } }],
    [{ layout: {} }],
  ])('refuses %j, which is no layout', (input) => {
    expect(readLayout(input).ok).toBe(false)
  })
})

function pageOf(columns: readonly unknown[]) {
  return { raw: false, layout: { columns: 12, rows: [{ columns }] } }
}

function layoutOf(blocks: readonly unknown[]) {
  return { raw: false, layout: { columns: 12, rows: [{ columns: [{ span: 12, blocks }] }] } }
}

function errorsOf(input: unknown) {
  const result = readLayout(input)
  return result.ok ? {} : result.errors
}
