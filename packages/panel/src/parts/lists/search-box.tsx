import { CloseButton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

interface SearchBoxProps {
  readonly label: string
  /** The text that is searched for now. */
  readonly text: string
  readonly onSearch: (text: string) => void
  /** Counts how often a search was not made after all: the field shows what is searched for, then. */
  readonly takenBack?: number
}

/** A search field that waits for a pause in typing. */
export function SearchBox({ label, text, onSearch, takenBack = 0 }: SearchBoxProps) {
  const [typed, setTyped] = useState(text)
  const asked = useRef(text)
  const heard = useRef(takenBack)
  const ask = useDebouncedCallback((value: string) => {
    asked.current = value.trim()
    onSearch(asked.current)
  }, 250)

  // A change from outside, such as the browser's back button, shows in the field; our own does not come back to it.
  useEffect(() => {
    if (text === asked.current && takenBack === heard.current) return
    asked.current = text
    heard.current = takenBack
    setTyped(text)
  }, [text, takenBack])

  const type = (value: string) => {
    setTyped(value)
    ask(value)
  }

  return (
    <TextInput
      type="search"
      data-list-search
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
      leftSection={<Search size={16} aria-hidden />}
      rightSection={
        typed !== '' && <CloseButton size="sm" aria-label="Clear the search" onClick={() => type('')} />
      }
      flex="1 1 180px"
      maw={420}
    />
  )
}
