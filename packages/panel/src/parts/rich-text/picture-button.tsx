import { Toolbar } from '@mantine/core'
import { type Editor, useEditorState } from '@tiptap/react'
import { Image } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const PictureDialog = lazy(() =>
  import('./picture-dialog.tsx').then((module) => ({ default: module.PictureDialog })),
)

/** Puts a picture between the paragraphs, or describes or removes the one that is chosen. */
export function PictureButton({ editor }: { readonly editor: Editor }) {
  const isOn = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('picture') })
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Toolbar.Toggle
        aria-label="Picture"
        title="Picture"
        active={isOn}
        aria-pressed={isOn}
        onClick={() => setOpen(true)}
      >
        <Image size={16} aria-hidden />
      </Toolbar.Toggle>
      {isOpen && (
        <Suspense fallback={null}>
          <PictureDialog editor={editor} isChosen={isOn} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
