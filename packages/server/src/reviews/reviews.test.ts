import { type ReviewSettings, usualReviews } from '@vitrine/domain/website/selling/review-settings'
import { buildOrder, buildOrderLine, newId } from '@vitrine/store/testing/builders'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const on: ReviewSettings = { ...usualReviews, isNative: true, isImported: true }
const dayMs = 86_400_000

describe('reviews', () => {
  let shop: OpenShop
  let buyer: Visitor
  let owner: Visitor

  const open = async (reviews: ReviewSettings) => {
    shop = await openShop({ storeSettings: { reviews }, site: { homeOrigin: 'https://home.example' } })
    buyer = await shop.visitor()
    owner = await shop.visitor()
    await signInAs(owner, shop.store, ['storeManager'])
  }
  beforeEach(() => open(on))
  afterEach(() => shop.close())

  const work = async () => {
    for (let turn = 0; turn < 3; turn += 1) await shop.runJobs()
  }
  const path = () => `/${shop.shop.urlId}/${shop.mug.urlId}`
  const pageOf = async () => (await buyer.get(path())).text

  /** A mug that was paid by transfer and sent; returns the mail that asks for a review, two weeks later. */
  const deliver = async (more: object = {}) => {
    const lines = [buildOrderLine({ itemId: shop.mug.id, title: shop.mug.title })]
    const order = buildOrder({ isTest: false, paymentState: 'PAID', lines, ...more })
    const asked = (await requests()).length
    await shop.store.orders.insert(order)
    const parcel = { carrier: '', trackingNumber: '', trackingUrl: '', notifyCustomer: false }
    const sent = await owner.send('POST', `/api/panel/orders/${order.id}/fulfillments`, parcel)
    expect(sent.status).toBe(200)
    await work()
    expect(await requests()).toHaveLength(asked)
    shop.clock.nowMs += 14 * dayMs
    // Nobody stays signed in for that long.
    await signInAs(owner, shop.store, ['storeManager'])
    await work()
    return (await requests())[0]
  }
  const requests = async () =>
    (await keptMail(shop.store)).filter(({ reason }) => reason === 'review-request')
  const linkIn = (text: string | undefined, purpose: string) =>
    new RegExp(`/reviews/${purpose}\\?token=[\\w.-]+`).exec(text ?? '')?.[0] ?? ''
  const typed = ({ id = shop.mug.id, rating = '4', body = 'Warm <script>hands</script>' } = {}) => ({
    [`rating.${id}`]: rating,
    [`title.${id}`]: 'Good',
    [`body.${id}`]: body,
    authorName: 'Ada',
  })
  const write = async (link: string, more: Parameters<typeof typed>[0] = {}) =>
    buyer.submit(link, typed(more))
  const waiting = () => inState('pending')
  const inState = async (state: string) =>
    ((await owner.get(`/api/panel/reviews?f=state:is:${state}`)).json as { rows: { id: string }[] }).rows

  it('are asked for of goods, without waiting for a service beside them, and not once more when the order is changed', async () => {
    const lines = [
      buildOrderLine({ itemId: shop.mug.id, title: shop.mug.title }),
      buildOrderLine({ id: 'course', title: 'Course', productType: 'service' }),
    ]
    const id = newId()
    const mail = await deliver({ id, lines, shipping: { key: 'r', name: 'Round', isLocal: true } })
    expect(mail?.subject).toBe(`How do you like ${shop.mug.title}?`)
    expect((await buyer.get(linkIn(mail?.text, 'write'))).text).not.toContain('Course')
    const note = await owner.send('POST', `/api/panel/orders/${id}/notes`, { text: 'Called them' })
    expect(note.status).toBe(200)
    shop.clock.nowMs += 14 * dayMs
    await work()
    expect(await requests()).toHaveLength(1)
  })

  it('are asked for by mail two weeks after a delivery, looked at, and shown with stars and JSON-LD', async () => {
    const mail = await deliver()
    expect(mail).toMatchObject({ to: 'ada@example.com', subject: `How do you like ${shop.mug.title}?` })
    const link = linkIn(mail?.text, 'write')
    const page = await buyer.get(link)
    expect(page.text).toContain('"pageType":209')
    expect(page.text).toContain('value="Ada"')
    // What is half written is kept in the tab.
    expect(page.text).toMatch(/<form method="post"[^>]* data-kept-form="review-[0-9a-f]{24}">/)
    expect(page.text).toMatch(/<script[^>]* src="[^"]*browser[^"]*"/)
    expect((await write(link)).text).toContain('Thank you. Your review has arrived.')
    expect(await pageOf()).not.toContain('Warm')
    expect((await owner.get('/api/panel/start')).json).toMatchObject({ waiting: { reviewsPending: 1 } })
    await work()
    const told = (await keptMail(shop.store)).filter(({ reason }) => reason === 'reviews')
    expect(told.map(({ subject }) => subject)).toEqual(['A review waits for you'])
    expect(told[0]?.text).toContain('https://home.example/config/reviews')
    expect(told[0]?.text).not.toContain('Warm')
    const [review] = await waiting()
    await owner.send('PUT', `/api/panel/reviews/${review?.id}`, { status: 'public' })
    await owner.send('POST', `/api/panel/reviews/${review?.id}/answer`, { answer: 'Thank you, Ada.' })
    const shown = await pageOf()
    expect(shown).toContain('Warm &lt;script&gt;hands&lt;/script&gt;')
    expect(shown).toContain('Verified purchase')
    expect(shown).toContain('Thank you, Ada.')
    expect(shown).toContain('How reviews are checked')
    expect(shown).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4,"reviewCount":1')
    // Templates print their data as it is.
    const data = await buyer.get(`${path()}?format=json`)
    expect(data.json).toMatchObject({ item: { reviewSummary: { average: 4, count: 1 } } })
    expect(data.text).not.toContain('Warm')
    const list = (await buyer.get(`/${shop.shop.urlId}?format=json`)).json as { items: { id: string }[] }
    expect(list.items.find(({ id }) => id === shop.mug.id)).toMatchObject({
      reviewSummary: { average: 4, count: 1 },
    })
    // Written again, it is looked at again.
    await write(link, { rating: '1' })
    expect(await pageOf()).not.toContain('Warm')
    expect(await waiting()).toHaveLength(1)
  })

  it('that were rejected or answered wait for the owner when other words come, where all others pass', async () => {
    await shop.close()
    await open({ ...on, needApproval: false })
    const link = linkIn((await deliver())?.text, 'write')
    await write(link)
    expect(await pageOf()).toContain('Warm')
    const id = (await inState('public'))[0]?.id
    await owner.send('POST', `/api/panel/reviews/${id}/answer`, { answer: 'Thank you, Ada.' })
    await write(link, { rating: '1' })
    expect(await pageOf()).not.toContain('Thank you, Ada.')
    expect(await waiting()).toHaveLength(1)
    await owner.send('PUT', `/api/panel/reviews/${id}`, { status: 'rejected' })
    await write(link, { body: 'Warmer' })
    await write(link, { body: 'Warmest' })
    expect(await pageOf()).not.toContain('Warm')
    expect(await waiting()).toHaveLength(1)
  })

  it('are refused without stars, with a link that is not ours, and for what was not delivered in earnest', async () => {
    const link = linkIn((await deliver())?.text, 'write')
    const starless = await write(link, { rating: '' })
    expect([starless.status, starless.text.includes('Please choose one to five stars.')]).toEqual([400, true])
    expect((await write(link, { id: shop.lastOne.id })).status).toBe(400)
    expect((await write(`${link}x`)).status).toBe(400)
    expect(await waiting()).toEqual([])
    expect(await deliver({ isTest: true, number: 1002 })).toMatchObject({ to: 'ada@example.com' })
    expect(await requests()).toHaveLength(1)
  })

  it('of one order are sent together, and what is refused of one leaves the words about the others', async () => {
    const lines = [shop.mug, shop.lastOne].map(({ id, title }) =>
      buildOrderLine({ id, itemId: id, title, quantity: 1 }),
    )
    const link = linkIn((await deliver({ lines }))?.text, 'write')
    expect((await buyer.get(link)).text.match(/<form[^>]*reviews.write/g)).toHaveLength(1)
    const sent = await buyer.submit(link, {
      ...typed({ body: 'Holds tea' }),
      ...typed({ id: shop.lastOne.id, rating: '', body: 'A long text that was typed first' }),
    })
    expect(sent.status).toBe(400)
    expect(sent.text).toContain('Thank you. Your review has arrived.')
    expect(sent.text).toContain('A long text that was typed first</textarea>')
    expect(await waiting()).toHaveLength(1)
    // The page that came back has no fields for what was taken: it stays so, however the rest is sent.
    expect(sent.text).not.toContain(`name="rating.${shop.mug.id}"`)
    const again = await buyer.submit(link, typed({ id: shop.lastOne.id, rating: '' }))
    expect(again.text).toContain('Thank you. Your review has arrived.')
    expect(again.text.match(/choose one to five stars/g)).toHaveLength(1)
    expect(again.text).not.toContain(`name="rating.${shop.mug.id}"`)
    // What was sent is not sent again with the rest.
    const [first] = await waiting()
    await owner.send('PUT', `/api/panel/reviews/${first?.id}`, { status: 'public' })
    await buyer.submit(link, {
      ...typed({ body: 'Holds tea' }),
      ...typed({ id: shop.lastOne.id, rating: '3', body: 'A long text' }),
    })
    expect(await pageOf()).toContain('Holds tea')
    expect(await waiting()).toHaveLength(1)
  })

  it('are not asked of those who said no', async () => {
    const mail = await deliver()
    const leave = linkIn(mail?.text, 'unsubscribe')
    expect((await buyer.submit(leave, {})).text).toContain('We will ask you no more.')
    await deliver({ number: 1002 })
    expect(await requests()).toHaveLength(1)
  })

  it('come from a file, once, with what could not be used', async () => {
    const csv = `product_handle,rating,body,reviewer_name,review_date\n${shop.mug.urlId},5,Fine,Grace,2024-05-01\nno-such,5,x,y,2024-05-01\n`
    const send = () => sendFile(csv)
    expect((await send()).json).toMatchObject({
      added: 1,
      known: 0,
      problems: [{ line: 3, reason: 'There is no product no-such.' }],
    })
    expect((await send()).json).toMatchObject({ added: 0, known: 1 })
    const shown = await pageOf()
    expect(shown).toContain('Imported')
    expect(shown).toContain('was not checked')
  })

  it('of a file are not of days to come, and what could not be used is told line by line', async () => {
    const csv = `product,rating,body,date\nno-such,5,x,\n${shop.mug.urlId},5,Soon,2030-01-02\nno-such,4,"a""b,\n`
    const { added, problems } = (await sendFile(csv)).json
    expect(added).toBe(0)
    expect(problems).toContainEqual({ line: 3, reason: 'Its date is in the future.' })
    const told = problems.map(({ line }: { line: number }) => line)
    expect(told).toEqual(told.toSorted((one: number, other: number) => one - other))
  })

  it('are nowhere while they are off', async () => {
    await sendFile(`product,rating\n${shop.mug.urlId},5\n`)
    const site = await shop.store.site.read()
    await shop.store.site.save({ ...site, store: { ...site.store, reviews: usualReviews } })
    expect(await pageOf()).not.toContain('product-reviews')
    expect((await buyer.get(`/reviews?productId=${shop.mug.id}`)).status).toBe(404)
  })

  it('are read page by page, without scripts, too', async () => {
    const rows = Array.from(
      { length: 10 },
      (_, each) => `${shop.mug.urlId},5,Number ${each}.,2024-05-${10 + each}`,
    )
    await sendFile(`product,rating,body,date\n${rows.join('\n')}\n`)
    const shown = await pageOf()
    expect([shown.includes('Number 2.'), shown.includes('Number 1.')]).toEqual([true, false])
    const more = /href="(\/reviews\?[^"]+)"/.exec(shown)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect((await buyer.get(more)).text).toContain('Number 1.')
  })

  const sendFile = async (csv: string) => {
    const boundary = 'x'
    const payload = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="reviews.csv"\r\ncontent-type: text/csv\r\n\r\n${csv}\r\n--${boundary}--\r\n`
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/panel/review-imports',
      payload,
      headers: {
        cookie,
        'x-csrf-token': owner.cookies.get('crumb') ?? '',
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
    })
    return { status: answer.statusCode, json: answer.json() }
  }
})
