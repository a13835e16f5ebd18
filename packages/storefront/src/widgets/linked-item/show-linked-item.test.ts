import { chooseDesign, defaultGallerySettings } from '@vitrine/domain/content/gallery/gallery-settings'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { galleryHtml } from '../gallery/gallery-html.ts'
import { wake } from '../gallery/island.ts'
import { linkedItemId } from './linked-item.ts'
import { showLinkedItem } from './show-linked-item.ts'

const second = 'b'.repeat(24)
const pictures = ['a'.repeat(24), second].map((id) => ({ id, assetUrl: `/media/${id}.jpg`, title: id }))
const seen: Element[] = []

beforeEach(() => {
  seen.length = 0
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    seen.push(this)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  history.replaceState(null, '', '/')
})

describe('the item that a link means', () => {
  it('is enlarged in a gallery of pictures', async () => {
    openAt(second)
    document.body.innerHTML = galleryOf({ lightbox: true })
    wake(find('.sqs-gallery-container'))
    showLinkedItem(document)
    await vi.waitFor(() => find('dialog'))
    expect(find('.sqs-lightbox-image').getAttribute('src')).toContain(second)
  })

  it('is the slide that a slideshow goes to', () => {
    openAt(second)
    document.body.innerHTML = galleryOf(chooseDesign(defaultGallerySettings, 'slideshow'))
    showLinkedItem(document)
    expect(seen).toEqual([find('.slide:nth-child(2)')])
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('is the track whose button is ready', () => {
    openAt(second)
    document.body.innerHTML = `<ol><li class="track" data-item-id="${second}"><button class="track-play">Play</button></li></ol>`
    showLinkedItem(document)
    expect(document.activeElement?.className).toBe('track-play')
  })

  it.each([
    `<div id="item-${second}"></div>`,
    `<div data-slide-id="${second}"></div>`,
    `<div id="${second}"></div>`,
  ])('is found in a template’s own %s', (html) => {
    openAt(second)
    document.body.innerHTML = `<button class="sqs-add-to-cart-button" data-item-id="${second}"></button>${html}`
    showLinkedItem(document)
    expect(seen).toEqual([find('div')])
  })

  it('is nothing for an address that names no item', () => {
    openAt('"] body')
    document.body.innerHTML = '<div data-item-id=""></div>'
    showLinkedItem(document)
    expect(seen).toEqual([])
    expect(linkedItemId('?itemId=')).toBeNull()
  })
})

function openAt(itemId: string): void {
  history.replaceState(null, '', `/gallery?itemId=${encodeURIComponent(itemId)}`)
}

function galleryOf(changes: Partial<typeof defaultGallerySettings>): string {
  return galleryHtml(pictures, { ...defaultGallerySettings, ...changes }, { id: 'g', label: 'Harbour' }).text
}

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`No ${selector} in ${document.body.innerHTML}`)
  return element
}
