import { usualCommentSettings } from '@vitrine/domain/comments/comment-settings'
import { keptMail } from '@vitrine/store/testing/kept-mail'
import { expect, it, onTestFinished } from 'vitest'
import { openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'

const hourMs = 3_600_000

async function open(tellsOwner: boolean, language = 'en-US') {
  const shop = await openShop({
    site: {
      language,
      contactEmail: 'hello@home.example',
      homeOrigin: 'https://home.example',
      comments: { ...usualCommentSettings, tellsOwner },
    },
  })
  onTestFinished(() => shop.close())
  const item = await shop.store.items.findByUrlId(shop.blog.id, 'third')
  const visitor = await shop.visitor()
  const comment = async (body: string) => {
    const said = { body, authorName: 'Ada' }
    const answer = await visitor.send('POST', `/api/content/items/${item?.id}/comments`, said)
    expect(answer.status).toBe(200)
    return (answer.json as { readonly message: string }).message
  }
  const told = async () => {
    await shop.runJobs()
    return keptMail(shop.store)
  }
  return { shop, comment, told }
}

it('tells the owner of a comment that waits, and of those that come in the same hour together in the next', async () => {
  const { shop, comment, told } = await open(true)
  await comment('Buy at https://evil.example')
  const [first] = await told()
  expect([first?.to, first?.subject]).toEqual(['hello@home.example', 'A comment waits for you'])
  expect(first?.text).toContain('https://home.example/config/comments')
  expect(`${first?.text}${first?.html}`).not.toContain('evil')
  await comment('Two')
  await comment('Three')
  expect(await told()).toHaveLength(1)
  shop.clock.nowMs += hourMs
  const subjects = (await told()).map(({ subject }) => subject)
  expect(subjects.toSorted()).toEqual(['3 comments wait for you', 'A comment waits for you'])
})

it('tells of what comes after all that waited was judged', async () => {
  const { shop, comment, told } = await open(true)
  await comment('One')
  expect(await told()).toHaveLength(1)
  await comment('Two')
  const owner = await shop.visitor()
  await signInAs(owner, shop.store, ['moderator'])
  const { json } = await owner.get('/api/panel/comments?f=state:is:pending')
  for (const { id } of (json as { readonly rows: readonly { readonly id: string }[] }).rows)
    await owner.send('PUT', `/api/panel/comments/${id}`, { status: 'public' })
  shop.clock.nowMs += hourMs
  expect(await told()).toHaveLength(1)
  shop.clock.nowMs += hourMs / 6
  await comment('Three')
  const subjects = (await told()).map(({ subject }) => subject)
  expect(subjects).toEqual(['A comment waits for you', 'A comment waits for you'])
})

it('tells of what comes while the mail about another is written', async () => {
  const { shop, comment, told } = await open(true)
  await comment('One')
  const { nowMs } = shop.clock
  await shop.store.jobs.claim({ only: 'comment-notice', nowMs, leaseMs: 60_000, limit: 1 })
  await comment('Two')
  shop.clock.nowMs += hourMs
  expect(await told()).toHaveLength(2)
})

it('tells of one that reports took away until somebody looks at it', async () => {
  const { shop, comment, told } = await open(true)
  const site = await shop.store.site.read()
  await shop.store.site.save({
    ...site,
    comments: { ...site.comments, needApproval: false, flagThreshold: 1 },
  })
  shop.clock.nowMs += 2_000
  await comment('Harmless')
  expect(await told()).toEqual([])
  const item = await shop.store.items.findByUrlId(shop.blog.id, 'third')
  const [said] = await shop.store.comments.publicOf(item?.id ?? '', 1)
  const other = await shop.visitor()
  await other.send('POST', `/api/content/comments/${said?.id}/votes`, { kind: 'flag' })
  expect((await told()).map(({ subject }) => subject)).toEqual(['A comment waits for you'])
})

it('says it in the language of the site, and nothing where it is switched off', async () => {
  const german = await open(true, 'de-DE')
  expect(await german.comment('Hallo')).toBe(
    'Vielen Dank. Ihr Kommentar erscheint, sobald er freigegeben ist.',
  )
  expect((await german.told())[0]?.subject).toBe('Ein Kommentar wartet auf Sie')
  const off = await open(false)
  await off.comment('Hello')
  expect(await off.told()).toEqual([])
})
