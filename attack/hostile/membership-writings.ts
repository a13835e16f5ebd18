import type { HttpVisitor } from '../../e2e/testing/http-visitor.ts'
import { read } from '../../e2e/testing/read.ts'
import type { Writing } from './write-hostile.ts'

interface SetUp {
  readonly areas: readonly { readonly id: string; readonly updatedAtMs: number }[]
  readonly plans: readonly { readonly id: string; readonly updatedAtMs: number }[]
}

const path = '/api/panel/members'

/** An area, a plan that opens it, and a member. */
export function membershipWritings(http: HttpVisitor): readonly Writing[] {
  const setUp = () => read<SetUp>(http, `${path}/set-up`)
  const area = { name: 'Inner room', deniedText: 'For members', things: [] }
  const plan = { name: 'Friends', description: 'All of it', price: { kind: 'free' }, isOffered: true }
  const areaIds = async () => (await setUp()).areas.map(({ id }) => id)
  return [
    { name: 'addMemberArea', method: 'POST', open: async () => ({ path: `${path}/areas`, body: area }) },
    {
      name: 'changeMemberArea',
      method: 'PUT',
      open: async () => {
        const [first] = (await setUp()).areas
        const body = { ...area, updatedAtMs: first?.updatedAtMs }
        return { path: `${path}/areas/${first?.id}`, body }
      },
    },
    {
      name: 'addMembershipPlan',
      method: 'POST',
      open: async () => ({ path: `${path}/plans`, body: { ...plan, areaIds: await areaIds() } }),
    },
    {
      name: 'changeMembershipPlan',
      method: 'PUT',
      open: async () => {
        const [first] = (await setUp()).plans
        const body = { ...plan, areaIds: await areaIds(), updatedAtMs: first?.updatedAtMs }
        return { path: `${path}/plans/${first?.id}`, body }
      },
    },
  ]
}
