import { readdirSync } from 'node:fs'
import path from 'node:path'
import { Compile } from 'typebox/compile'
import { describe, expect, it } from 'vitest'
import type { Call } from './call.ts'
import { allCalls } from './calls.ts'
import { exactly } from './testing/exactly.ts'
import { sampleOf } from './testing/invalid-samples.ts'

const named = allCalls.map((call) => [`${call.method} ${call.path}`, call] as const)
const places = allCalls.map(({ method, path: at }) => `${method} ${at.replace(/:\w+/g, ':')}`)
const isOwners = ({ policy }: Call) => policy.kind === 'owner'

/** The parts of a call that a schema describes. */
const parts = (call: Call) => [
  call.params,
  call.query,
  call.body,
  call.reply,
  ...(call.form ? [call.form] : []),
]

describe('the list of calls', () => {
  it('names each once, and gives each an address of its own', () => {
    expect(new Set(allCalls.map(({ name }) => name)).size).toBe(allCalls.length)
    expect(new Set(places).size).toBe(allCalls.length)
  })

  it('holds every call that the contract defines', async () => {
    const defined = await definedCalls()
    const listed = new Set(allCalls)
    expect(defined.length).toBe(allCalls.length)
    expect(defined.filter((call) => !listed.has(call)).map(({ name }) => name)).toEqual([])
  })

  it('lets nobody change anything by reading', () => {
    const changes = allCalls.filter(({ method }) => method !== 'GET')
    expect(changes.filter(({ policy }) => policy.kind === 'public-read')).toEqual([])
  })

  it('keeps the panel for owners, but for the ways in', () => {
    const inPanel = allCalls.filter((call) => call.path.startsWith('/api/panel/'))
    const doors = inPanel.filter((call) => !isOwners(call)).map(({ name }) => name)
    expect(doors.sort()).toEqual([
      'askPasskeySignIn',
      'finishSignIn',
      'firstOwner',
      'join',
      'readInvitation',
      'readSignInMethods',
      'requestPasswordLink',
      'requestSignInLink',
      'setPassword',
      'signIn',
      'signInByLink',
      'signInByPasskey',
    ])
    // Their addresses are those of the specification.
    const elsewhere = allCalls.filter(isOwners).filter((call) => !inPanel.includes(call))
    expect([...new Set(elsewhere.map(({ path }) => path))]).toEqual([
      '/api/site-users/account/notifications/restock/groups',
      '/api/site-users/account/notifications/restock',
      '/api/site-users/account/notifications/restock/send',
      '/api/site-users/account/notifications/restock/send/all',
      '/api/site-header-footer',
      '/api/multilingual/settings',
      '/api/multilingual/languages',
      '/api/multilingual/status',
    ])
  })

  it('counts the attempts at every way in', () => {
    const doors = allCalls.filter((call) => call.path.startsWith('/api/panel/') && !isOwners(call))
    const tried = doors.filter(({ method }) => method !== 'GET')
    expect(tried.filter(({ limit }) => limit === null)).toEqual([])
  })
})

describe('each call', () => {
  it.each(named)('%s describes the parameters of its path, and no others', (_name, call) => {
    const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name)
    const { properties = {} } = call.params as { readonly properties?: object }
    expect(Object.keys(properties).sort()).toEqual(inPath.sort())
  })

  it.each(named)('%s takes a sample of each of its parts', (_name, call) => {
    const refused = parts(call).filter((schema) => !Compile(schema).Check(sampleOf(schema)))
    expect(refused).toEqual([])
  })

  it.each(named)('%s refuses what none of its parts names, where all of it is to be named', (_name, call) => {
    const closed = parts(call)
      .map(exactly)
      .filter((schema) => 'properties' in schema)
    const taken = closed.filter((schema) => Compile(schema).Check({ ...Object(sampleOf(schema)), stray: 1 }))
    expect(taken).toEqual([])
  })

  it.each(named)('%s opens to somebody, if it is for owners', (_name, { policy }) => {
    expect(policy.kind === 'owner' ? policy.roles : ['anybody']).not.toEqual([])
  })
})

/** Every call that a file of the contract exports. */
async function definedCalls(): Promise<readonly Call[]> {
  const dir = import.meta.dirname
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const modules = await Promise.all(
    files.map((file) => import(path.join(dir, file)) as Promise<Readonly<Record<string, unknown>>>),
  )
  const exported = modules.flatMap((each) => Object.values(each))
  return [...new Set(exported.filter(isCall))]
}

function isCall(value: unknown): value is Call {
  return typeof value === 'object' && value !== null && 'policy' in value && 'path' in value
}
