import { type KeyboardEvent, useRef } from 'react'
import classes from './media-grid.module.css'
import { MediaPreview } from './media-preview.tsx'
import type { PanelMedia } from './send-file.ts'

interface MediaGridProps {
  readonly label: string
  readonly media: readonly PanelMedia[]
  readonly chosenId: string | null
  readonly onChoose: (id: string) => void
}

/** Files side by side, one of which can be chosen: arrow keys move, Enter or a press chooses. */
export function MediaGrid({ label, media, chosenId, onChoose }: MediaGridProps) {
  const box = useRef<HTMLDivElement>(null)
  const tabId = media.some(({ id }) => id === chosenId) ? chosenId : media[0]?.id
  const move = (event: KeyboardEvent) => {
    const options = [...(box.current?.querySelectorAll<HTMLElement>('[role=option]') ?? [])]
    const at = options.findIndex((option) => option.matches(':focus'))
    const target = targetOf(event.key, at, options)
    if (!target) return
    event.preventDefault()
    target.focus()
  }
  return (
    <div ref={box} role="listbox" aria-label={label} className={classes.grid} onKeyDown={move}>
      {media.map((each) => (
        <div
          key={each.id}
          role="option"
          aria-selected={each.id === chosenId}
          tabIndex={each.id === tabId ? 0 : -1}
          className={classes.cell}
          data-media-id={each.id}
          onClick={() => onChoose(each.id)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return
            event.preventDefault()
            onChoose(each.id)
          }}
        >
          <MediaPreview media={each} />
          <span className={classes.name}>{each.title || each.filename}</span>
        </div>
      ))}
    </div>
  )
}

/** Up and down go to what stands above or below, however many there are in a row. */
function targetOf(key: string, at: number, options: readonly HTMLElement[]): HTMLElement | undefined {
  const here = options[at]
  if (!here) return undefined
  switch (key) {
    case 'ArrowRight':
      return options[at + 1]
    case 'ArrowLeft':
      return options[at - 1]
    case 'ArrowDown':
      return options.slice(at + 1).find((each) => each.offsetTop > here.offsetTop && isAbove(here, each))
    case 'ArrowUp':
      return options.slice(0, at).findLast((each) => each.offsetTop < here.offsetTop && isAbove(here, each))
    case 'Home':
      return options[0]
    case 'End':
      return options.at(-1)
    default:
      return undefined
  }
}

function isAbove(one: HTMLElement, other: HTMLElement): boolean {
  return Math.abs(one.offsetLeft - other.offsetLeft) < 4
}
