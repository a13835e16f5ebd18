import { hash } from 'node:crypto'
import { StoreUnavailableError } from '@vitrine/store/engine/errors'
import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { answerErrors, answerFailure, failureText } from './errors.ts'

const ignore = () => undefined

function serverThatFails() {
  const app = fastify()
  answerErrors(app, { info: ignore, warn: ignore, error: ignore })
  app.get('/broken', () => {
    throw new Error('a secret of ours')
  })
  app.get('/nowhere', (request, reply) => answerFailure(request, reply, 404, failureText.notFound))
  return (url: string) => app.inject({ url, headers: { accept: 'text/html' } })
}

describe('a failure', () => {
  it.each(['ENOSPC', 'EDQUOT'])(
    'of a file that finds no room (%s) says that it may be tried again',
    async (code) => {
      const app = fastify()
      answerErrors(app, { info: ignore, warn: ignore, error: ignore })
      app.post('/api/full', () => {
        throw Object.assign(new Error(`${code}: write`), { code, syscall: 'write' })
      })
      const { statusCode, headers, json } = await app.inject({ method: 'POST', url: '/api/full' })
      expect([statusCode, headers['retry-after'], json()]).toEqual([
        503,
        '180',
        { message: failureText.storageFull },
      ])
    },
  )

  it('of a database that is away may be tried again in the seconds that its words name, and is one line of the log', async () => {
    const app = fastify()
    const lines: object[] = []
    answerErrors(app, { info: ignore, warn: ignore, error: (details) => lines.push(details) })
    app.get('/api/away', () => {
      throw new StoreUnavailableError(new Error('Connection terminated unexpectedly'))
    })
    const { statusCode, headers, json } = await app.inject({ url: '/api/away' })
    expect([statusCode, headers['retry-after'], json()]).toEqual([
      503,
      '10',
      { message: 'Please try again in a few seconds.' },
    ])
    expect(lines).toEqual([
      {
        request: expect.anything(),
        method: 'GET',
        address: '/api/away',
        reason: 'Connection terminated unexpectedly',
      },
    ])
  })
})

describe('the page of a failure', () => {
  it('is of the page type 101, error, and keeps what was thrown to itself', async () => {
    const { body } = await serverThatFails()('/broken')
    expect(body).toContain('<body data-page-type="101">')
    expect(body).toContain(failureText.internal)
    expect(body).not.toContain('a secret of ours')
  })

  it('is of the page type 100, not found, where there is nothing', async () => {
    expect((await serverThatFails()('/nowhere')).body).toContain('<body data-page-type="100">')
  })

  it('may look as it does, and do nothing', async () => {
    const { body, headers } = await serverThatFails()('/nowhere')
    const style = body.match(/<style>(.*)<\/style>/)?.[1] ?? ''
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`style-src 'sha256-${hash('sha256', style, 'base64')}'`)
    expect(policy).toMatch(/default-src 'none'.*sandbox/)
  })
})
