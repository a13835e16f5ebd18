import { Button, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { createTurns } from '@vitrine/contract/client/create-turns'
import { createItemCall } from '@vitrine/contract/content/item-calls'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import { titleOfFile } from '@vitrine/domain/media/title-of-file'
import { ImagePlus } from 'lucide-react'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { ChooseFiles } from '../../../parts/files/choose-files.tsx'
import { acceptedEndings } from '../../../parts/media/kind-labels.ts'
import { pictureOf } from '../../../parts/media/picture-of.ts'
import type { PanelMedia } from '../../../parts/media/send-file.ts'
import { UploadList } from '../../../parts/media/upload-list.tsx'
import { useOwnQueue } from '../../../parts/media/use-uploads.ts'
import { toastError } from '../../../parts/toasts/toast.ts'
import type { ContentCollection } from '../content-collections.ts'
import { refreshItems } from '../refresh-items.ts'

const kinds = ['picture'] as const

/** Adds many pictures at once, each as an item of the collection, in the order in which they were chosen. */
export function AddPictures({ collection }: { readonly collection: ContentCollection }) {
  const queries = useQueryClient()
  const [inTurn] = useState(createTurns)
  const kind = collection.kinds.find((each) => each.kind === 'image')

  // Visitors read the title beneath the picture: what a camera called its file is none.
  const addItem = async (image: ProductImage, title: string) => {
    const body = {
      collectionId: collection.id,
      kind: 'image' as const,
      customType: kind?.customType ?? null,
      title,
      image,
    }
    const outcome = await call(createItemCall, { body })
    if (!outcome.ok) toastError(`${image.filename} was not added`, outcome.refusal.message)
    refreshItems(queries)
  }
  const queue = useOwnQueue()
  const take = (media: PanelMedia) =>
    void inTurn(() => addItem(pictureOf(media), media.title || titleOfFile(media.filename)))

  if (!kind) return null
  return (
    <Stack gap="xs">
      <ChooseFiles
        accept={acceptedEndings.picture}
        onFiles={(files) => void queue.add(files, { kinds, onArrived: take })}
      >
        {(props) => (
          <Button {...props} variant="default" leftSection={<ImagePlus size={16} aria-hidden />}>
            Upload pictures
          </Button>
        )}
      </ChooseFiles>
      <UploadList queue={queue} />
    </Stack>
  )
}
