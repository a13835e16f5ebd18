import { beforeAll, describe, expect, it, vi } from 'vitest'
import { compatWindow, squarespace } from '../namespace.ts'
import { startAnnouncement } from './announcement.ts'
import { startLifecycle } from './lifecycle.ts'
import { createClass, createSingleton } from './singleton.ts'
import { startTweaks, tweakValue } from './tweaks.ts'

beforeAll(startLifecycle)

const call = (name: string, ...given: unknown[]) =>
  Reflect.apply(squarespace()[name] as () => void, undefined, given)

describe('the lifecycle of a page', () => {
  it('runs what begins with the page, and again after the page was ended', () => {
    const begin = vi.fn()
    const end = vi.fn()
    call('onInitialize', 'Y', begin)
    call('onDestroy', 'Y', end)
    expect(begin).toHaveBeenCalledWith('Y')
    call('globalDestroy')
    call('afterBodyLoad')
    expect(begin).toHaveBeenCalledTimes(2)
    expect(end).toHaveBeenCalledOnce()
    expect(squarespace().AFTER_BODY_LOADED).toBe(true)
  })

  it('begins by the step that a script put around it while the page was read', () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
    startLifecycle()
    const original = squarespace().afterBodyLoad
    const around = vi.fn(() => void Reflect.apply(original as () => void, undefined, []))
    squarespace().afterBodyLoad = around
    document.dispatchEvent(new Event('DOMContentLoaded'))
    expect(around).toHaveBeenCalledOnce()
    vi.restoreAllMocks()
    startLifecycle()
  })

  it('tells the parts of the page of new content, under all names that scripts know', () => {
    const heard = vi.fn()
    document.addEventListener('vitrine:content', heard)
    for (const name of ['initializeCommerce', 'initializeVideo', 'initializeLayoutBlocks']) call(name, 'Y')
    expect(heard).toHaveBeenCalledTimes(3)
  })

  it('is not kept by a step that fails', () => {
    const after = vi.fn()
    vi.stubGlobal('reportError', vi.fn())
    call('onInitialize', 'Y', () => {
      throw new Error('theirs')
    })
    call('onInitialize', 'Y', after)
    expect(after).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })
})

describe('the bar on top', () => {
  it('comes where it is for scripts that wait for its coming, and keeps the focus that is in it', async () => {
    document.body.innerHTML =
      '<aside class="sqs-announcement-bar"><div class="sqs-announcement-bar-text"><a href="/sale">Sale</a></div><button></button></aside>'
    const before = document.body.innerHTML
    const heard = vi.fn()
    const observer = new MutationObserver((changes) => heard(changes.flatMap((each) => [...each.addedNodes])))
    observer.observe(document.body, { childList: true, subtree: true })
    startAnnouncement()
    await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce())
    expect(heard).toHaveBeenCalledWith([document.querySelector('.sqs-announcement-bar-text')])
    expect(document.body.innerHTML).toBe(before)
    document.querySelector('a')?.focus()
    startAnnouncement()
    expect(observer.takeRecords()).toEqual([])
    observer.disconnect()
  })
})

describe('tweaks', () => {
  it('are read under the name, title or slug they are asked by', () => {
    compatWindow().Static = { SQUARESPACE_CONTEXT: { tweakJSON: { 'header-color': '#111' } } }
    startTweaks()
    expect(tweakValue('header-color')).toBe('#111')
    expect(tweakValue('@header-color')).toBe('#111')
    expect(tweakValue('Header Color')).toBe('#111')
    expect(tweakValue('constructor')).toBeUndefined()
  })
})

describe('Singleton.create', () => {
  it('makes the object and tells it when it is ready', () => {
    const made = createSingleton({
      name: 'site',
      seen: '',
      ready() {
        this.seen = this.name
      },
    })
    expect(made.seen).toBe('site')
  })
})

describe('Class.create', () => {
  it('makes what has the members of the class and of its parent, begun with what it is given', () => {
    const Parent = createClass({ greet: () => 'hello', leave: () => 'bye' })
    const Child = createClass(Parent as new () => object, {
      initialize(this: { name: string }, name: string) {
        this.name = name
      },
      leave: () => 'farewell',
    })
    const made = Reflect.construct(Child as new (name: string) => object, ['Ann']) as Record<
      string,
      () => string
    >
    expect(made).toMatchObject({ name: 'Ann' })
    expect([made.greet?.(), made.leave?.()]).toEqual(['hello', 'farewell'])
  })
})
