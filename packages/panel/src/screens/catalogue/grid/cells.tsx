import { useLayoutEffect, useRef } from 'react'
import type { CellProps } from 'react-datasheet-grid'
import classes from './grid-screen.module.css'

interface TextCellProps extends Pick<CellProps, 'focus'> {
  readonly text: string
  /** Names the field for those who hear it. */
  readonly label: string
  readonly isNumber: boolean
  readonly onText: (text: string) => void
}

/** A text, and a field for it while it is written; Esc leaves it as it was. */
export function TextCell({ text, label, isNumber, focus, onText }: TextCellProps) {
  const field = useRef<HTMLInputElement>(null)
  const draft = useRef<string | null>(null)
  const write = useRef(onText)
  write.current = onText
  useLayoutEffect(() => {
    if (focus) {
      draft.current = null
      field.current?.focus()
      field.current?.select()
      return
    }
    if (draft.current !== null) write.current(draft.current)
    draft.current = null
  }, [focus])
  if (!focus)
    return (
      <span className={classes.text} data-number={isNumber || undefined}>
        {text}
      </span>
    )
  return (
    <input
      ref={field}
      className={classes.field}
      data-number={isNumber || undefined}
      aria-label={label}
      defaultValue={text}
      onChange={(event) => {
        draft.current = event.currentTarget.value
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') draft.current = null
      }}
    />
  )
}

interface BoxCellProps extends Pick<CellProps, 'focus' | 'active' | 'stopEditing'> {
  /** Null for a text that is neither yes nor no: it is shown as it is. */
  readonly isOn: boolean | null
  readonly text: string
  readonly label: string
  readonly onToggle: () => void
}

/** Yes or no; Enter and a press on the cell in hand change it. */
export function BoxCell({ isOn, text, label, focus, active, stopEditing, onToggle }: BoxCellProps) {
  const act = useRef({ onToggle, stopEditing })
  act.current = { onToggle, stopEditing }
  useLayoutEffect(() => {
    if (!focus) return
    act.current.onToggle()
    act.current.stopEditing({ nextRow: false })
  }, [focus])
  if (isOn === null) return <span className={classes.text}>{text}</span>
  return (
    <input
      type="checkbox"
      className={classes.box}
      tabIndex={-1}
      aria-label={label}
      checked={isOn}
      readOnly
      onMouseDown={() => !active && onToggle()}
    />
  )
}
