import { beforeEach, describe, expect, it, vi } from 'vitest'
import { hearDetails } from '../../testing/hear-details.ts'
import { wake as wakeBanner } from '../cookie-banner/island.ts'
import { formSentEvent } from '../forms/form-sent-event.ts'
import { wake } from './island.ts'

const popupHtml = (version: number) =>
  `<dialog class="sqs-popup-overlay" data-popup='${JSON.stringify({ version, repeatDays: 7, trigger: { kind: 'delay', seconds: 2 } })}'>` +
  '<button type="button" class="sqs-popup-overlay-close">×</button><a class="sqs-popup-overlay-action" href="#sale">See</a><form></form></dialog>'

function show(version = 1): HTMLDialogElement {
  document.body.innerHTML = popupHtml(version)
  const popup = document.querySelector('dialog') as HTMLDialogElement
  wake(popup)
  vi.advanceTimersByTime(2_000)
  return popup
}

const record = () => JSON.parse(localStorage.getItem('popup-overlay') ?? 'null')

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: 1_000_000 })
})

describe('the popup of a page', () => {
  it('opens after its delay and not before', () => {
    document.body.innerHTML = popupHtml(1)
    const popup = document.querySelector('dialog') as HTMLDialogElement
    wake(popup)
    vi.advanceTimersByTime(1_999)
    expect(popup.open).toBe(false)
    vi.advanceTimersByTime(1)
    expect(popup.open).toBe(true)
  })

  it('waits until the question about cookies is answered, which it would cover', () => {
    const banner =
      '<section class="sqs-cookie-banner-v2" hidden><button data-consent="all">Yes</button></section>'
    document.body.innerHTML = popupHtml(1) + banner
    const popup = document.querySelector('dialog') as HTMLDialogElement
    wake(popup)
    wakeBanner(document.querySelector('section') as HTMLElement)
    vi.advanceTimersByTime(60_000)
    expect(popup.open).toBe(false)
    document.querySelector<HTMLElement>('[data-consent]')?.click()
    expect(popup.open).toBe(true)
  })

  it('keeps when and which version was closed, and does not come back', () => {
    const popup = show()
    popup.querySelector('button')?.click()
    expect(popup.open).toBe(false)
    expect(record()).toEqual({ 'date-closed': 1_002_000, version: 1, submitted: false })
    expect(show().open).toBe(false)
  })

  it('is closed by a press beside it, and by no drag that ends there', () => {
    const popup = show()
    const beside = { bubbles: true, clientX: 5, clientY: 5 }
    popup.querySelector('form')?.dispatchEvent(new PointerEvent('pointerdown', beside))
    popup.dispatchEvent(new MouseEvent('click', beside))
    expect(popup.open).toBe(true)
    popup.dispatchEvent(new PointerEvent('pointerdown', beside))
    popup.dispatchEvent(new MouseEvent('click', beside))
    expect(popup.open).toBe(false)
  })

  it('comes back when its version has grown', () => {
    show().querySelector('button')?.click()
    expect(show(2).open).toBe(true)
  })

  it('tells that it was shown, and whether it was closed or followed', () => {
    const heard = hearDetails('vitrine:track')
    show().querySelector('button')?.click()
    show(2).querySelector('a')?.click()
    expect(heard).toEqual([
      { event: 'popup-shown' },
      { event: 'popup-closed' },
      { event: 'popup-shown' },
      { event: 'popup-pressed' },
    ])
  })

  it('keeps that its action was followed', () => {
    show().querySelector('a')?.click()
    expect(record().submitted).toBe(true)
  })

  it('stays open when its form was sent, keeps that at once, and does not come again', () => {
    const popup = show()
    popup.querySelector('form')?.dispatchEvent(new Event(formSentEvent, { bubbles: true }))
    expect(popup.open).toBe(true)
    expect(record()).toEqual({ 'date-closed': 1_002_000, version: 1, submitted: true })
    popup.querySelector('button')?.click()
    expect(record().submitted).toBe(true)
    vi.advanceTimersByTime(400 * 86_400_000)
    expect(show().open).toBe(false)
  })
})
