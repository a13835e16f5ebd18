import { Button, Group, Stack, TextInput } from '@mantine/core'
import type { Editor } from '@tiptap/react'
import type { ProductImage } from '@vitrine/domain/images/product-image'
import { useState } from 'react'
import { DialogButtons } from '../dialogs/dialog-buttons.tsx'
import { DialogFrame } from '../dialogs/dialog-frame.tsx'
import { PictureField } from '../pictures/picture-field.tsx'

interface PictureDialogProps {
  readonly editor: Editor
  /** Whether a picture of the text is chosen, which is then described or removed. */
  readonly isChosen: boolean
  readonly onClose: () => void
}

/** Asks for a picture of the text and its description. */
export function PictureDialog({ editor, isChosen, onClose }: PictureDialogProps) {
  return (
    <DialogFrame onClose={onClose} title="Picture">
      {isChosen ? (
        <ChosenPicture editor={editor} onClose={onClose} />
      ) : (
        <NewPicture editor={editor} onClose={onClose} />
      )}
    </DialogFrame>
  )
}

type Place = Omit<PictureDialogProps, 'isChosen'>

function NewPicture({ editor, onClose }: Place) {
  const [picture, setPicture] = useState<ProductImage | null>(null)
  const putIn = () => {
    if (!picture) return
    onClose()
    const { assetUrl, altText: alt, widthPx: width, heightPx: height } = picture
    const attrs = { src: `${assetUrl}?format=1500w`, alt, width, height }
    editor.chain().focus().insertContent({ type: 'picture', attrs }).run()
  }
  return (
    <Stack>
      <PictureField label="Picture of the text" value={picture} onChange={setPicture} />
      <Group justify="flex-end">
        <Button onClick={putIn} disabled={picture === null}>
          Put it into the text
        </Button>
      </Group>
    </Stack>
  )
}

function ChosenPicture({ editor, onClose }: Place) {
  const stored: unknown = editor.getAttributes('picture').alt
  const [alt, setAlt] = useState(typeof stored === 'string' ? stored : '')
  return (
    <Stack>
      <TextInput
        label="Describe the picture"
        placeholder="For those who cannot see it"
        maxLength={1000}
        value={alt}
        onChange={(event) => setAlt(event.currentTarget.value)}
      />
      <DialogButtons>
        <Button
          variant="default"
          onClick={() => {
            onClose()
            editor.chain().focus().deleteSelection().run()
          }}
        >
          Remove the picture
        </Button>
        <Button
          onClick={() => {
            onClose()
            editor.chain().focus().updateAttributes('picture', { alt }).run()
          }}
        >
          Done
        </Button>
      </DialogButtons>
    </Stack>
  )
}
