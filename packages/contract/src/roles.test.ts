import type { Role } from '@vitrine/domain/owners/role'
import { expect, it } from 'vitest'
import { allCalls } from './calls.ts'

const rooms = (names: string) => names.split(' ').flatMap((name) => [`changes ${name}`, `reads ${name}`])

/** The published grid, by the first part of the addresses behind `/api/panel/` that each role may call beside its own account, acts, views and start. Of acts on many rows it sees those that it may do. */
const grid: Readonly<Record<Exclude<Role, 'admin' | 'storeManager' | 'editor'>, readonly string[]>> = {
  billing: [],
  reporting: ['reads insight'],
  moderator: [...rooms('comment-settings comments'), 'reads comments.csv'],
  commenter: [],
  scheduling: [],
  viewer: [],
  campaignsEditor: [
    ...rooms('newsletter-lists subscriber-imports subscribers campaigns'),
    'changes campaign-previews',
    'reads campaign-picks',
    'reads subscribers.csv',
  ],
  schedulingViewer: [],
  schedulingEditor: [],
}

const mayCall = (role: Role) =>
  allCalls.filter(({ policy }) => policy.kind === 'owner' && policy.roles.includes(role))

it.each(Object.entries(grid))('a %s may call what the grid says', (role, may) => {
  const own = /^\/api\/panel\/(account|session|start|lists|views|activity|bulk-acts)\b/
  const called = mayCall(role as Role)
    .filter(({ path }) => !own.test(path))
    .map(({ method, path }) => `${method === 'GET' ? 'reads' : 'changes'} ${path.split('/')[3]}`)
  expect([...new Set(called)].toSorted()).toEqual(may.toSorted())
})

const pathsOf = (role: Role) =>
  mayCall(role).map(({ method, path }) => `${method} ${path.replace('/api/panel/', '')}`)

/** What is for administrators: people, keys, style, notices, and to change settings but for the words of mail and the makers of products. */
const closed =
  /^(\w+ (people|invitations|owner|api-keys|design|header-footer|notices|redirects|sites)|(PUT|POST|DELETE) settings\/(?!mail-texts|product-feeds|makers))/

it('a store manager keeps the store and the content, not settings, payments, style, people or keys', () => {
  const wanted = ['GET orders', 'PUT items/:itemId', 'PUT settings/mail-texts', 'GET products']
  expect(pathsOf('storeManager')).toEqual(expect.arrayContaining(wanted))
  expect(pathsOf('storeManager').filter((path) => closed.test(path))).toEqual([])
})

it('a content editor writes on pages that are there, with the products in them, and sees no orders', () => {
  const wanted = ['PUT items/:itemId', 'PUT layouts/:kind/:ownerId', 'GET products']
  expect(pathsOf('editor')).toEqual(expect.arrayContaining(wanted))
  expect(
    pathsOf('editor').filter((path) => closed.test(path) || / (orders|mail|payment)/.test(path)),
  ).toEqual([])
})

it('only administrators say which pages there are', () => {
  const pageCalls = allCalls.filter(
    ({ path, method }) => /^\/api\/panel\/pages/.test(path) && method !== 'GET',
  )
  const open = pageCalls.filter(({ policy }) => policy.kind === 'owner' && policy.roles.length > 1)
  expect(open.map(({ name }) => name)).toEqual(['changePage'])
})

it('no key reads accounts, people, keys or settings', () => {
  const read = allCalls.filter(({ policy }) => policy.kind === 'owner' && 'key' in policy && policy.key)
  expect(read.length).toBeGreaterThan(10)
  expect(
    read.map(({ path }) => path).filter((path) => /settings|people|accounts?\b|api-keys/.test(path)),
  ).toEqual([])
})
