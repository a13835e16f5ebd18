import { ActionIcon, UnstyledButton } from '@mantine/core'
import { ChevronDown, ChevronUp, Copy, type LucideIcon, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import classes from './builder.module.css'

interface BuilderRowProps {
  /** Found by it as `data-row`. */
  readonly id: string
  readonly kind: string
  readonly kindLabel: string
  readonly icon: LucideIcon
  /** What it is called where it is moved, duplicated and removed. */
  readonly name: string
  /** What stands beside its name, such as that it must be filled in. */
  readonly marks?: ReactNode
  readonly grip: ReactNode
  readonly isWrong: boolean
  readonly isOpen: boolean
  readonly onToggle: () => void
  readonly onDuplicate: () => void
  readonly onRemove: () => void
  /** What can be set of it, drawn while it is open. */
  readonly children: () => ReactNode
}

/** A piece of what is built of pieces in their order: what it is called, and opened what can be set of it. What is wrong stays open. */
export function BuilderRow(props: BuilderRowProps) {
  const { id, kind, kindLabel, icon: Icon, name, marks, grip, isWrong, onToggle, children } = props
  const bodyId = useId()
  const isOpen = props.isOpen || isWrong
  const Chevron = isOpen ? ChevronUp : ChevronDown
  return (
    <div className={classes.row} data-row={id} data-wrong={isWrong || undefined} data-kind={kind}>
      <div className={classes.head}>
        {grip}
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          data-row-toggle
          onClick={onToggle}
        >
          <Icon size={16} aria-hidden />
          <span className={classes.title}>{name}</span>
          {marks}
          <span className={classes.kind}>{kindLabel}</span>
          <Chevron size={16} aria-hidden />
        </UnstyledButton>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`Duplicate ${name}`}
          onClick={props.onDuplicate}
        >
          <Copy size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`Remove ${name}`}
          onClick={props.onRemove}
        >
          <Trash2 size={16} aria-hidden />
        </ActionIcon>
      </div>
      <div id={bodyId} className={isOpen ? classes.body : undefined} hidden={!isOpen}>
        {isOpen && children()}
      </div>
    </div>
  )
}
