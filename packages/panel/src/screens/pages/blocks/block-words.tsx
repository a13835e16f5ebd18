import { Button, Text } from '@mantine/core'
import { readLayoutCall } from '@vitrine/contract/website/layout-calls'
import { wordsOfBlocks } from '@vitrine/domain/content/block-words'
import type { Layout } from '@vitrine/domain/content/layout'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useCall } from '../../../call/use-call.ts'
import { Shown } from '../../../parts/reading/shown.tsx'
import type { BlocksOwner } from './block-words-dialog.tsx'

const BlockWordsDialog = lazy(() =>
  import('./block-words-dialog.tsx').then((file) => ({ default: file.BlockWordsDialog })),
)

interface BlockWordsProps {
  readonly owner: BlocksOwner
  /** Whether the page has a text of its own above them: where they have no words, nothing is shown then. */
  readonly isBeneath?: boolean
}

/** Leads to the words of the blocks that a page is made of. */
export function BlockWords({ owner, isBeneath = false }: BlockWordsProps) {
  const opened = useCall(readLayoutCall, { params: owner })
  const [isOpen, setOpen] = useState(false)
  return (
    <Shown of={[opened]} loading="Loading the blocks" height={64}>
      {(read) => {
        // The call answers with what was read as a layout before it was kept.
        const stored = { ...read, layout: read.layout as Layout }
        const hasWords = wordsOfBlocks(stored.layout).length > 0
        if (isBeneath && !hasWords) return null
        return (
          <>
            <Text size="sm" c="dimmed" mt={isBeneath ? 'md' : 0} mb={hasWords ? 'sm' : 0}>
              {isBeneath
                ? 'Blocks, such as buttons, stand beneath this text. Their words and links can be changed, too.'
                : hasWords
                  ? 'This page is made of blocks. Their words and links can be changed here; their order and pictures by the call for layouts.'
                  : 'This page is made of blocks without words. The call for layouts changes them.'}
            </Text>
            {hasWords && (
              <Button
                variant="default"
                leftSection={<Pencil size={16} aria-hidden />}
                onClick={() => setOpen(true)}
              >
                Change the words
              </Button>
            )}
            {isOpen && (
              <Suspense fallback={null}>
                <BlockWordsDialog owner={owner} stored={stored} onClose={() => setOpen(false)} />
              </Suspense>
            )}
          </>
        )
      }}
    </Shown>
  )
}
