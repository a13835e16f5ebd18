import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BuiltStore, buildStore } from '../testing/build-store.ts'

let built: BuiltStore
beforeAll(async () => {
  built = await buildStore()
})
afterAll(() => built.close())

const atMs = 1_000
const times = { createdAtMs: atMs, updatedAtMs: atMs }
const area = { id: 'room', name: 'Room', deniedText: '', ...times }
const plan = {
  id: 'friends',
  name: 'Friends',
  description: '',
  areaIds: [],
  price: { kind: 'free' },
  isOffered: true,
  ...times,
} as const
const membership = {
  id: 'of-ada',
  email: 'ada@example.com',
  planId: plan.id,
  source: 'joined',
  startedAtMs: atMs,
  endsAtMs: null,
  updatedAtMs: atMs,
} as const

describe('areas, plans and memberships', () => {
  it('are saved in a transaction where they are new, or locked by it', async () => {
    const store = built.store.site(built.website.id)
    await store.transaction(async ({ memberAreas, membershipPlans, memberships }) => {
      await memberAreas.save(area)
      await membershipPlans.save(plan)
      await memberships.save(membership)
    })
    const unlocked = [
      store.transaction(({ memberAreas }) => memberAreas.save({ ...area, name: 'Hall' })),
      store.transaction(({ membershipPlans }) => membershipPlans.save({ ...plan, name: 'Foes' })),
      store.transaction(async ({ memberships }) => {
        const [own] = await memberships.ofEmail(membership.email)
        if (own) await memberships.save({ ...own, endsAtMs: atMs })
      }),
    ]
    const answers = await Promise.allSettled(unlocked)
    expect(answers.map((each) => (each.status === 'rejected' ? String(each.reason) : 'saved'))).toEqual([
      'Error: The member area room was saved in a transaction that had not locked it.',
      'Error: The plan friends was saved in a transaction that had not locked it.',
      'Error: The membership of-ada was saved in a transaction that had not locked it.',
    ])
    await store.transaction(async ({ memberAreas, membershipPlans, memberships }) => {
      await memberAreas.lock(area.id)
      await memberAreas.save({ ...area, name: 'Hall' })
      await membershipPlans.lock(plan.id)
      await membershipPlans.save({ ...plan, name: 'Foes' })
      const [own] = await memberships.lockOfEmail('Ada@example.com')
      if (own) await memberships.save({ ...own, endsAtMs: atMs })
    })
    expect((await store.memberAreas.find(area.id))?.name).toBe('Hall')
    expect((await store.membershipPlans.find(plan.id))?.name).toBe('Foes')
    expect((await store.memberships.find(membership.id))?.endsAtMs).toBe(atMs)
  })
})
