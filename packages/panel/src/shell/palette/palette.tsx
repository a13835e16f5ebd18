import { Combobox, Kbd, Modal, Text, TextInput, useCombobox } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { Search } from 'lucide-react'
import { useEffect, useId, useLayoutEffect, useState } from 'react'
import { useSession } from '../../session/session.ts'
import { actsFor, roomsFor } from './known-entries.ts'
import classes from './palette.module.css'
import { findEntries, type PaletteGroup } from './palette-entry.ts'
import { takeTyped } from './palette-state.ts'
import { readRecent } from './recent-places.ts'
import { type FoundRecords, useFoundRecords } from './use-found-records.ts'

const words = 'Go to, find or do'

/** Goes anywhere and begins anything by a few letters. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  return (
    <Modal
      opened
      onClose={onClose}
      withCloseButton={false}
      padding={0}
      size="lg"
      yOffset="10vh"
      attributes={{ content: { 'aria-label': words } }}
    >
      <PaletteBody onClose={onClose} />
    </Modal>
  )
}

function PaletteBody({ onClose }: { readonly onClose: () => void }) {
  const router = useRouter()
  const list = useId()
  const [typed, setTyped] = useState('')
  const { groups, isSearching, failed } = useGroups(typed)
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose })
  const { selectFirstOption } = combobox
  const shown = groups.flatMap(({ entries }) => entries.map(({ href }) => href)).join()
  const [, lookAgain] = useState(false)
  // The field names the list that it controls once that is there.
  useEffect(() => lookAgain(true), [])
  useLayoutEffect(() => {
    // Enter goes to the first of what was found, from the moment that it is seen.
    if (shown !== '') selectFirstOption()
  }, [shown, selectFirstOption])
  const go = (href: string) => {
    onClose()
    router.history.push(`/config${href === '/' ? '' : href}`)
  }
  return (
    <>
      <Combobox store={combobox} onOptionSubmit={go}>
        <Combobox.EventsTarget withExpandedAttribute>
          <TextInput
            size="lg"
            variant="unstyled"
            className={classes.field}
            leftSection={<Search size={18} aria-hidden />}
            placeholder={words}
            aria-label={words}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            onFocus={() => {
              const before = takeTyped()
              if (before !== '') setTyped(typed + before)
            }}
            data-autofocus
          />
        </Combobox.EventsTarget>
        <Combobox.Options id={list} className={classes.list} aria-label="Found">
          {groups.map((group) => (
            <FoundGroup key={group.name} {...group} />
          ))}
        </Combobox.Options>
      </Combobox>
      <Text size="sm" c="dimmed" px="md" role="status" className={classes.none}>
        {groups.length === 0 && isSearching && 'Looking…'}
        {groups.length === 0 && !isSearching && failed.length === 0 && 'Nothing found. Try other words.'}
        {!isSearching && failed.length > 0 && (
          <>These could not be looked for: {failed.join(', ')}. Please try again.</>
        )}
      </Text>
      <div className={classes.foot} aria-hidden>
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> choose <Kbd>Enter</Kbd> go <Kbd>Esc</Kbd> close
      </div>
    </>
  )
}

function FoundGroup({ name, entries }: PaletteGroup) {
  return (
    <Combobox.Group label={name}>
      {entries.map(({ href, label, hint }) => (
        <Combobox.Option key={href + label} value={href} className={classes.option ?? ''}>
          <span className={classes.label}>{label}</span>
          <span className={classes.hint}>{hint}</span>
        </Combobox.Option>
      ))}
    </Combobox.Group>
  )
}

/** What was found by the words that were typed; without words where one was last, what can be done, and the rooms. */
function useGroups(typed: string): FoundRecords {
  const { account } = useSession()
  const found = useFoundRecords(typed)
  const isBlank = typed.trim() === ''
  const rooms = findEntries(roomsFor(account.roles), typed)
  const groups = [
    { name: 'Recent', entries: isBlank ? readRecent(account.id) : [] },
    { name: 'Rooms', entries: isBlank ? rooms.filter(({ isRoom }) => isRoom) : rooms },
    { name: 'Do', entries: findEntries(actsFor(account.roles), typed) },
    ...found.groups,
  ]
  return { ...found, groups: groups.filter(({ entries }) => entries.length > 0) }
}
