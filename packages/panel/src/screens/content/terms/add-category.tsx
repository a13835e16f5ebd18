import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { createCategoryCall } from '@vitrine/contract/content/term-calls'
import { termLength } from '@vitrine/domain/content/term-length'
import { type FormEvent, useState } from 'react'
import { call } from '../../../call/client.ts'
import { refusalIn } from '../../../parts/changes/use-change.ts'
import type { Term } from './term.ts'
import { useTermsChange } from './use-terms.ts'

interface AddCategoryProps {
  readonly collectionId: string
  readonly categories: readonly Term[]
}

/** Adds a category to the tree. */
export function AddCategory({ collectionId, categories }: AddCategoryProps) {
  const [name, setName] = useState('')
  const [parent, setParent] = useState('')
  const change = useTermsChange(collectionId, () => setName(''))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const body = { name, parent: parent === '' ? null : parent }
    void change.send(() => call(createCategoryCall, { params: { collectionId }, body }))
  }
  return (
    <form onSubmit={submit} aria-label="Add a category">
      <Group align="flex-end" gap="xs">
        <TextInput
          label="New category"
          value={name}
          error={refusalIn(change)?.message}
          maxLength={termLength.category}
          flex="1 1 160px"
          onChange={(event) => {
            change.forget()
            setName(event.currentTarget.value)
          }}
        />
        <NativeSelect
          label="Below"
          data={[{ value: '', label: 'At the top' }, ...categories.map((each) => each.name)]}
          value={parent}
          flex="1 1 140px"
          onChange={(event) => setParent(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={change.state.kind === 'saving'}>
          Add
        </Button>
      </Group>
    </form>
  )
}
