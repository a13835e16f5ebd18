import { newUuid } from '@vitrine/contract/client/new-uuid'
import { elementsOf } from '../elements.ts'
import { Widget } from '../widget.ts'

/** `Y.Squarespace.SocialButtons`: the buttons work without it. */
export class SocialButtons extends Widget {}

/** `Y.Squarespace.EscManager`: what is on top hears the escape key. */
export const escapeKey = {
  addTarget(target: unknown): void {
    escapeTargets.add(target)
  },
  removeTarget(target: unknown): void {
    escapeTargets.delete(target)
  },
  enable(): void {
    isHeard = true
  },
  disable(): void {
    isHeard = false
  },
}

const escapeTargets = new Set<unknown>()
let isHeard = true

/** Begins to listen for the escape key. */
export function listenForEscape(): void {
  document.addEventListener('keydown', (event) => {
    const target = [...escapeTargets].at(-1)
    if (
      event.key === 'Escape' &&
      isHeard &&
      target instanceof Object &&
      'close' in target &&
      typeof target.close === 'function'
    )
      target.close()
  })
}

/** `Y.Squarespace.SimpleLike.renderLikeCount`: the number that the button came with. */
export function renderLikeCount(wanted: unknown): void {
  for (const button of elementsOf(wanted)) {
    const shown = button.querySelector('.like-count')
    const count = Number(button.dataset.likeCount ?? 0)
    if (shown && count > 0 && shown.textContent === '') shown.textContent = String(count)
  }
}

/** `Y.Squarespace.FollowButtonUtils.renderAll`: a link to the account, in the place of a script from elsewhere. */
export function renderFollowButtons(): void {
  for (const place of elementsOf('.squarespace-follow-button[data-username]')) {
    const name = place.dataset.username ?? ''
    if (place.childElementCount > 0 || !/^@?\w{1,30}$/.test(name)) continue
    const link = document.createElement('a')
    link.href = `https://twitter.com/${name.replace('@', '')}`
    link.rel = 'noopener'
    link.target = '_blank'
    const handle = name.replace('@', '')
    const followText = `Follow @${handle}`
    link.textContent = followText
    place.append(link)
  }
}

/** An id that no other element of the page has. */
export function freshId(): string {
  return `vitrine_${newUuid()}`
}
