import { TagsInput } from '@mantine/core'

/** Tags that are added to many rows, and those that are removed. */
export interface TagChange {
  readonly add: string[]
  readonly remove: string[]
}

interface TagFieldsProps {
  readonly change: TagChange
  readonly onChange: (change: TagChange) => void
  /** Tags that the rows have, as far as they are known. */
  readonly known: readonly string[]
  readonly maxTags: number
  readonly maxLength: number
}

/** The fields of an act on the tags of many rows. */
export function TagFields({ change, onChange, known, ...most }: TagFieldsProps) {
  return (
    <>
      <TagsInput
        label="Add tags"
        data-autofocus
        value={change.add}
        onChange={(add) => onChange({ ...change, add })}
        {...most}
        acceptValueOnBlur
      />
      <TagsInput
        label="Remove tags"
        data={[...new Set(known)]}
        value={change.remove}
        onChange={(remove) => onChange({ ...change, remove })}
        {...most}
        acceptValueOnBlur
      />
    </>
  )
}
