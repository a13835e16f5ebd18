import { describe, expect, it } from 'vitest'
import { rewriteElements } from '../../html/rewrite-elements.ts'
import { Images } from './image.ts'

const address = '/content/v1/a/b/mug.jpg'
const completeImages = (html: string) => rewriteElements(html, [new Images()])
const image = (attributes: string) => `<img data-src="${address}" ${attributes}>`

describe('images', () => {
  it('gives an image its address in all widths up to its own, and its size', async () => {
    expect(await completeImages(image('data-image-dimensions="600x400" alt="A mug"'))).toBe(
      `<img class="loaded" data-src="${address}" data-image-dimensions="600x400" alt="A mug" sizes="100vw" ` +
        `srcset="${address}?format=100w 100w, ${address}?format=300w 300w, ${address}?format=500w 500w, ${address}?format=750w 600w" ` +
        `src="${address}?format=750w" width="600" height="400" decoding="async">`,
    )
  })

  it('lets all but the first two wait until they are near', async () => {
    const page = await completeImages([1, 2, 3].map(() => image('data-image-dimensions="600x400"')).join(''))
    expect(page.match(/loading="lazy"/g)).toHaveLength(1)
    expect(page.match(/sizes="auto, 100vw"/g)).toHaveLength(1)
  })

  it('lets a picture of which the template gives the height be as wide as that makes it', async () => {
    const tall = '<img height="100%" data-src="/content/v1/a/b/mug.jpg" data-image-dimensions="600x400">'
    const page = await completeImages(tall.repeat(3))
    expect(page).not.toContain('width="600"')
    expect(page.match(/sizes="100vw"/g)).toHaveLength(3)
  })

  it('keeps the class, closing slash and address as they are written', async () => {
    const html = await completeImages("<img class='thumb' data-src='/assets/a.png?x=1&amp;y=2' />")
    expect(html).toBe(
      '<img class=\'thumb loaded\' data-src=\'/assets/a.png?x=1&amp;y=2\' src="/assets/a.png?x=1&amp;y=2" decoding="async" />',
    )
  })

  it('takes away the double for visitors without scripts', async () => {
    const html = await completeImages(
      `<noscript><img src="${address}" alt="" /></noscript>${image('alt=""')}`,
    )
    expect(html.match(/<img/g)).toHaveLength(1)
  })

  it('leaves images alone that have an address, and texts that only look like images', async () => {
    for (const html of [
      `<img src="/a.jpg" data-src="${address}">`,
      `<script>var html = '<img data-src="/content/v1/a/b/c.jpg">'</script>`,
      `<!-- ${image('')} -->`,
      `<textarea>${image('')}</textarea>`,
      `<template>${image('')}</template>`,
      '<img data-src="">',
    ]) {
      expect(await completeImages(html)).toBe(html)
    }
  })

  it('takes no more time for texts that are made to take much', async () => {
    const start = performance.now()
    for (const piece of [
      '<script ',
      '<img ',
      '<!--',
      '<noscript><img ',
      "<img a='",
      '<img a="',
      '<img data-src= ',
    ]) {
      await completeImages(`${piece.repeat(20_000)} data-src`)
    }
    expect(performance.now() - start).toBeLessThan(4_000)
  })

  it('takes away an empty address, and leaves unquoted values as they are', async () => {
    expect(await completeImages('<IMG src="" data-src=/assets/a.png class="">')).toBe(
      '<IMG data-src=/assets/a.png class="loaded" src="/assets/a.png" decoding="async">',
    )
  })

  it('gives a class without quotes its quotes', async () => {
    expect(await completeImages('<img class=thumb data-src="/assets/a.png">')).toContain(
      '<img class="thumb loaded" data-src',
    )
  })

  it('lets no attribute of content out of its quotes', async () => {
    const html = await completeImages(`<img data-src="/content/v1/a/b/x,y.jpg" alt='a" onload="b'>`)
    expect(html).toContain(`alt='a" onload="b'`)
    expect(await completeImages(`<img data-src='/a"onerror=alert(1) x="'>`)).toContain(
      'src="/a&quot;onerror=alert(1) x=&quot;"',
    )
  })
})
