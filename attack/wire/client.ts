import { Agent, type IncomingMessage, request } from 'node:http'
import type { Answer } from './answer.ts'

/** A request as the attacker wants it. */
export interface WireRequest {
  readonly method?: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** One browser's worth of cookies against one host, under any address that a proxy could have seen. */
export class Client {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 16 })
  readonly #cookies = new Map<string, string>()
  readonly #port: number
  readonly #host: string

  constructor(port: number, host: string) {
    this.#port = port
    this.#host = host
  }

  get crumb(): string {
    return this.#cookies.get('crumb') ?? ''
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  /** Sends JSON with the crumb; a first visit fetches one. */
  async sendJson(
    method: string,
    path: string,
    value: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    if (!this.crumb) await this.send({ path: '/', headers })
    return this.send({
      method,
      path,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(value),
    })
  }

  send({ method = 'GET', path, headers = {}, body }: WireRequest): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port: this.#port,
          method,
          path,
          agent: this.#agent,
          headers: {
            host: this.#host,
            ...(this.#cookies.size > 0 ? { cookie: this.#cookieHeader() } : {}),
            ...(this.crumb ? { 'x-csrf-token': this.crumb } : {}),
            ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
            ...headers,
          },
        },
        (response) => this.#read(response).then(resolve, reject),
      )
      asked.setTimeout(30_000, () => asked.destroy(new Error(`${method} ${path} got no answer in 30 s`)))
      asked.on('error', reject)
      asked.end(body)
    })
  }

  close(): void {
    this.#agent.destroy()
  }

  #cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async #read(response: IncomingMessage): Promise<Answer> {
    for (const line of response.headers['set-cookie'] ?? []) this.#keep(line)
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk)
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      body: Buffer.concat(chunks).toString(),
    }
  }

  #keep(line: string): void {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    if (/max-age=0|1970/i.test(line)) this.#cookies.delete(pair.slice(0, at))
    else this.#cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }
}
