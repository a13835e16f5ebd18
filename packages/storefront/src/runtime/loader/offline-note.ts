import { callFailureText } from '@vitrine/contract/client/outcome'

/** What is said at one island while there is no connection. */
export interface OfflineNote {
  /** Says it at the end of an element, under a title; '' for none. */
  say(place: Element, title: string): void
  takeBack(): void
}

/** Makes it, unsaid. It is in the words of the page's own script: that of the island cannot be had. */
export function createOfflineNote(): OfflineNote {
  let note: HTMLElement | null = null
  const takeBack = () => {
    note?.remove()
    note = null
  }
  return {
    say(place, title) {
      takeBack()
      note = document.createElement('p')
      // In a form of a block it looks as all that is said of the whole of it.
      note.className = 'vt-offline form-notice'
      note.setAttribute('role', 'alert')
      if (title !== '') {
        const strong = document.createElement('strong')
        strong.textContent = title
        note.append(strong, document.createElement('br'))
      }
      note.append(callFailureText.offline)
      place.append(note)
      note.scrollIntoView?.({ block: 'nearest' })
    },
    takeBack,
  }
}
