import { Button, Menu, Skeleton } from '@mantine/core'
import { ChevronDown, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { DialogFrame } from '../../../parts/dialogs/dialog-frame.tsx'
import type { ContentCollection } from '../content-collections.ts'

const loadForm = () => import('./title-form.tsx').then((file) => ({ default: file.TitleForm }))
const TitleForm = lazy(loadForm)
/** Whoever is about to press finds the field there: what they type at once is its title. */
const loadAhead = { onPointerEnter: () => void loadForm(), onFocus: () => void loadForm() }

type Kind = ContentCollection['kinds'][number]

/** Begins an item: a button, or a menu where the collection takes several kinds; then a title, and the editor opens. */
export function NewItem({ collection }: { readonly collection: ContentCollection }) {
  const [chosen, choose] = useState<Kind | null>(null)
  const [first, ...others] = collection.kinds
  if (!first) return null
  const plus = <Plus size={16} aria-hidden />
  return (
    <>
      {others.length === 0 ? (
        <Button leftSection={plus} onClick={() => choose(first)} {...loadAhead}>
          {newText(first)}
        </Button>
      ) : (
        <Menu position="bottom-start">
          <Menu.Target>
            <Button leftSection={plus} rightSection={<ChevronDown size={16} aria-hidden />} {...loadAhead}>
              Add
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {collection.kinds.map((kind) => (
              <Menu.Item key={`${kind.kind} ${kind.customType}`} onClick={() => choose(kind)}>
                {newText(kind)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <DialogFrame
        opened={chosen !== null}
        onClose={() => choose(null)}
        title={chosen ? newText(chosen) : ''}
      >
        <Suspense
          fallback={
            <Skeleton h={96} role="status" aria-label="Loading the field" tabIndex={-1} data-autofocus />
          }
        >
          {chosen && <TitleForm collection={collection} kind={chosen} />}
        </Suspense>
      </DialogFrame>
    </>
  )
}

function newText({ kind, customType, title }: Kind): string {
  // Kinds of the template have names of their own.
  return customType === null ? newTexts[kind] : `New ${title}`
}

const newTexts: Readonly<Record<Kind['kind'], string>> = {
  text: 'New post',
  image: 'New picture',
  video: 'New video',
  event: 'New event',
  audio: 'New track',
}
