import { describe, expect, it } from 'vitest'
import { readReviewForm, reviewFieldName } from './read-review-form.ts'

const mug = { productId: 'mug', before: null }
const book = { productId: 'book', before: null }
const writtenBook = { productId: 'book', before: { rating: 4, title: '', body: 'Two\nlines' } }

function filled(productId: string, rating: string, body: string): Record<string, string> {
  return { [reviewFieldName('rating', productId)]: rating, [reviewFieldName('body', productId)]: body }
}

describe('the form for reviews of an order', () => {
  it('takes what was written, and passes over what nobody touched', () => {
    const read = readReviewForm({ authorName: 'Ada', ...filled('mug', '5', 'Warm') }, [mug, book], 'Ada')
    expect(read.map(({ outcome }) => outcome.kind)).toEqual(['taken', 'untouched'])
  })

  it('refuses what has words and no stars, and takes the rest', () => {
    const form = { authorName: 'Ada', ...filled('mug', '5', ''), ...filled('book', '', 'Long') }
    const read = readReviewForm(form, [mug, book], 'Ada')
    expect(read).toMatchObject([
      { outcome: { kind: 'taken' } },
      { outcome: { kind: 'refused', problem: 'review-no-rating' }, typed: { body: 'Long' } },
    ])
  })

  it('leaves what was written before as it is, unless its words or the name are others', () => {
    const same = filled('book', '4', 'Two\r\nlines')
    const kinds = (form: Record<string, string>) =>
      readReviewForm({ ...filled('mug', '5', ''), ...form }, [mug, writtenBook], 'Ada').map(
        ({ outcome }) => outcome.kind,
      )
    expect(kinds({ authorName: 'Ada', ...same })).toEqual(['taken', 'untouched'])
    expect(kinds({ authorName: 'Ada B.', ...same })).toEqual(['taken', 'taken'])
    expect(kinds({ authorName: 'Ada', ...filled('book', '3', 'Two\nlines') })).toEqual(['taken', 'taken'])
  })

  it('leaves alone what was taken before and has no fields any more', () => {
    const form = { authorName: 'Ada B.', ...filled('mug', '', 'Warm') }
    const kinds = (more: Record<string, string>) =>
      readReviewForm({ ...form, ...more }, [mug, writtenBook], 'Ada').map(({ outcome }) => outcome.kind)
    expect(kinds({})).toEqual(['refused', 'left'])
    expect(kinds(filled('mug', '5', 'Warm'))).toEqual(['taken', 'left'])
    expect(kinds(filled('mug', '', ''))).toEqual(['refused', 'left'])
  })

  it('asks for stars where nothing was written at all', () => {
    const same = filled('book', '4', 'Two\nlines')
    const read = readReviewForm({ authorName: 'Ada', ...same }, [writtenBook, mug], 'Ada')
    expect(read[1]?.outcome).toEqual({ kind: 'refused', problem: 'review-no-rating' })
  })
})
