import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteListeners } from '../../testing/note-listeners.ts'
import { cookiesAllowed, tellContext } from '../../testing/tell-context.ts'
import type { VitrineWindow } from '../insight/give-globals.ts'
import { exposureEvent } from './exposure-event.ts'
import { startExperiments } from './start-experiments.ts'

const variants = [
  { name: 'a', percent: 1 },
  { name: 'b', percent: 99 },
]
const hero = { name: 'hero', experimentType: 'ab-test', variants, chosen: null }
const markup =
  '<p data-experiment="hero" data-variant="a">A</p><p data-experiment="hero" data-variant="b" hidden>B</p><p data-experiment="other" data-variant="x" hidden>X</p>'
const restrictive = { cookieSettings: { isRestrictiveCookiePolicyEnabled: true } }

let stopListening = () => {}
const exposed = vi.fn()
beforeEach(() => {
  stopListening = noteListeners()
  document.addEventListener(exposureEvent, (event) => exposed((event as CustomEvent).detail))
  document.body.innerHTML = markup
  sessionStorage.setItem('vitrine-experiments', 'unit-of-b')
})
afterEach(() => {
  stopListening()
  exposed.mockReset()
  sessionStorage.clear()
  document.head.innerHTML = ''
  document.body.innerHTML = ''
  tellContext(null)
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested.
  document.cookie = 'cookie-consent=;path=/;max-age=0'
})
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('p')]
    .filter(({ hidden }) => !hidden)
    .map(({ textContent }) => textContent)

describe('experiments of a page', () => {
  it('show the elements of the visitor’s variant alone, and tell that it was seen', () => {
    tellContext({ ...cookiesAllowed, experiments: [hero] })
    startExperiments()
    expect(document.querySelector('style')?.textContent).toContain(
      '[data-experiment="hero"][data-variant]:not([data-variant="b"]){display:none!important}',
    )
    expect(shown()).toEqual(['B'])
    expect(exposed.mock.calls).toEqual([[{ name: 'hero', variant: 'b' }]])
  })

  it('tell nothing of a page that shows none of it', () => {
    document.body.innerHTML = ''
    tellContext({ ...cookiesAllowed, experiments: [hero] })
    startExperiments()
    expect(exposed).not.toHaveBeenCalled()
  })

  it('answer scripts of the template from their first line on', () => {
    const page: VitrineWindow = {}
    tellContext({ ...cookiesAllowed, experiments: [hero] })
    startExperiments(document, page)
    expect(page.vitrine?.experiments?.variantOf('hero')).toBe('b')
  })

  it('keep nothing where nothing may be kept: all see the first variant', () => {
    tellContext({ ...restrictive, experiments: [hero] })
    startExperiments()
    expect(shown()).toEqual(['A'])
    expect([sessionStorage.length, exposed.mock.calls]).toEqual([0, []])
  })

  it('keep nothing where all get the same', () => {
    tellContext({ ...cookiesAllowed, experiments: [{ ...hero, chosen: 'b' }] })
    startExperiments()
    expect(shown()).toEqual(['B'])
    expect(sessionStorage.length).toBe(0)
  })

  it('forget the number at once when the answer is “necessary”', () => {
    tellContext({ ...cookiesAllowed, experiments: [hero] })
    startExperiments()
    expect(sessionStorage.length).toBe(1)
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie is what is tested.
    document.cookie = 'cookie-consent=necessary;path=/'
    dispatchEvent(new CustomEvent('vitrine:consent', { detail: 'necessary' }))
    expect(sessionStorage.length).toBe(0)
  })

  it('leave a page as it was written where a definition is wrong', () => {
    tellContext({ ...cookiesAllowed, experiments: [{ ...hero, variants: [] }] })
    startExperiments()
    expect(shown()).toEqual(['A'])
    expect(document.querySelector('style')).toBeNull()
  })
})
