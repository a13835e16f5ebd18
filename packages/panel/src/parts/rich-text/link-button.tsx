import { Button, Group, Stack, Toolbar } from '@mantine/core'
import { type Editor, useEditorState } from '@tiptap/react'
import { mediaKinds } from '@vitrine/domain/media/media-entry'
import { Link } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { DialogFrame } from '../dialogs/dialog-frame.tsx'
import { LibraryButton } from '../media/library-button.tsx'
import { checkLink } from './check-link.ts'
import { LinkAddressField } from './link-address-field.tsx'

/** Makes the chosen words a link, changes the link, or takes it away. */
export function LinkButton({ editor }: { readonly editor: Editor }) {
  const isOn = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') })
  const [address, setAddress] = useState<string | null>(null)

  const open = () => {
    const href: unknown = editor.getAttributes('link').href
    setAddress(typeof href === 'string' ? href : '')
  }
  const close = () => setAddress(null)
  const set = (href: string) => {
    close()
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && !isOn)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
  }

  return (
    <>
      <Toolbar.Toggle aria-label="Link" title="Link" active={isOn} aria-pressed={isOn} onClick={open}>
        <Link size={16} aria-hidden />
      </Toolbar.Toggle>
      <DialogFrame opened={address !== null} onClose={close} title="Link" size="sm">
        <LinkForm address={address ?? ''} hasLink={isOn} onSet={set} />
      </DialogFrame>
    </>
  )
}

interface LinkFormProps {
  readonly address: string
  readonly hasLink: boolean
  /** Called with '' to take the link away. */
  readonly onSet: (address: string) => void
}

function LinkForm({ address, hasLink, onSet }: LinkFormProps) {
  const [typed, setTyped] = useState(address)
  const [problem, setProblem] = useState<string | null>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    const checked = checkLink(typed)
    if (checked.ok) onSet(checked.address)
    else setProblem(checked.problem)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <LinkAddressField value={typed} problem={problem} onChange={setTyped} />
        <LibraryButton kinds={mediaKinds} onChoose={(media) => setTyped(media.address)} />
        <Group justify="flex-end" gap="xs">
          {hasLink && (
            <Button variant="default" onClick={() => onSet('')}>
              Remove link
            </Button>
          )}
          <Button type="submit">Set link</Button>
        </Group>
      </Stack>
    </form>
  )
}
