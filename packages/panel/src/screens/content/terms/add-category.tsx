import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { createCategoryCall } from '@vitrine/contract/content/term-calls'
import { termLength } from '@vitrine/domain/content/term-length'
import { type FormEvent, useState } from 'react'
import { call } from '../../../call/client.ts'
import type { Term } from './term.ts'
import { useTermChange } from './use-terms.ts'

interface AddCategoryProps {
  readonly collectionId: string
  readonly categories: readonly Term[]
}

/** Adds a category to the tree. */
export function AddCategory({ collectionId, categories }: AddCategoryProps) {
  const [name, setName] = useState('')
  const [parent, setParent] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const take = useTermChange(collectionId)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const body = { name, parent: parent === '' ? null : parent }
    const refused = take(await call(createCategoryCall, { params: { collectionId }, body }))
    setProblem(refused)
    if (refused === null) setName('')
  }
  return (
    <form onSubmit={(event) => void submit(event)} aria-label="Add a category">
      <Group align="flex-end" gap="xs">
        <TextInput
          label="New category"
          value={name}
          error={problem}
          maxLength={termLength.category}
          flex="1 1 160px"
          onChange={(event) => {
            setProblem(null)
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
        <Button type="submit" variant="default">
          Add
        </Button>
      </Group>
    </form>
  )
}
