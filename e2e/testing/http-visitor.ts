/** A visitor without a screen: keeps cookies and crumb, and makes the storefront's calls as the storefront does. */
export class HttpVisitor {
  readonly #url: string
  readonly #cookies = new Map<string, string>()

  constructor(url: string) {
    this.#url = url
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name)
  }

  /** All cookies as a request sends them. */
  get cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async get(path: string): Promise<Response> {
    return this.#send('GET', path)
  }

  /** Sends JSON with the crumb. */
  async send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<Response> {
    if (!this.#cookies.has('crumb')) await this.get('/')
    const answer = await this.#send(method, path, body)
    return (await isCrumbFail(answer)) ? this.#send(method, path, body) : answer
  }

  /** Reads a page's data, as its template sees it. */
  async pageData(path: string): Promise<PageData> {
    const response = await this.get(`${path}?format=json`)
    if (!response.ok) throw new Error(`${path}?format=json answered ${response.status}`)
    return (await response.json()) as PageData
  }

  async addToCart(entry: { itemId: string; sku: string | null; quantity: number }): Promise<Response> {
    return this.send('POST', '/api/commerce/shopping-cart/entries', { additionalFields: null, ...entry })
  }

  async #send(method: string, path: string, body?: unknown): Promise<Response> {
    const crumb = this.#cookies.get('crumb')
    const response = await fetch(this.#url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.#cookies.size > 0 ? { cookie: this.cookieHeader } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(crumb ? { 'x-csrf-token': crumb } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of response.headers.getSetCookie()) this.#keepCookie(line)
    return response
  }

  #keepCookie(line: string): void {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    this.#cookies.set(pair.slice(0, at), decodeURIComponent(pair.slice(at + 1)))
  }
}

async function isCrumbFail(answer: Response): Promise<boolean> {
  if (!answer.headers.get('content-type')?.includes('json')) return false
  const value: unknown = await answer.clone().json()
  return typeof value === 'object' && value !== null && 'crumbFail' in value
}

/** The part of a page's data that journeys read. */
export interface PageData {
  readonly item?: {
    readonly id: string
    readonly collectionId: string
    readonly structuredContent: {
      readonly variants: readonly { readonly id: string; readonly sku: string; readonly qtyInStock: number }[]
    }
  }
}
