import { Alert, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core'
import { isViewNameTaken, viewNameTakenText } from '@vitrine/domain/lists/saved-view'
import { type FormEvent, useState } from 'react'
import { DialogFrame } from '../../dialogs/dialog-frame.tsx'
import { toastSaved } from '../../toasts/toast.ts'
import type { ListSearch } from '../address/list-search.ts'
import { type ListView, searchOfView } from './list-views.ts'
import type { Views } from './use-views.ts'

/** What is done with a view in the dialog. */
export type ViewDialogState =
  | { readonly kind: 'add'; readonly name: string; readonly query: string }
  | { readonly kind: 'change'; readonly view: ListView }
  | { readonly kind: 'remove'; readonly view: ListView }

interface ViewDialogProps {
  readonly state: ViewDialogState
  readonly views: Views
  readonly onShow: (search: ListSearch) => void
  readonly onClose: () => void
}

/** Saves, renames, shares or deletes a view. */
export function ViewDialog(props: ViewDialogProps) {
  const { state, onClose } = props
  return (
    <DialogFrame onClose={onClose} title={titles[state.kind]}>
      {state.kind === 'remove' ? (
        <RemoveForm {...props} view={state.view} />
      ) : (
        <ViewForm {...props} state={state} />
      )}
    </DialogFrame>
  )
}

const titles = { add: 'Save view', change: 'Rename or share the view', remove: 'Delete the view?' } as const

/** A view that comes with the list has its name in the language of the panel: the server does not know it. */
function nameProblem(name: string, { views }: Views): string | null {
  if (name.trim() === '') return 'Enter a name.'
  const shipped = views.filter(({ saved }) => saved === null)
  return isViewNameTaken(name, shipped) ? viewNameTakenText : null
}

type FormState = Exclude<ViewDialogState, { readonly kind: 'remove' }>

function ViewForm({ state, views, onShow, onClose }: ViewDialogProps & { readonly state: FormState }) {
  const before = state.kind === 'add' ? { name: state.name, isShared: false } : stateOf(state.view)
  const [name, setName] = useState(before.name)
  const [isShared, setShared] = useState(before.isShared)
  const { message, run } = useSaving(onClose)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(
      async () => {
        const query = state.kind === 'add' ? state.query : state.view.query
        const input = { name: name.trim(), query, isShared }
        const outcome =
          state.kind === 'add' ? await views.add(input) : await views.change(state.view.key, input)
        if (!outcome.ok) return outcome.refusal.errors.name ?? outcome.refusal.message
        const { view } = outcome.reply
        toastSaved(`View “${view.name}” saved`)
        onShow(searchOfView({ key: view.id, name: view.name, query: view.query, saved: view }))
        return null
      },
      nameProblem(name, views),
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <TextInput
          label="Name"
          value={name}
          maxLength={100}
          error={message}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
          data-autofocus
        />
        <Checkbox
          label="Show it to everybody who works on this site"
          checked={isShared}
          onChange={({ currentTarget }) => setShared(currentTarget.checked)}
        />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit">Save</Button>
        </Group>
      </Stack>
    </form>
  )
}

function RemoveForm({ view, views, onShow, onClose }: ViewDialogProps & { readonly view: ListView }) {
  const { message, run } = useSaving(onClose)
  const remove = async () => {
    const outcome = await views.remove(view.key)
    if (!outcome.ok) return outcome.refusal.message
    toastSaved(`View “${view.name}” deleted`)
    onShow({})
    return null
  }
  return (
    <Stack>
      <div role="alert">{message && <Alert color="red">{message}</Alert>}</div>
      <Text size="sm">
        “{view.name}” goes away{view.saved?.isShared ? ' for everybody who works on this site' : ''}. What it
        shows stays as it is.
      </Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose} data-autofocus>
          Cancel
        </Button>
        <Button color="red.9" onClick={() => void run(remove, null)}>
          Delete
        </Button>
      </Group>
    </Stack>
  )
}

const stateOf = ({ name, saved }: ListView) => ({ name, isShared: saved?.isShared ?? false })

/** Runs what saves and closes the dialog; what it gives back is what was refused. */
function useSaving(onDone: () => void) {
  const [message, setMessage] = useState<string | null>(null)
  const run = async (save: () => Promise<string | null>, problem: string | null) => {
    const refused = problem ?? (await save())
    setMessage(refused)
    if (refused === null) onDone()
  }
  return { message, run }
}
