import { likeItemAddress } from '@vitrine/contract/comments/addresses'
import type { likeItemCall } from '@vitrine/contract/comments/calls'
import { callShop } from '../../runtime/shop-call/call-shop.ts'

const storageKey = 'liked-items'

/** Lets a visitor say with one press that they like an item. The press shows at once, and is taken back when it could not be kept. */
export function wake(button: HTMLElement): void {
  const { itemId = '' } = button.dataset
  const count = button.querySelector<HTMLElement>('.like-count')
  let likes = likedItems().includes(itemId)
  let isBusy = false

  const show = (likeCount: number) => {
    button.dataset.likeCount = String(likeCount)
    button.classList.toggle('clicked', likes)
    button.setAttribute('aria-pressed', String(likes))
    const label = likeCount === 1 ? '1 like' : `${likeCount} likes`
    button.setAttribute('aria-label', label)
    if (count) count.textContent = likeCount === 0 ? '' : String(likeCount)
  }
  const press = async () => {
    if (isBusy) return
    isBusy = true
    const before = shownCount(button)
    likes = !likes
    show(Math.max(0, before + (likes ? 1 : -1)))
    const answer = await callShop<typeof likeItemCall>(likeItemAddress, {
      params: { itemId },
      body: { likes },
    })
    if (!answer.ok) likes = !likes
    show(answer.ok ? answer.reply.likeCount : before)
    if (answer.ok) keep(itemId, likes)
    isBusy = false
  }

  // Shown while nobody likes it: a style sheet has no words.
  if (count) count.dataset.word = 'Like'
  button.setAttribute('role', 'button')
  button.tabIndex = 0
  show(shownCount(button))
  button.addEventListener('click', (event) => {
    event.preventDefault()
    void press()
  })
  button.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    void press()
  })
}

function shownCount(button: HTMLElement): number {
  return Number(button.dataset.likeCount) || 0
}

function likedItems(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Only so that the heart stays filled on the next page: the server counts by itself. */
function keep(itemId: string, likes: boolean): void {
  try {
    const others = likedItems().filter((id) => id !== itemId)
    localStorage.setItem(storageKey, JSON.stringify(likes ? [...others.slice(-499), itemId] : others))
  } catch {}
}
