import { buildImage } from '@vitrine/store/testing/builders'
import { describe, expect, it } from 'vitest'
import { pictureHtml } from './picture.ts'

const frame = { span: 12, aspectRatio: 'auto', className: 'thumb-image' }
const colors = { ...buildImage().colors, center: '336699' }

describe('a picture of a block', () => {
  it('stands on its average colour until it is there', () => {
    const image = buildImage({ contentType: 'image/jpeg', colors })
    expect(pictureHtml(image, frame).text).toContain('style="background:#336699 content-box"')
    expect(pictureHtml(image, { ...frame, aspectRatio: '16:9' }).text).toContain(
      'style="aspect-ratio:16/9;object-fit:cover;object-position:50% 50%;background:#336699 content-box"',
    )
  })

  it('has no colour behind it where it may be see-through', () => {
    const image = buildImage({ contentType: 'image/png', colors })
    expect(pictureHtml(image, frame).text).not.toContain('background')
  })
})
