/** A server of files: each request waits until the test answers it. */
export class FakeRequest extends EventTarget {
  static all: FakeRequest[] = []
  readonly upload = new EventTarget()
  address = ''
  crumb = ''
  responseText = ''
  status = 0
  open(_method: string, address: string) {
    this.address = address
    FakeRequest.all.push(this)
  }
  setRequestHeader(_name: string, value: string) {
    this.crumb = value
  }
  send() {}
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  answer(body: object, status = 200) {
    this.responseText = JSON.stringify(body)
    this.status = status
    this.dispatchEvent(new Event('load'))
  }
}

/** Sets the cookie as the server would. */
export function keepCrumb(crumb: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: as the server would set it
  document.cookie = `crumb=${crumb};path=/`
}

/** Chooses files in the input of the page; what begins with large is larger than 100 bytes. */
export function chooseFiles(...names: readonly string[]): void {
  const input = document.querySelector('input[type="file"]') as HTMLInputElement
  const files = names.map((name) => new File([name.startsWith('large') ? 'x'.repeat(101) : 'x'], name))
  let chosen: readonly File[] = files
  Object.defineProperty(input, 'files', { configurable: true, get: () => chosen })
  Object.defineProperty(input, 'value', {
    configurable: true,
    get: () => '',
    set: () => {
      chosen = []
    },
  })
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
