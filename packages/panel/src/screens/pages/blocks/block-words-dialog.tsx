import { Fieldset, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import { readLayoutCall, saveLayoutCall } from '@vitrine/contract/website/layout-calls'
import { type WordsOfBlock, withWords, wordsOfBlocks } from '@vitrine/domain/content/block-words'
import { blockTitle } from '@vitrine/domain/content/blocks/block-titles'
import type { Layout } from '@vitrine/domain/content/layout'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { FormDialog } from '../../../parts/dialogs/form-dialog.tsx'
import { BlockWordField } from './block-word-field.tsx'

/** What has the blocks. */
export interface BlocksOwner {
  readonly kind: 'collection' | 'item'
  readonly ownerId: string
}

interface BlockWordsDialogProps {
  readonly owner: BlocksOwner
  /** As it was read. */
  readonly stored: Pick<ReplyOf<typeof readLayoutCall>, 'updatedAtMs'> & { readonly layout: Layout }
  readonly onClose: () => void
}

type Written = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Changes what the blocks of a page say, and where they lead; what is laid out how stays. */
export function BlockWordsDialog({ owner, stored, onClose }: BlockWordsDialogProps) {
  const { layout, updatedAtMs } = stored
  const [written, setWritten] = useState<Written>({})
  const queries = useQueryClient()
  const change = useChange({ stale: [readLayoutCall], onDone: onClose })
  const refusal = refusalIn(change)
  const blocks = wordsOfBlocks(layout)
  const errors = errorsByBlock(layout, refusal?.errors ?? {})
  const save = () => {
    const changed = withWords(layout, new Map(Object.entries(written)))
    const body = { layout: changed, updatedAtMs }
    void change
      .send(() => call(saveLayoutCall, { params: owner, body }), 'The words were saved')
      .then((refused) => {
        // What was written stays, and goes into the page as it is now.
        if (refused?.status === 409) void queries.invalidateQueries({ queryKey: [readLayoutCall.name] })
      })
  }
  return (
    <FormDialog
      title="Words of this page"
      size="xl"
      action="Save the words"
      change={change}
      message={refusal?.status === 409 ? meanwhileText : refusal?.message}
      isDirty={Object.keys(written).length > 0}
      onClose={onClose}
      onSubmit={save}
    >
      <Text size="sm" c="dimmed">
        Where things stand stays as it is. Emptied words are left out of the page.
      </Text>
      <Stack>
        {blocks.map((block) => (
          <Fieldset key={block.id} legend={titleOf(block, blocks)}>
            <Stack gap="sm">
              {block.words.map((word) => (
                <BlockWordField
                  key={word.path}
                  word={word}
                  value={written[block.id]?.[word.path] ?? word.value}
                  error={errors.get(`${block.id} ${word.path}`)}
                  onChange={(value) =>
                    setWritten((now) => ({ ...now, [block.id]: { ...now[block.id], [word.path]: value } }))
                  }
                />
              ))}
            </Stack>
          </Fieldset>
        ))}
      </Stack>
    </FormDialog>
  )
}

const meanwhileText =
  'Somebody else changed this page meanwhile. Your words are still here: save again, and they go into the page as it is now.'

function titleOf({ id, type }: WordsOfBlock, blocks: readonly WordsOfBlock[]): string {
  const alike = blocks.filter((each) => each.type === type)
  return blockTitle(type, alike.findIndex((each) => each.id === id) + 1, alike.length === 1)
}

/** Errors by block and path; the server names them by their place, such as `rows.0.columns.0.blocks.2.value.link`. */
function errorsByBlock(
  layout: Layout,
  errors: Readonly<Record<string, string>>,
): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const [path, text] of Object.entries(errors)) {
    const [place = '', name = ''] = path.split('.value.')
    const { id } = Object(valueAt(layout.layout, place.split('.')))
    found.set(`${id} ${name}`, text)
  }
  return found
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce((at: unknown, name) => Object(at)[name], value)
}
