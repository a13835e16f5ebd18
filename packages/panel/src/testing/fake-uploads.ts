/** Lets the older requests that files are sent with go the way of the fake `fetch`; returns how to stop. */
export function fakeUploads(): () => void {
  const real = globalThis.XMLHttpRequest
  Reflect.set(globalThis, 'XMLHttpRequest', FakeRequest)
  return () => Reflect.set(globalThis, 'XMLHttpRequest', real)
}

/** A request as far as uploads use it. */
class FakeRequest {
  status = 0
  response: unknown = null
  responseType = ''
  readonly upload: { onprogress?: (event: { readonly loaded: number }) => void } = {}
  onload: () => void = () => undefined
  onerror: () => void = () => undefined
  onabort: () => void = () => undefined
  #method = 'GET'
  #url = ''
  #isAborted = false

  open(method: string, url: string): void {
    this.#method = method
    this.#url = url
  }

  setRequestHeader(): void {}

  getResponseHeader(): null {
    return null
  }

  abort(): void {
    this.#isAborted = true
    this.onabort()
  }

  send(): void {
    this.upload.onprogress?.({ loaded: 1 })
    globalThis
      .fetch(this.#url, { method: this.#method })
      .then(async (response) => {
        this.status = response.status
        this.response = await response.json()
        if (!this.#isAborted) this.onload()
      })
      .catch(() => this.onerror())
  }
}
