import { Alert, Button, Group } from '@mantine/core'
import type { ItemInput } from '@vitrine/domain/content/items/item-input'
import { useState } from 'react'
import { useFormat } from '../../../format/use-format.ts'
import type { OpenedItem } from './opened-item.ts'

interface KeptDraftProps {
  readonly draft: OpenedItem['draft']
  /** Whether the editor was opened with it. */
  readonly isRestored: boolean
  /** Whether somebody saved the item since the draft was begun. */
  readonly isOfAnother: boolean
  readonly onUse: (input: ItemInput) => void
  readonly onDiscard: () => void
}

/** Tells of what was written before and not saved. */
export function KeptDraft({ draft, isRestored, isOfAnother, onUse, onDiscard }: KeptDraftProps) {
  const { moment } = useFormat()
  const [isSettled, settle] = useState(false)
  if (draft === null || isSettled || !(isRestored || isOfAnother)) return null
  const discard = () => {
    settle(true)
    onDiscard()
  }
  return (
    <Alert
      color={isOfAnother ? 'orange' : 'blue'}
      mb="lg"
      title={isOfAnother ? 'You have a draft of an older version' : 'Your draft is back'}
    >
      {isOfAnother
        ? `You wrote it ${moment(draft.savedAtMs)} and did not save it. This item was saved since then.`
        : `You wrote this ${moment(draft.savedAtMs)} and did not save it. Visitors do not see it.`}
      <Group gap="xs" mt="sm">
        {isOfAnother && (
          <Button
            size="xs"
            onClick={() => {
              settle(true)
              onUse(draft.input)
            }}
          >
            Use my draft
          </Button>
        )}
        <Button size="xs" variant="default" onClick={discard}>
          Discard my draft
        </Button>
      </Group>
    </Alert>
  )
}
