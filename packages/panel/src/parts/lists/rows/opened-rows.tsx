import { ActionIcon, Button, VisuallyHidden } from '@mantine/core'
import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'

/** Rows that are open, and how one is opened and closed. */
export interface OpenedRows {
  readonly isOpen: (id: string) => boolean
  readonly toggle: (id: string) => void
}

/** Keeps which rows of a list are open. */
export function useOpenedRows(): OpenedRows {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  return {
    isOpen: (id) => ids.has(id),
    toggle: (id) =>
      setIds(
        (before) => new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]),
      ),
  }
}

interface OpenButtonProps {
  readonly id: string
  readonly opened: OpenedRows
  /** What opens, such as Stock. */
  readonly label: string
  /** What the row is called. */
  readonly name: string
}

/** Opens a row of a table. */
export function OpenButton({ id, opened, label, name }: OpenButtonProps) {
  const isOpen = opened.isOpen(id)
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={`${label} of ${name}`}
      aria-expanded={isOpen}
      onClick={() => opened.toggle(id)}
    >
      <Chevron size={16} aria-hidden />
    </ActionIcon>
  )
}

/** Opens a card. */
export function OpenCardButton({ id, opened, label, name }: OpenButtonProps) {
  const isOpen = opened.isOpen(id)
  const Chevron = isOpen ? ChevronDown : ChevronRight
  return (
    <Button
      variant="default"
      size="xs"
      mt={8}
      aria-expanded={isOpen}
      leftSection={<Chevron size={14} aria-hidden />}
      onClick={() => opened.toggle(id)}
    >
      {label}
      <VisuallyHidden> of {name}</VisuallyHidden>
    </Button>
  )
}
