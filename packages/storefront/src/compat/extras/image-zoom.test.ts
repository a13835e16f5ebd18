import { beforeEach, expect, it } from 'vitest'
import { ImageZoom } from './image-zoom.ts'

beforeEach(() => {
  document.body.innerHTML = '<div id="frame"><img data-src="/content/v1/a/b/jar.jpg" alt="A jar"></div>'
})

const frame = () => document.querySelector<HTMLElement>('#frame')
const enlarged = () => document.querySelector<HTMLElement>('.sqs-image-zoom-duplicate')
const point = (type: string, pointerType = 'mouse') =>
  frame()?.dispatchEvent(new PointerEvent(type, { pointerType, clientX: 0, clientY: 0 }))

it('shows the largest form of a picture while it is pointed at', () => {
  const zoom = new ImageZoom({ host: frame(), zoom: 2.5 })
  point('pointerenter')
  expect(enlarged()?.style.backgroundSize).toBe('250%')
  expect(enlarged()?.style.backgroundImage).toContain('/content/v1/a/b/jar.jpg?format=2500w')
  point('pointerleave')
  expect(enlarged()).toBeNull()
  zoom.destroy()
  point('pointerenter')
  expect(enlarged()).toBeNull()
})

it('leaves fingers alone', () => {
  new ImageZoom({ host: frame() })
  point('pointerenter', 'touch')
  expect(enlarged()).toBeNull()
})

it('waits for a click where the script says so', () => {
  new ImageZoom({ host: frame(), behavior: 'click' })
  point('pointerenter')
  expect(enlarged()).toBeNull()
  point('click')
  expect(enlarged()).not.toBeNull()
})
