import { NativeSelect, TextInput } from '@mantine/core'
import type { BodyOf } from '@vitrine/contract/call'
import { changeItemTermsCall } from '@vitrine/contract/content/act-calls'
import { termLength } from '@vitrine/domain/content/term-length'
import { useState } from 'react'
import { call } from '../../../../call/client.ts'
import { ActDialog } from '../../../../parts/lists/acts/act-dialog.tsx'
import type { ActDialogProps } from '../../../../parts/lists/acts/act-of-room.ts'
import type { ListedItem } from '../../content-collections.ts'
import { selectionBody } from './selection-body.ts'

type Change = BodyOf<typeof changeItemTermsCall>['input']['change']

const changes: readonly { readonly value: Change; readonly label: string }[] = [
  { value: 'add-tag', label: 'Add a tag' },
  { value: 'remove-tag', label: 'Remove a tag' },
  { value: 'add-category', label: 'Add a category' },
  { value: 'remove-category', label: 'Remove a category' },
]

/** Gives many items a tag or a category, or takes it from them. */
export function ItemTermsDialog(props: ActDialogProps<ListedItem>) {
  const [change, setChange] = useState<Change>('add-tag')
  const [term, setTerm] = useState('')
  const kind = change.endsWith('tag') ? 'tag' : 'category'
  const input = { change, term: term.trim() }
  const selection = selectionBody(props.selection)
  return (
    <ActDialog
      {...props}
      input={input.term === '' ? null : JSON.stringify(input)}
      run={(asked) => call(changeItemTermsCall, { body: { selection, input, ...asked } })}
    >
      <NativeSelect
        label="What to do"
        data={[...changes]}
        value={change}
        onChange={({ currentTarget }) =>
          setChange(changes.find(({ value }) => value === currentTarget.value)?.value ?? 'add-tag')
        }
      />
      <TextInput
        label={kind === 'tag' ? 'Tag' : 'Category'}
        value={term}
        maxLength={termLength[kind]}
        data-autofocus
        onChange={({ currentTarget }) => setTerm(currentTarget.value)}
      />
    </ActDialog>
  )
}
