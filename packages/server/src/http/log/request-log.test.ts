import { request } from 'node:http'
import { buildSite } from '@vitrine/store/testing/builders'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildApp } from '../../app.ts'
import { makeLog } from '../../start/open-log.ts'
import { type OpenSite, openSite } from '../../testing/open-site.ts'
import type { LoggedRequests } from './request-log.ts'

interface LoggingServer {
  readonly app: FastifyInstance
  /** What was logged of requests since this was last asked. */
  read(): readonly Record<string, unknown>[]
}

describe('the log of requests', () => {
  let site: OpenSite
  beforeAll(async () => {
    site = await openSite()
  })
  afterAll(() => site.close())

  function open(requests: LoggedRequests, slowMs = Number.POSITIVE_INFINITY): LoggingServer {
    const lines: string[] = []
    const logger = makeLog('info', { write: (line) => void lines.push(line) })
    const app = buildApp({ ...site.services, log: logger }, { serverLog: { logger, requests, slowMs } })
    app.get('/api/broken', () => {
      throw new Error('torn')
    })
    const read = () =>
      lines
        .splice(0)
        .map((line) => JSON.parse(line))
        .filter(({ msg }) => /^A request/.test(msg))
    return { app, read }
  }

  it('tells of each request what was asked, of which site, and how it was answered', async () => {
    const { app, read } = open('all')
    await app.inject('/shop/mug?format=json&key=secret')
    await app.inject({ method: 'POST', url: '/nowhere' })
    expect(read()).toMatchObject([
      {
        level: 'info',
        msg: 'A request was answered',
        request: expect.stringMatching(/^[\w-]{4}-1$/),
        method: 'GET',
        address: '/shop/mug?format=json&key=…',
        status: 200,
        ms: expect.any(Number),
        site: site.website.id,
      },
      { request: expect.stringMatching(/-2$/), method: 'POST', address: '/nowhere', status: 404 },
    ])
    await app.close()
  })

  it('tells of pages from memory too', async () => {
    const { app, read } = open('all')
    const port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port)
    await ask(port, '/blog')
    read()
    await ask(port, '/blog')
    expect(read()).toMatchObject([
      { msg: 'A request was answered', method: 'GET', address: '/blog', status: 200, site: site.website.id },
    ])
    await app.close()
  })

  it('tells of trouble alone where that is what is wished for, with the error under the same name', async () => {
    const { app, read } = open('trouble')
    await app.inject('/shop/mug')
    await app.inject('/nowhere')
    await app.inject('/api/broken?token=secret')
    const [error, answer, ...more] = read()
    expect(error).toMatchObject({
      msg: 'A request failed',
      address: '/api/broken?token=…',
      err: { message: 'torn' },
    })
    expect(answer).toMatchObject({
      level: 'error',
      status: 500,
      address: '/api/broken?token=…',
      request: error?.request,
    })
    expect(more).toEqual([])
    await app.close()
  })

  it('takes the answer of a suspended site for one that is as it should be', async () => {
    const two = buildSite({ hosts: ['two.example'] })
    const { sites } = site.services.store
    await sites.claimHome()
    await sites.add(two)
    await sites.suspend(two.id, { reason: 'Invoice 12 is open', sinceMs: 0 }, async () => {})
    const { app, read } = open('all')
    await app.inject({ url: '/shop/mug', headers: { host: 'two.example' } })
    expect(read()).toMatchObject([{ level: 'info', status: 503, msg: 'A request was answered' }])
    await app.close()
  })

  it('tells of none where it is off, but of what failed', async () => {
    const { app, read } = open('off')
    await app.inject('/shop/mug')
    await app.inject('/api/broken')
    expect(read().map(({ msg }) => msg)).toEqual(['A request failed'])
    await app.close()
  })

  it('tells of what took long', async () => {
    const { app, read } = open('trouble', 0)
    await app.inject('/shop/mug')
    await app.inject('/nowhere')
    expect(read()).toMatchObject([
      { level: 'warn', msg: 'A request took long', address: '/shop/mug', status: 200 },
      { level: 'warn', msg: 'A request took long', address: '/nowhere', status: 404 },
    ])
    await app.close()
  })
})

function ask(port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request({ port, path }, (response) => {
      response.on('end', resolve).resume()
    })
    call.on('error', reject).end()
  })
}
