import type { ReplyOf } from '@vitrine/contract/call'
import type { addViewCall, listViewsCall } from '@vitrine/contract/lists/view-calls'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenShop, openShop } from '../testing/open-shop.ts'
import { signInAs } from '../testing/sign-in.ts'
import type { Visitor } from '../testing/visit.ts'

const path = '/api/panel/lists/orders/views'
const late = {
  name: 'Late',
  query: 'f=fulfillment:is:PENDING&sort=created&cols=number,total',
  isShared: false,
}

let shop: OpenShop
let owner: Visitor
beforeEach(async () => {
  shop = await openShop()
  owner = await shop.visitor()
  await signInAs(owner, shop.store, ['storeManager'])
})
afterEach(() => shop.close())

const names = async (from: Visitor) => {
  const { views } = (await from.get(path)).json as ReplyOf<typeof listViewsCall>
  return views.map(({ name, isOwn }) => (isOwn ? name : `${name} (shared)`)).toSorted()
}
const add = async (from: Visitor, view: Partial<typeof late> = {}) => {
  const { json } = await from.send('POST', path, { ...late, ...view })
  return (json as ReplyOf<typeof addViewCall>).view
}

describe('views of a list', () => {
  it('are saved, changed and removed by whoever they belong to', async () => {
    const { id } = await add(owner)
    expect(await names(owner)).toEqual(['Late'])
    await owner.send('PUT', `/api/panel/views/${id}`, { ...late, name: ' Too late ', query: '' })
    expect(await names(owner)).toEqual(['Too late'])
    await owner.send('DELETE', `/api/panel/views/${id}`)
    expect(await names(owner)).toEqual([])
  })

  it('are seen by colleagues when they are shared, who cannot change them', async () => {
    const colleague = await shop.visitor()
    await signInAs(colleague, shop.store, ['admin'])
    const { id } = await add(owner, { name: 'Ours', isShared: true })
    await add(owner, { name: 'Mine' })
    expect(await names(colleague)).toEqual(['Ours (shared)'])
    expect((await colleague.send('PUT', `/api/panel/views/${id}`, late)).status).toBe(404)
    expect((await colleague.send('DELETE', `/api/panel/views/${id}`)).status).toBe(404)
    expect(await names(owner)).toEqual(['Mine', 'Ours'])
  })

  it('are refused when the list does not know what they ask for', async () => {
    const queries = ['f=price:is:1', 'sort=customer', 'cols=number,secret', 'page=2', 'f=total:lt:few']
    const answers = await Promise.all(queries.map((query) => owner.send('POST', path, { ...late, query })))
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400])
    expect(answers[0]?.json).toMatchObject({ errors: { query: 'This list has no such filter.' } })
    expect((await owner.send('POST', path, { ...late, name: 'Two\nlines' })).json).toMatchObject({
      errors: { name: 'Write it in one line, without line breaks.' },
    })
    expect(await names(owner)).toEqual([])
  })

  it('have a name of their own among those that somebody sees', async () => {
    const colleague = await shop.visitor()
    await signInAs(colleague, shop.store, ['admin'])
    await add(colleague, { name: 'Shared', isShared: true })
    await add(colleague, { name: 'Hidden' })
    const { id } = await add(owner)
    const taken = { errors: { name: 'Another view of this list has that name. Choose another one.' } }
    const again = await owner.send('POST', path, { ...late, name: ' late' })
    expect([again.status, again.json]).toMatchObject([400, taken])
    expect((await owner.send('POST', path, { ...late, name: 'Shared' })).json).toMatchObject(taken)
    // Neither can it have that of a view that comes with the list.
    expect((await owner.send('POST', path, { ...late, name: 'all' })).json).toMatchObject(taken)
    const other = await add(owner, { name: 'Hidden' })
    const renamed = await owner.send('PUT', `/api/panel/views/${other.id}`, { ...late, name: 'Late' })
    expect(renamed.json).toMatchObject(taken)
    expect((await owner.send('PUT', `/api/panel/views/${id}`, { ...late, query: '' })).status).toBe(200)
    expect(await names(owner)).toEqual(['Hidden', 'Late', 'Shared (shared)'])
  })

  it('are there for those who may see the list', async () => {
    const moderator = await shop.visitor()
    await signInAs(moderator, shop.store, ['moderator'])
    expect((await moderator.get(path)).status).toBe(404)
    expect((await owner.get('/api/panel/lists/secrets/views')).status).toBe(404)
  })

  it('are at most fifty of a list', async () => {
    for (let count = 0; count < 50; count += 1) await add(owner, { name: `View ${count}` })
    expect((await owner.send('POST', path, late)).json).toMatchObject({
      message: 'You have 50 views of this list. Remove one first.',
    })
  })
})
