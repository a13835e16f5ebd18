import type { FastifyInstance } from 'fastify'

/** What a client got back. */
export interface Answer {
  readonly status: number
  /** The parsed JSON; null for pages. */
  readonly json: unknown
  readonly text: string
  readonly location: string | null
  readonly headers: Readonly<Record<string, unknown>>
}

/** A browser of a test: it keeps cookies, and sends the crumb back. */
export interface Visitor {
  readonly cookies: ReadonlyMap<string, string>
  get(url: string): Promise<Answer>
  send(
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Answer>
  /** Posts a plain form, as a browser without scripts does. */
  submit(url: string, fields: Readonly<Record<string, string>>, referer?: string): Promise<Answer>
}

/** Opens such a browser; it has met the site of a host before, and so has a crumb. */
export async function openVisitor(
  app: FastifyInstance,
  host = 'localhost:80',
  remoteAddress = '127.0.0.1',
): Promise<Visitor> {
  const cookies = new Map<string, string>()
  const origin = `http://${host}`

  const ask = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    more: object,
  ): Promise<Answer> => {
    const response = await app.inject({
      method,
      url,
      remoteAddress,
      ...withCookies({ ...more, host }, cookies),
    })
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0) cookies.delete(name)
      else cookies.set(name, value)
    }
    const isJson = String(response.headers['content-type']).startsWith('application/json')
    return {
      status: response.statusCode,
      json: isJson ? response.json() : null,
      text: response.body,
      location: response.headers.location ?? null,
      headers: response.headers,
    }
  }

  const send: Visitor['send'] = (method, url, body, headers = {}) =>
    ask(method, url, {
      headers: { 'x-csrf-token': cookies.get('crumb') ?? '', ...headers },
      ...(body === undefined ? {} : { payload: body }),
    })

  // The first change is refused with a crumb, as for any new visitor.
  await send('DELETE', '/api/commerce/shopping-cart/entries/none')
  return {
    cookies,
    get: (url) => ask('GET', url, { headers: { accept: 'text/html' } }),
    send,
    submit: (url, fields, referer) =>
      ask('POST', url, {
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'text/html',
          origin,
          ...(referer ? { referer: `${origin}${referer}` } : {}),
        },
        payload: new URLSearchParams(fields).toString(),
      }),
  }
}

function withCookies(more: object, cookies: ReadonlyMap<string, string>): object {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const given = 'headers' in more ? (more.headers as object) : {}
  const headers = 'host' in more ? { host: more.host, ...given } : given
  return { ...more, headers: { ...headers, ...(cookie ? { cookie } : {}) } }
}
