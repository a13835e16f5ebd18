import { Button, Group, NativeSelect, Stack, TextInput } from '@mantine/core'
import { changeTermCall } from '@vitrine/contract/content/term-calls'
import { describeTermProblem, parentProblem } from '@vitrine/domain/content/categories/check-category'
import { termLength } from '@vitrine/domain/content/term-length'
import { type FormEvent, useState } from 'react'
import { call } from '../../../call/client.ts'
import { refusalIn } from '../../../parts/changes/use-change.ts'
import type { Term, TermKind } from './term.ts'
import { useTermsChange } from './use-terms.ts'

interface TermFormProps {
  readonly kind: TermKind
  readonly collectionId: string
  readonly term: Term
  readonly terms: readonly Term[]
  readonly onEnd: () => void
}

/** Renames a category or tag, and moves a category; a name that is there already can take this one in. */
export function TermForm({ kind, collectionId, term, terms, onEnd }: TermFormProps) {
  const [name, setName] = useState(term.name)
  const [parent, setParent] = useState(term.parent ?? '')
  const change = useTermsChange(collectionId, onEnd)
  const refusal = refusalIn(change)
  const misplaced = refusal?.errors.parent
  const problem = misplaced === undefined ? refusal?.message : undefined
  const isThere = problem === describeTermProblem('term-there', kind)

  const save = (merges: boolean) => {
    const place = kind === 'category' && !merges ? { parent: parent === '' ? null : parent } : {}
    const body = { kind, name: term.name, newName: name, merges, ...place }
    void change.send(
      () => call(changeTermCall, { params: { collectionId }, body }),
      merges ? `${term.name} was merged into ${name}` : `${name} was saved`,
    )
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save(false)
  }
  return (
    <form onSubmit={submit} aria-label={`Edit ${term.name}`}>
      <Stack gap="xs">
        <TextInput
          label="Name"
          size="xs"
          value={name}
          error={problem}
          maxLength={termLength[kind]}
          autoFocus
          onChange={(event) => {
            change.forget()
            setName(event.currentTarget.value)
          }}
        />
        {kind === 'category' && (
          <NativeSelect
            label="Stands below"
            size="xs"
            data={[
              { value: '', label: 'Nothing: at the top' },
              // It would hang on itself below those that stand below it.
              ...terms
                .map((each) => each.name)
                .filter((each) => parentProblem({ name: term.name, parent: each }, terms) === null),
            ]}
            value={parent}
            error={misplaced}
            onChange={(event) => {
              change.forget()
              setParent(event.currentTarget.value)
            }}
          />
        )}
        <Group gap="xs">
          <Button type="submit" size="xs" loading={change.state.kind === 'saving'}>
            Save
          </Button>
          {isThere && (
            <Button size="xs" variant="default" onClick={() => save(true)}>
              Merge into it
            </Button>
          )}
          <Button size="xs" variant="subtle" onClick={onEnd}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
