import { NativeSelect, Text } from '@mantine/core'
import {
  copySubscribersCall,
  moveSubscribersCall,
  removeSubscribersCall,
  returnSubscribersCall,
  unsubscribeManyCall,
} from '@vitrine/contract/newsletter/subscriber-calls'
import { useState } from 'react'
import { call } from '../../../call/client.ts'
import { ActDialog } from '../../../parts/lists/acts/act-dialog.tsx'
import type { ActDialogProps } from '../../../parts/lists/acts/act-of-room.ts'
import { selectionBody } from '../../../parts/lists/acts/selection-body.ts'
import type { SubscriberRow } from '../subscribers/subscriber-row.ts'
import { useListChoices } from '../use-lists.ts'

const plainActs = {
  unsubscribe: {
    call: unsubscribeManyCall,
    text: 'They get no more mail of this list. Only they can take that back.',
  },
  return: {
    call: returnSubscribersCall,
    text: 'Whose mail came back gets mail again, or can confirm again. Who said no is left as they are.',
  },
  remove: {
    call: removeSubscribersCall,
    text: 'Names, addresses and what they agreed to go. Who unsubscribed is still not put on the list again by others.',
  },
} as const

/** Takes many off their lists, takes up again whose mail came back, or removes them, after a look at what would change. */
export function PlainDialog(props: ActDialogProps<SubscriberRow>) {
  const selection = selectionBody(props.selection)
  const { key } = props.act
  const wanted = plainActs[key === 'remove' || key === 'return' ? key : 'unsubscribe']
  return (
    <ActDialog
      {...props}
      input="{}"
      run={(asked) => call(wanted.call, { body: { selection, input: {}, ...asked } })}
    >
      <Text size="sm">{wanted.text}</Text>
    </ActDialog>
  )
}

/** Moves many to another list, or puts them on it, too. */
export function ListDialog(props: ActDialogProps<SubscriberRow>) {
  const lists = useListChoices()
  const [listId, setListId] = useState('')
  const selection = selectionBody(props.selection)
  const wanted = props.act.key === 'move' ? moveSubscribersCall : copySubscribersCall
  return (
    <ActDialog
      {...props}
      input={listId === '' ? null : listId}
      run={(asked) => call(wanted, { body: { selection, input: { listId }, ...asked } })}
    >
      <NativeSelect
        label="List"
        data={[{ value: '', label: 'Choose a list' }, ...lists]}
        value={listId}
        data-autofocus
        onChange={({ currentTarget }) => setListId(currentTarget.value)}
      />
    </ActDialog>
  )
}
