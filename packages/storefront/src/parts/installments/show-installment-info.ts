import { addressTo } from '@vitrine/contract/client/address-to'
import { installmentInfoAddress } from '@vitrine/contract/selling/addresses'
import type { installmentInfoCall } from '@vitrine/contract/selling/installment-calls'
import { onPressBeside } from '../dialog/on-press-beside.ts'
import '../dialog/dialog.css'
import './installments.css'

/** Shows the explanation over the page; the focus goes back to what opened it. Nothing happens where it cannot be fetched. */
export async function showInstallmentInfo(locale: string, opener: HTMLElement): Promise<void> {
  const text = await fetchInfo(locale)
  if (text === null) return
  const dialog = document.createElement('dialog')
  dialog.className = 'vt-lightbox'
  dialog.setAttribute('aria-labelledby', 'vt-installments-title')
  const panel = document.createElement('div')
  panel.className = 'vt-lightbox-panel'
  // Our own server wrote it, of nothing but words of ours.
  panel.innerHTML = text
  const close = document.createElement('button')
  close.type = 'button'
  close.className = 'vt-installments-close'
  close.setAttribute('aria-label', locale === 'fr_CA' ? 'Fermer' : 'Close')
  close.textContent = '×'
  panel.prepend(close)
  dialog.append(panel)
  close.addEventListener('click', () => dialog.close())
  onPressBeside(dialog, () => dialog.close())
  // Escape closes it by itself.
  dialog.addEventListener('close', () => {
    dialog.remove()
    opener.focus()
  })
  document.body.append(dialog)
  dialog.showModal()
}

async function fetchInfo(locale: string): Promise<string | null> {
  try {
    const answer = await fetch(
      addressTo<typeof installmentInfoCall>(installmentInfoAddress, { params: { locale } }),
    )
    if (answer.ok) return await answer.text()
    console.warn('The explanation of installments was not fetched:', answer.status)
  } catch (error) {
    console.warn('The explanation of installments was not fetched:', error)
  }
  return null
}
