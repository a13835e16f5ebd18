import { buildSite } from '@vitrine/store/testing/builders'
import { describe, expect, it } from 'vitest'
import { rewriteElements } from '../html/rewrite-elements.ts'
import { ShareButtons } from './share-buttons.ts'

const inline =
  '<span class="squarespace-social-buttons inline-style" data-system-data-id="" data-asset-url="/static/a.jpg" data-record-type="1" data-full-url="/blog/a&amp;b" data-title="&quot;A&quot; &lt;b&gt;"></span>'
const place = {
  site: buildSite({ shareServices: ['facebook', 'pinterest'] }),
  origin: 'https://shop.example',
}
const fillShareButtons = (html: string, around = place) => rewriteElements(html, [new ShareButtons(around)])

describe('share buttons', () => {
  it('are plain links with the whole address, title and picture', async () => {
    const html = await fillShareButtons(inline, place)
    expect(html).toContain(
      'href="https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fshop.example%2Fblog%2Fa%26b"',
    )
    expect(html).toContain(
      'description=%22A%22%20%3Cb%3E&amp;media=https%3A%2F%2Fshop.example%2Fstatic%2Fa.jpg%3Fformat%3D1500w"',
    )
    expect(html).toContain('aria-label="Share on Pinterest"')
    expect(html).toMatch(/ss-social-button-icon" aria-hidden="true"><svg [^>]*><path /)
  })

  it('stand in a disclosure where the template asks for one button', async () => {
    const html = await fillShareButtons(
      inline.replaceAll('span', 'div').replace('inline-style', 'button-style'),
      place,
    )
    expect(html).toContain('<details class="ss-social-share"><summary')
  })

  it('are none where the site shares nothing, and never twice', async () => {
    expect(await fillShareButtons(inline, { ...place, site: buildSite({ shareServices: [] }) })).toBe(inline)
    const once = await fillShareButtons(inline, place)
    expect(await fillShareButtons(once, place)).toBe(once)
  })
})
