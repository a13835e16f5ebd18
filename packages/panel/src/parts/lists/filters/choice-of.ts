import type { ListFilter } from '@vitrine/domain/lists/list-description'

/** The choice that a value is, in small letters or great ones, as it may stand in an address that somebody typed. */
export function choiceOf(choices: NonNullable<ListFilter['choices']>, value: string) {
  const sought = value.toLowerCase()
  return (
    choices.find((each) => each.value === value) ??
    choices.find((each) => each.value.toLowerCase() === sought)
  )
}
