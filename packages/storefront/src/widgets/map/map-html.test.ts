import { describe, expect, it } from 'vitest'
import { mapHtml } from './map-html.ts'

const studio = {
  spot: { latitude: 40.6761, longitude: -74.0146, zoom: 15 },
  name: 'The "Studio" <b>',
  words: { label: 'Show the map of The "Studio" <b>', title: 'Map of The "Studio" <b>' },
  language: 'en-US',
  heightPx: 300,
  picture: null,
  tiles: null,
}
const tiles = { address: 'https://tiles.example.org/{z}/{x}/{y}.png?key=a"b', credit: '© "Them" <b>' }

describe('the frame of a map', () => {
  it('is a drawing of the lines around the spot, with the way to a map elsewhere', () => {
    const { text } = mapHtml(studio)
    expect(text).toContain('40.675° N')
    expect(text).toContain('74.010° W')
    expect(text).toContain('aria-hidden="true" focusable="false"')
    expect(text).toContain(
      'href="https://www.openstreetmap.org/?mlat=40.6761&amp;mlon=-74.0146#map=15/40.6761/-74.0146"',
    )
    expect(text).toContain('Show the map of The &quot;Studio&quot; &lt;b&gt;')
    expect(text).not.toContain('<image')
  })

  it('names the lines in the numbers of the language of its page', () => {
    expect(mapHtml({ ...studio, language: 'de-DE' }).text).toContain('40,675° N')
  })

  it('names the host of a map only where one is set', () => {
    expect(mapHtml(studio).text).not.toContain('data-map-tiles')
    const { text } = mapHtml({ ...studio, tiles })
    expect(text).toContain('data-map-tiles="https://tiles.example.org/{z}/{x}/{y}.png?key=a&quot;b"')
    expect(text).toContain('data-map-credit="© &quot;Them&quot; &lt;b&gt;"')
    expect(text).not.toContain('data-embed-url')
    expect(text).not.toContain('role="button"')
  })

  it.each([
    [0, 0, 0],
    [89.9, 180, 1],
    [-90, -180, 19],
    [52.5, 179.999, 19],
  ])('can be drawn anywhere: %d, %d at %d', (latitude, longitude, zoom) => {
    const { text } = mapHtml({ ...studio, spot: { latitude, longitude, zoom } })
    expect(text).not.toMatch(/NaN|Infinity|undefined/)
    expect(text.length).toBeLessThan(20_000)
  })
})
