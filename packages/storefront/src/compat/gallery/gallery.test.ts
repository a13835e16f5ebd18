import { beforeEach, describe, expect, it, vi } from 'vitest'
import { elementOf } from '../elements.ts'
import { Gallery } from './gallery.ts'
import { ManagedGallery, pageGalleries } from './page-galleries.ts'

const slides = () =>
  [...document.querySelectorAll('.slide')].findIndex((slide) => slide.matches('.sqs-active-slide'))
const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()

beforeEach(() => {
  document.body.innerHTML =
    '<div id="g"><div class="slide"></div><div class="slide"></div><div class="slide"></div></div>' +
    '<a class="next"></a><a class="previous"></a><p class="dots"><a></a><a></a><a></a></p><i class="at"></i><i class="of"></i>'
})

const build = (settings: object = {}) =>
  new Gallery({
    container: '#g',
    slides: '.slide',
    design: 'stacked',
    elements: {
      next: '.next',
      previous: '.previous',
      controls: '.dots',
      currentIndex: '.at',
      totalSlides: '.of',
    },
    ...settings,
  })

describe('Gallery2', () => {
  it('shows one slide, and which of how many it is', () => {
    build({ currentIndex: 1 })
    expect(slides()).toBe(1)
    expect([document.querySelector('.at')?.textContent, document.querySelector('.of')?.textContent]).toEqual([
      '2',
      '3',
    ])
  })

  it('begins with the slide of the item that the address names', () => {
    const id = 'c'.repeat(24)
    document.querySelector('.slide:last-child')?.setAttribute('data-slide-id', id)
    history.replaceState(null, '', `/?itemId=${id}`)
    build()
    history.replaceState(null, '', '/')
    expect(slides()).toBe(2)
  })

  it('marks a slide as loaded when its picture is, and one of words at once', () => {
    const [first] = document.querySelectorAll('.slide')
    const picture = document.createElement('img')
    picture.dataset.src = '/static/jar.jpg'
    first?.append(picture)
    build()
    const loaded = () => [...document.querySelectorAll('.slide')].map((slide) => slide.matches('.loaded'))
    expect(loaded()).toEqual([false, true, true])
    picture.dispatchEvent(new Event('load'))
    expect(loaded()).toEqual([true, true, true])
  })

  it('lays its slides out again when a script asks its design to', () => {
    const gallery = new ManagedGallery({ container: '#g', slides: '.slide', design: 'strip' })
    const heard = vi.fn()
    gallery.on('refresh', heard)
    gallery['gallery-design'].syncUI()
    gallery['gallery-design'].loadItems()
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('lets a script take over how the design of a strip moves, and tells it of the gallery', () => {
    const designOptions = { alignment: 'start' }
    const gallery = new ManagedGallery({ container: '#g', slides: '.slide', design: 'strip', designOptions })
    const design = gallery['gallery-design']
    design._flushEvents()
    design.bindUI()
    elementOf(gallery._wrapperEl)?.style.setProperty('width', '4000px')
    expect([design.get('host'), design.get('alignment')]).toEqual([gallery, 'start'])
    expect(gallery._currentSlide()).toMatchObject({ className: expect.stringContaining('sqs-active-slide') })
    expect(document.querySelector('#g')?.outerHTML).not.toContain('4000px')
  })

  it('leaves slides where the template has them, in the design that has no layout', () => {
    build({ design: 'base', currentIndex: 1 })
    const second = document.querySelectorAll<HTMLElement>('.slide')[1]
    expect(slides()).toBe(1)
    expect(second?.getAttribute('style') ?? '').toBe('')
    expect(document.querySelector('#g')?.outerHTML).toMatch(/^<div id="g">/)
  })

  it('tells which slides hold pictures, and which hold films', () => {
    const [first, second] = document.querySelectorAll('.slide')
    first?.append(document.createElement('img'))
    second?.insertAdjacentHTML('beforeend', '<div class="sqs-video-wrapper"></div>')
    const gallery = build()
    expect([gallery.getSlides(), gallery.getSlides('image'), gallery.getSlides('video')]).toMatchObject([
      { length: 3 },
      { 0: first, length: 1 },
      { 0: second, length: 1 },
    ])
  })

  it('covers slides of one shape with their pictures, and leaves those of a ratio of 0 their own', () => {
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100)
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(100)
    const first = document.querySelector<HTMLElement>('.slide')
    first?.insertAdjacentHTML('beforeend', '<img data-src="/a.jpg" data-image-dimensions="400x200">')
    const gallery = build({ design: 'grid', designOptions: { columns: 1, aspectRatio: 0 } })
    expect([first?.style.height, first?.querySelector('img')?.style.left]).toEqual(['50px', ''])
    gallery.set('aspectRatio', 1)
    expect([first?.style.height, first?.querySelector('img')?.style.left]).toEqual(['100px', '-50px'])
    vi.restoreAllMocks()
  })

  it('moves a strip alone, and not the page, to the slide that it shows', () => {
    const scrolled = vi.fn()
    const strip = document.querySelector<HTMLElement>('#g')
    if (strip) Object.assign(strip, { scrollTo: scrolled })
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500)
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const at = [...document.querySelectorAll('.slide')].indexOf(this)
      return new DOMRect(20 + Math.max(0, at) * 300, 0, at < 0 ? 500 : 300, 100)
    })
    const page = vi.spyOn(Element.prototype, 'scrollIntoView')
    build({ design: 'strip' }).next()
    build({ design: 'strip', designOptions: { alignment: 'start' } }).next()
    expect(scrolled.mock.calls.map(([{ left }]) => left)).toEqual([0, 200, 0, 300])
    expect(page).not.toHaveBeenCalled()
    vi.restoreAllMocks()
  })

  it('stops at its ends unless it goes round', () => {
    const gallery = build()
    gallery.previous()
    expect(slides()).toBe(0)
    expect(document.querySelector('.previous')?.classList.contains('sqs-disabled')).toBe(true)
    gallery.set('loop', 'true')
    gallery.previous()
    expect(slides()).toBe(2)
  })

  it('listens to its controls, and tells of every step', () => {
    const gallery = build()
    const heard = vi.fn()
    gallery.after('currentIndexChange', heard)
    click('.next')
    click('.dots a:nth-child(3)')
    expect(slides()).toBe(2)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('says that it is there once scripts can listen', async () => {
    const heard = vi.fn()
    build().on('init', heard)
    await Promise.resolve()
    expect(heard).toHaveBeenCalledOnce()
  })

  it('lays columns out again when a script changes their gutter or what its pictures do', () => {
    const gallery = build({ design: 'autogrid', designOptions: { columns: 2, gutter: 5 } })
    const [, second] = document.querySelectorAll<HTMLElement>('.slide')
    const before = second?.style.left
    gallery.set('gutter', 25)
    expect(second?.style.left).not.toBe(before)
    const refreshed = vi.fn()
    gallery.on('refresh', refreshed)
    gallery.refreshContentMode('fill')
    expect(gallery.get('loaderOptions')).toEqual({ mode: 'fill' })
    gallery.refreshContentMode(null)
    expect(refreshed).toHaveBeenCalledTimes(2)
  })

  it('hears nothing once it is destroyed', () => {
    build().destroy()
    click('.next')
    expect(slides()).toBe(-1)
  })

  it('bears a place that is not there', () => {
    expect(() => build({ container: '#none' }).next()).not.toThrow()
  })
})

it('is known to the manager of the page until it is destroyed', () => {
  const settings = { container: '#g', slides: '.slide' }
  const [first, second] = [new ManagedGallery(settings), new ManagedGallery(settings)]
  first.destroy()
  expect(pageGalleries.getGalleries()).not.toContain(first)
  expect(pageGalleries.getGalleries()).toContain(second)
})
