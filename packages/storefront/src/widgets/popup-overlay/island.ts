import { consentCookie, readConsent } from '@vitrine/domain/website/cookie-banner'
import {
  isPopupDue,
  type PopupOverlay,
  type PopupRecord,
  popupRecordKey,
  readPopupRecord,
} from '@vitrine/domain/website/popup-overlay'
import { onPressBeside } from '../../parts/dialog/on-press-beside.ts'
import { tellAct } from '../../runtime/page-events/tell-act.ts'
import { readCookie } from '../../runtime/shop-call/cookies.ts'
import { formSentEvent } from '../forms/form-sent-event.ts'

type PopupSettings = Pick<PopupOverlay, 'version' | 'repeatDays' | 'trigger'>

/** Opens the popup of a page when it is due, and keeps that it was closed or followed (specification, section 3). */
export function wake(element: HTMLElement): void {
  const settings = readSettings(element.dataset.popup)
  if (!(element instanceof HTMLDialogElement) || settings === null) return
  if (!isPopupDue(readRecord(), settings, Date.now())) return

  let isFollowed = false
  const keep = () =>
    keepRecord({ 'date-closed': Date.now(), version: settings.version, submitted: isFollowed })
  element.querySelector('.sqs-popup-overlay-close')?.addEventListener('click', () => element.close())
  element.querySelector('.sqs-popup-overlay-action')?.addEventListener('click', () => {
    isFollowed = true
    tellAct({ event: 'popup-pressed' })
    element.close()
  })
  onPressBeside(element, (press) => {
    if (isOutside(press, element)) element.close()
  })
  // It stays with the thanks; where the form leads on, the next page has no popup.
  element.addEventListener(formSentEvent, () => {
    isFollowed = true
    keep()
  })
  element.addEventListener('close', () => {
    keep()
    if (!isFollowed) tellAct({ event: 'popup-closed' })
  })
  whenTriggered(settings.trigger, () => openOver(element))
}

/** Waits with opening until the question about cookies is answered, which it would cover, and while another dialog is on top. */
function openOver(popup: HTMLDialogElement): void {
  if (asksForConsent()) {
    addEventListener('vitrine:consent', () => openOnTop(popup), { once: true })
    return
  }
  openOnTop(popup)
}

/** The banner may be awake later than this. */
function asksForConsent(): boolean {
  const banner = document.querySelector<HTMLElement>('.sqs-cookie-banner-v2')
  if (banner === null) return false
  return !banner.hidden || readConsent(readCookie(consentCookie) ?? undefined) === null
}

function openOnTop(popup: HTMLDialogElement): void {
  if (document.querySelector('dialog:modal, [aria-modal="true"]')) {
    setTimeout(() => openOnTop(popup), 2_000)
    return
  }
  popup.showModal()
  tellAct({ event: 'popup-shown' })
}

function whenTriggered(trigger: PopupSettings['trigger'], open: () => void): void {
  if (trigger.kind === 'delay') {
    setTimeout(open, trigger.seconds * 1_000)
    return
  }
  const look = () => {
    const { scrollHeight, clientHeight } = document.documentElement
    const scrollable = scrollHeight - clientHeight
    if (scrollable > 0 && scrollY / scrollable < trigger.percent / 100) return
    removeEventListener('scroll', look)
    open()
  }
  addEventListener('scroll', look, { passive: true })
  look()
}

function isOutside({ clientX, clientY }: MouseEvent, dialog: HTMLDialogElement): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect()
  return clientX < left || clientX > right || clientY < top || clientY > bottom
}

/** The server wrote the settings; a page that was tampered with has none. */
function readSettings(text: string | undefined): PopupSettings | null {
  try {
    return text === undefined ? null : (JSON.parse(text) as PopupSettings)
  } catch {
    return null
  }
}

function readRecord(): PopupRecord | null {
  try {
    return readPopupRecord(localStorage.getItem(popupRecordKey))
  } catch {
    return null
  }
}

/** Storage may be switched off; the popup comes again on the next page then. */
function keepRecord(record: PopupRecord): void {
  try {
    localStorage.setItem(popupRecordKey, JSON.stringify(record))
  } catch {}
}
