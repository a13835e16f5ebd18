import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { IslandKind, IslandModule } from './island-kind.ts'
import { islandTimeLimitMs, wakeIslands } from './wake-islands.ts'

let load: ReturnType<typeof vi.fn<() => Promise<IslandModule>>>
let shown: Document
const woken: HTMLElement[] = []

function start(when: IslandKind['when'], page: string): HTMLElement {
  // A document of its own for each test: listeners of one do not hear another.
  shown = document.implementation.createHTMLDocument()
  shown.body.innerHTML = page
  wakeIslands(shown, [{ selector: '.island', when, load, failureTitle: () => 'Unable to Add Item' }])
  return shown.querySelector('.island') as HTMLElement
}

const touch = (element: Element | null, type = 'pointerdown') =>
  element?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }))

beforeEach(() => {
  woken.length = 0
  load = vi.fn(async () => ({ wake: (element: HTMLElement) => void woken.push(element) }))
})
afterEach(() => vi.useRealTimers())

describe('an island that waits to be touched', () => {
  it('loads nothing before', async () => {
    start('touched', '<form class="island"></form><p></p>')
    touch(shown.querySelector('p'))
    await Promise.resolve()
    expect(load).not.toHaveBeenCalled()
  })

  it('wakes once, however often it is touched', async () => {
    const island = start('touched', '<form class="island"><input></form>')
    touch(shown.querySelector('input'), 'focusin')
    touch(shown.querySelector('input'), 'keydown')
    await vi.waitFor(() => expect(woken).toEqual([island]))
    touch(shown.querySelector('input'), 'change')
    expect(load).toHaveBeenCalledOnce()
  })

  it('is the outermost of nested ones', async () => {
    const island = start('touched', '<form class="island"><div class="island"><input></div></form>')
    touch(shown.querySelector('input'))
    await vi.waitFor(() => expect(woken).toEqual([island]))
  })

  it('lets the first click happen once it is awake', async () => {
    start('touched', '<div class="island"><button type="button">Add</button></div>')
    const clicked = vi.fn()
    const button = shown.querySelector('button')
    button?.addEventListener('click', clicked)
    button?.click()
    button?.click()
    expect(clicked).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce())
  })

  it('lets a link open a tab of its own at once', async () => {
    const island = start('touched', '<a href="/bowl" class="island"><span role="button">Look</span></a>')
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, metaKey: true })
    shown.querySelector('span')?.dispatchEvent(click)
    expect(click.defaultPrevented).toBe(false)
    await vi.waitFor(() => expect(woken).toEqual([island]))
    expect(island.getAttribute('aria-busy')).toBeNull()
  })

  it('lets choices of the visitor happen at once', () => {
    start('touched', '<form class="island"><input type="radio" id="a"><label for="a">A</label></form>')
    shown.querySelector<HTMLElement>('#a')?.click()
    expect(shown.querySelector<HTMLInputElement>('#a')?.checked).toBe(true)
  })

  it('sends its plain form when its script cannot be had', async () => {
    load = vi.fn(() => Promise.reject(new Error('blocked')))
    start('touched', '<form class="island"><button>Add</button></form>')
    const sent = vi.fn((event: Event) => event.preventDefault())
    shown.querySelector('form')?.addEventListener('submit', sent)
    shown.querySelector('button')?.click()
    expect(sent).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
  })

  it('sends its plain form when its script is late', async () => {
    vi.useFakeTimers()
    load = vi.fn(() => new Promise<IslandModule>(() => undefined))
    const island = start('touched', '<form class="island"><button>Add</button></form>')
    const sent = vi.fn((event: Event) => event.preventDefault())
    island.addEventListener('submit', sent)
    shown.querySelector('button')?.click()
    expect(island.getAttribute('aria-busy')).toBe('true')
    await vi.advanceTimersByTimeAsync(islandTimeLimitMs - 1)
    expect(sent).not.toHaveBeenCalled()
    // happy-dom knows a form under two identities, so it waits twice where a browser waits once.
    await vi.advanceTimersByTimeAsync(islandTimeLimitMs + 1)
    expect(sent).toHaveBeenCalledOnce()
    expect(island.hasAttribute('aria-busy')).toBe(false)
  })

  it('asks for the script of a form again at the next press, and not while it is only pointed at or typed in', async () => {
    load = vi.fn(() => Promise.reject(new Error('blocked')))
    const island = start('touched', '<form class="island"><button>Add</button></form>')
    const input = shown.querySelector('button')
    touch(input, 'pointerover')
    await new Promise((resolve) => setTimeout(resolve))
    for (const type of ['pointerover', 'focusin', 'keydown', 'keydown']) {
      touch(input, type)
      await new Promise((resolve) => setTimeout(resolve))
    }
    expect(load).toHaveBeenCalledOnce()
    load.mockImplementation(async () => ({ wake: (element) => void woken.push(element) }))
    touch(input)
    await vi.waitFor(() => expect(woken).toEqual([island]))
  })

  it('sends no plain form without a connection, says so, and does what is pressed next once there is one', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    load = vi.fn(() => Promise.reject(new Error('offline')))
    const island = start('touched', '<form class="island"><button>Add</button></form>')
    const sent = vi.fn((event: Event) => event.preventDefault())
    island.addEventListener('submit', sent)
    const button = shown.querySelector('button')
    button?.click()
    const said = () => shown.querySelector('[role="alert"]')?.textContent
    await vi.waitFor(() => expect(said()).toBe('Unable to Add ItemPlease check your internet connection.'))
    expect([sent.mock.calls, island.hasAttribute('aria-busy')]).toEqual([[], false])
    expect(shown.querySelector('[role="alert"]')?.matches('form > .form-notice')).toBe(true)
    online.mockRestore()
    load.mockImplementation(async () => ({ wake: (element) => void woken.push(element) }))
    button?.click()
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
    expect([woken.length > 0, said()]).toEqual([true, undefined])
  })

  it('sends a form that stands in it when its script cannot be had, and asks again at the next press', async () => {
    load = vi.fn(() => Promise.reject(new Error('blocked')))
    const island = start(
      'touched',
      '<div class="island"><form method="post" action="/comments"><textarea>Fine</textarea><button>Post comment</button></form></div>',
    )
    const sent = vi.fn((event: Event) => event.preventDefault())
    island.addEventListener('submit', sent)
    island.querySelector('button')?.click()
    expect([sent.mock.calls.length, island.getAttribute('aria-busy')]).toEqual([0, 'true'])
    await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce())
    expect(island.hasAttribute('aria-busy')).toBe(false)
    island.querySelector('button')?.click()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('follows the link that its button stands in when its script cannot be had', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    load = vi.fn(() => Promise.reject(new Error('blocked')))
    start(
      'touched',
      '<a href="https://a.example/mug"><span class="island" role="button" tabindex="0">Quick View</span></a>',
    )
    shown.querySelector<HTMLElement>('span')?.click()
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('https://a.example/mug'))
    assign.mockRestore()
  })

  it('says so where nothing answers a button that says what it does', async () => {
    load = vi.fn(() => Promise.reject(new Error('blocked')))
    const island = start('touched', '<div class="island"><div role="button" tabindex="0">Add</div></div>')
    shown.querySelector<HTMLElement>('[role="button"]')?.click()
    const said = () => island.querySelector('[role="alert"]')?.textContent
    await vi.waitFor(() => expect(said()).toBe('Unable to Add ItemPlease check your internet connection.'))
  })

  it('tries again at the next touch where there is no form to fall back on', async () => {
    load = vi.fn(() => Promise.reject(new Error('blocked')))
    start('touched', '<div class="island"><div role="button" tabindex="0">Add</div></div>')
    const button = shown.querySelector<HTMLElement>('[role="button"]')
    button?.click()
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
    await new Promise((resolve) => setTimeout(resolve))
    expect(load).toHaveBeenCalledOnce()
    button?.click()
    expect(load).toHaveBeenCalledTimes(2)
    await new Promise((resolve) => setTimeout(resolve))
    button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    expect(load).toHaveBeenCalledTimes(3)
  })

  it('lets a link lead on when its script cannot be had', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
    load = vi.fn(() => Promise.reject(new Error('blocked')))
    start(
      'touched',
      '<div class="island"><a role="button" href="https://a.example/large.jpg">Enlarge</a></div>',
    )
    shown.querySelector<HTMLElement>('a')?.click()
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('https://a.example/large.jpg'))
    assign.mockRestore()
  })

  it('holds a link back that is the island itself, and lets one within it lead on', async () => {
    const clicked = vi.fn((event: Event) => event.preventDefault())
    const link = start('touched', '<a class="island" href="/shop/mug"><span>Choose</span></a>')
    link.addEventListener('click', clicked)
    shown.querySelector('span')?.click()
    expect(clicked).not.toHaveBeenCalled()
    await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce())

    start('touched', '<form class="island"><a href="/shop/mug">Mug</a></form>')
    shown.addEventListener('click', clicked)
    shown.querySelector('a')?.click()
    expect(clicked).toHaveBeenCalledTimes(2)
  })

  it('takes Enter on what is a button by its role for a click', async () => {
    start('touched', '<div class="island"><div role="button" tabindex="0">Add</div></div>')
    const button = shown.querySelector<HTMLElement>('[role="button"]')
    const clicked = vi.fn()
    button?.addEventListener('click', clicked)
    button?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    await vi.waitFor(() => expect(clicked).toHaveBeenCalledOnce())
  })
})

describe('an island that waits for an idle moment', () => {
  it('wakes too when a script of the template put it in and told of it, and only once', async () => {
    const island = start('idle', '<div class="island"></div>')
    await vi.waitFor(() => expect(woken).toEqual([island]))
    shown.body.append(island.cloneNode())
    shown.dispatchEvent(new Event('vitrine:content'))
    await vi.waitFor(() => expect(woken).toHaveLength(2))
    expect(woken.filter((each) => each === island)).toHaveLength(1)
  })

  it('wakes by itself', async () => {
    const island = start('idle', '<div class="island"></div>')
    await vi.waitFor(() => expect(woken).toEqual([island]))
  })
})
