import { beforeEach, describe, expect, it, vi } from 'vitest'
import { Gallery } from './gallery.ts'

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

  it('lays columns out anew when a script changes their gutter or what its pictures do', () => {
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
