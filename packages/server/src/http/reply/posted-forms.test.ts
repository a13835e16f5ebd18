import { formProblemText } from '@vitrine/domain/forms/form-texts'
import { noon } from '@vitrine/store/testing/builders'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { writeParts } from '../../testing/form-parts.ts'
import { type OpenSite, openSite } from '../../testing/open-site.ts'
import { openVisitor, type Visitor } from '../../testing/visit.ts'
import { failureText } from './errors.ts'

let site: OpenSite
let visitor: Visitor
beforeEach(async () => {
  site = await openSite({ services: { clock: () => noon } })
  visitor = await openVisitor(site.app)
})
afterEach(() => site.close())

const saving = '/api/form/SaveFormSubmission'
const often = formProblemText['form-too-often']
const sendOften = (times: number, send: () => Promise<unknown>) =>
  Promise.all(Array.from({ length: times }, send))

describe('what a form without a script posted to a call', () => {
  it('too often is refused on a page, in the words of forms', async () => {
    await sendOften(240, () => visitor.send('POST', saving, {}))
    const { status, text, headers } = await visitor.submit(saving, { 'vt-form-id': 'none' })
    expect([status, headers['content-type'], headers['retry-after']]).toEqual([
      429,
      'text/html; charset=utf-8',
      '600',
    ])
    expect(text).toContain(`<p>${often}</p>`)
  })

  it('as a comment too often is refused on a page that says when to try again', async () => {
    const item = await site.store.items.findByUrlId(site.blog.id, 'third')
    const address = `/api/content/items/${item?.id}/comments`
    await sendOften(10, () => visitor.send('POST', address, { body: 'Hello' }))
    const { status, text } = await visitor.submit(address, { body: 'Hello' })
    expect([status, text]).toEqual([429, expect.stringContaining('<p>Please try again in 10 minutes.</p>')])
  })

  it('to nothing that is there is refused on a page', async () => {
    const { status, text } = await visitor.submit('/api/content/items/none/comments', { body: 'Hello' })
    expect([status, text]).toEqual([404, expect.stringContaining(`<p>${failureText.notFound}</p>`)])
  })

  it('is refused on a page where it is too large', async () => {
    const { status, text } = await visitor.submit('/api/form/posts/none', { words: 'x'.repeat(300_000) })
    expect([status, text]).toEqual([413, expect.stringContaining(`<p>${failureText.tooLarge}</p>`)])
  })

  it('in parts and from elsewhere is refused on a page', async () => {
    const { type, payload } = writeParts([['words', 'Hello']])
    const { statusCode, headers } = await site.app.inject({
      method: 'POST',
      url: '/api/form/posts/none',
      headers: { 'content-type': type, accept: 'text/html', origin: 'https://evil.example' },
      payload,
    })
    expect([statusCode, headers['content-type']]).toEqual([403, 'text/html; charset=utf-8'])
  })
})

describe('a program that sends a form too often', () => {
  it('reads the words of forms, also where it looks for them', async () => {
    await sendOften(240, () => visitor.send('POST', saving, {}))
    expect(await visitor.send('POST', saving, {})).toMatchObject({
      status: 429,
      json: { message: often, error: often },
    })
  })

  it.each(['/api/form/FormSubmissionKey', '/api/rest/forms/validate/none'])(
    'reads them from %s, too',
    async (address) => {
      await sendOften(240, () => visitor.send('POST', address, {}))
      expect((await visitor.send('POST', address, {})).json).toEqual({ message: often, error: often })
    },
  )
})
