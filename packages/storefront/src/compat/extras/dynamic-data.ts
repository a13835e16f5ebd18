import { elementOf } from '../elements.ts'
import { announceContent } from '../lifecycle/lifecycle.ts'
import { Widget } from '../widget.ts'

/** What a script says of the page that is to be fetched. */
export interface DynamicSettings {
  /** Where the content goes. */
  readonly wrapper?: unknown
  /** The link whose click fetches its page. */
  readonly target?: unknown
  /** What of the page is taken. */
  readonly injectEl?: string
  readonly useHashes?: boolean
  readonly autoOpenHash?: boolean
  readonly scrollToWrapperPreLoad?: boolean
}

/** `Y.Squarespace.DynamicData`: a link that brings its page into this one. */
export class DynamicData extends Widget {
  #isLoaded = false

  constructor(settings: DynamicSettings = {}) {
    super({ injectEl: 'section > *', ...settings })
    const link = elementOf(settings.target)
    link?.addEventListener('click', (event) => {
      event.preventDefault()
      if (settings.useHashes) location.hash = `#${link.getAttribute('href') ?? ''}`
      void this.fetch()
    })
    const href = link?.getAttribute('href')
    if (settings.autoOpenHash && href && [`#${href}`, `#${href}/`].includes(location.hash)) void this.fetch()
  }

  /** Fetches the page once and puts its content in place. Scripts in it do not run. */
  async fetch(): Promise<void> {
    const wrapper = elementOf(super.get('wrapper'))
    const href = elementOf(super.get('target'))?.getAttribute('href')
    if (!wrapper || !href || this.#isLoaded || new URL(href, location.href).origin !== location.origin) return
    this.#isLoaded = true
    if (super.get('scrollToWrapperPreLoad')) wrapper.scrollIntoView({ behavior: 'smooth' })
    wrapper.classList.add('sqs-dynamic-data-loading')
    try {
      const answer = await fetch(href)
      if (!answer.ok) throw new Error(`The page answers ${answer.status}`)
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
      const found = [...page.querySelectorAll(String(super.get('injectEl')))]
      if (found.length === 0) throw new Error('The page has nothing of what is taken')
      wrapper.replaceChildren(...found.map((each) => document.importNode(each, true)))
      wrapper.classList.add('sqs-dynamic-data-ready', 'dynamic-data-ready')
      wrapper.setAttribute('data-dynamic-data-loaded', 'true')
      announceContent()
      this.fire('ready')
      this.fire('load')
    } catch {
      this.#isLoaded = false
      // Without the fetched page its link still leads there.
      location.assign(href)
    } finally {
      wrapper.classList.remove('sqs-dynamic-data-loading')
    }
  }

  /** Fetches the page, as when its link is clicked. */
  open(): void {
    void this.fetch()
  }
}
