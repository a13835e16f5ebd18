import { expect, it } from 'vitest'
import { openShop } from '../../testing/open-shop.ts'
import { signInAs } from '../../testing/sign-in.ts'

const id = '0'.repeat(24)
const site = { title: 'Two', host: 'two.example', templateId: 'demo', content: 'empty' }

it('who has signed in a while ago proves again who they are before they touch whole sites, invitations or sign-ins', async () => {
  const shop = await openShop()
  const owner = await shop.visitor()
  await signInAs(owner, shop.store, ['admin'])
  shop.clock.nowMs += 5 * 60_000
  const asked = await Promise.all([
    owner.send('POST', '/api/panel/sites', site),
    owner.send('PUT', `/api/panel/sites/${id}`, { title: 'Two', hosts: [], version: '' }),
    owner.send('POST', `/api/panel/sites/${id}/owner-link`),
    owner.send('POST', `/api/panel/sites/${id}/removal`, { title: 'Two' }),
    owner.send('POST', `/api/panel/sites/${id}/suspension`, { reason: '' }),
    owner.send('DELETE', `/api/panel/invitations/${id}`),
    owner.send('DELETE', `/api/panel/people/${id}/sign-ins/${id}`),
  ])
  expect(asked.map(({ json }) => json)).toEqual(
    asked.map(() => expect.objectContaining({ needs: 'confirmation' })),
  )
  await shop.close()
})
