import { Button, Group, Select, Stack, Switch, TextInput } from '@mantine/core'
import { keptMailLinks, typedLink } from '@vitrine/domain/contact/mail-link'
import { linkText, titleText } from '@vitrine/domain/content/pages/check-menu'
import { type FormEvent, useState } from 'react'
import { DialogFrame } from '../../../parts/dialogs/dialog-frame.tsx'

/** A link or a folder, as it is written down. */
export type Entry =
  | { readonly kind: 'link'; readonly title: string; readonly url: string; readonly newWindow: boolean }
  | { readonly kind: 'folder'; readonly title: string }

interface EntryDialogProps {
  readonly entry: Entry
  readonly isNew: boolean
  /** The menus that a new one can be added to. */
  readonly menus: readonly { readonly name: string; readonly title: string }[]
  readonly onSave: (entry: Entry, menuName: string) => void
  readonly onClose: () => void
}

const dialogTexts = {
  link: { add: 'Add a link', change: 'Change the link' },
  folder: { add: 'Add a folder', change: 'Change the folder' },
}

/** Makes or changes a link or a folder of a menu. */
export function EntryDialog({ entry, isNew, menus, onSave, onClose }: EntryDialogProps) {
  const texts = dialogTexts[entry.kind]
  const [draft, setDraft] = useState(entry)
  const [menuName, setMenuName] = useState(menus[0]?.name ?? '')
  const [errors, setErrors] = useState<{ readonly title?: string | null; readonly url?: string | null }>({})

  const save = (event: FormEvent) => {
    event.preventDefault()
    const title = draft.title.trim()
    const written =
      draft.kind === 'link' ? { ...draft, title, url: typedLink(draft.url) } : { ...draft, title }
    const url = written.kind === 'link' ? linkText(written.url, keptMailLinks(entry)) : null
    const found = { title: titleText(title), url }
    setErrors(found)
    if (found.title === null && found.url === null) onSave(written, menuName)
  }
  return (
    <DialogFrame onClose={onClose} title={isNew ? texts.add : texts.change}>
      <form onSubmit={save} noValidate>
        <Stack>
          <TextInput
            label="Title"
            required
            data-autofocus
            value={draft.title}
            error={errors.title}
            onChange={(event) => setDraft({ ...draft, title: event.currentTarget.value })}
          />
          {draft.kind === 'link' && (
            <>
              <TextInput
                label="Leads to"
                description="A whole address, an address of this site such as /shop, an email address, or tel: with a number"
                required
                value={draft.url}
                error={errors.url}
                onChange={(event) => setDraft({ ...draft, url: event.currentTarget.value })}
              />
              <Switch
                label="Opens in a new tab"
                checked={draft.newWindow}
                onChange={(event) => setDraft({ ...draft, newWindow: event.currentTarget.checked })}
              />
            </>
          )}
          {isNew && menus.length > 1 && (
            <Select
              label="Menu"
              allowDeselect={false}
              data={menus.map(({ name, title }) => ({ value: name, label: title }))}
              value={menuName}
              onChange={(name) => name !== null && setMenuName(name)}
            />
          )}
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">{isNew ? 'Add' : 'Save'}</Button>
          </Group>
        </Stack>
      </form>
    </DialogFrame>
  )
}
