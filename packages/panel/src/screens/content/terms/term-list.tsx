import { ActionIcon, Alert, Group, Text, UnstyledButton } from '@mantine/core'
import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { RemoveTerm } from './remove-term.tsx'
import type { Term, TermKind } from './term.ts'
import { TermForm } from './term-form.tsx'
import classes from './terms.module.css'

interface TermListProps {
  readonly kind: TermKind
  readonly title: string
  readonly collectionId: string
  readonly terms: readonly Term[]
  readonly emptyText: string
  readonly foot: ReactNode
  readonly onFind: (kind: TermKind, term: string) => void
}

/** What is said to somebody who opens a second one (specification, section 8). */
const oneAtATimeTexts: Readonly<Record<TermKind, string>> = {
  category: 'You may only edit one category at a time',
  tag: 'You may only edit one tag at a time',
}

/** Categories or tags, one of which can be edited at a time. */
export function TermList({ kind, title, collectionId, terms, emptyText, foot, onFind }: TermListProps) {
  const [editing, edit] = useState<string | null>(null)
  const [isWarned, warn] = useState(false)
  const [removing, remove] = useState<Term | null>(null)
  const begin = (name: string) => {
    if (editing === null) edit(name)
    else warn(true)
  }
  const end = () => {
    edit(null)
    warn(false)
  }
  return (
    <PanelCard title={title}>
      <div role="alert">
        {isWarned && editing !== null && (
          <Alert color="orange" mb="sm">
            {oneAtATimeTexts[kind]}
          </Alert>
        )}
      </div>
      {terms.length === 0 && (
        <Text size="sm" c="dimmed">
          {emptyText}
        </Text>
      )}
      <ul className={classes.terms} aria-label={title}>
        {terms.map((term) => (
          <li key={term.name} style={{ paddingInlineStart: Math.min(term.depth, 8) * 20 }}>
            {editing === term.name ? (
              <TermForm kind={kind} collectionId={collectionId} term={term} terms={terms} onEnd={end} />
            ) : (
              <Group justify="space-between" wrap="nowrap" gap="xs">
                <UnstyledButton className={classes.name} onClick={() => onFind(kind, term.name)}>
                  {term.name}{' '}
                  <Text span size="xs" c="dimmed">
                    {term.total === 1 ? '1 item' : `${term.total} items`}
                  </Text>
                </UnstyledButton>
                <Group gap={4} wrap="nowrap">
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={`Edit ${term.name}`}
                    onClick={() => begin(term.name)}
                  >
                    <Pencil size={16} aria-hidden />
                  </ActionIcon>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={`Remove ${term.name}`}
                    onClick={() => remove(term)}
                  >
                    <Trash2 size={16} aria-hidden />
                  </ActionIcon>
                </Group>
              </Group>
            )}
          </li>
        ))}
      </ul>
      {foot}
      {removing && (
        <RemoveTerm kind={kind} collectionId={collectionId} term={removing} onClose={() => remove(null)} />
      )}
    </PanelCard>
  )
}
