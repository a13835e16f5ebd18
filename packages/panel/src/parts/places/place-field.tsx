import { Autocomplete, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '@vitrine/contract/call'
import { newUuid } from '@vitrine/contract/client/new-uuid'
import { readPlaceCall, suggestPlacesCall } from '@vitrine/contract/places/calls'
import { useState } from 'react'
import { call } from '../../call/client.ts'

/** A place that was chosen, with its address. */
export type ChosenPlace = ReplyOf<typeof readPlaceCall>['place']

/** How long nothing is typed before places are looked up. */
const pauseMs = 200

interface PlaceFieldProps {
  /** The part of the panel that asks, such as `event`. */
  readonly section: string
  readonly description: string
  readonly onChoose: (place: ChosenPlace) => void
}

/** Finds a place by a few letters, and hands over its address. What stands in it is kept nowhere. */
export function PlaceField({ section, description, onChoose }: PlaceFieldProps) {
  const [text, setText] = useState('')
  const [session, setSession] = useState(newUuid)
  const [isTyping, setTyping] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { predictions, credit } = useSuggestions(text, { session, isTyping })
  const choose = async (description: string) => {
    const chosen = predictions.find((each) => each.description === description)
    if (!chosen) return
    const query = { placeId: chosen.placeId, session, productPage: 'panel', productSection: section }
    const outcome = await call(readPlaceCall, { query })
    setProblem(outcome.ok ? null : outcome.refusal.message)
    if (outcome.ok) onChoose(outcome.reply.place)
    setSession(newUuid())
  }
  return (
    <Autocomplete
      label="Find a place"
      description={description}
      placeholder="Begin to type a name"
      value={text}
      error={problem}
      maxLength={200}
      data={[...new Set(predictions.map((each) => each.description))]}
      // The server chose and sorted them: by sound names such as Köln for Cologne, too.
      filter={({ options }) => options}
      onChange={(typed) => {
        setText(typed)
        setTyping(!predictions.some((each) => each.description === typed))
      }}
      // Places come later than the letters: the list opens with them.
      dropdownOpened={isTyping && predictions.length > 0}
      onDropdownClose={() => setTyping(false)}
      onBlur={() => setTyping(false)}
      maxDropdownHeight={340}
      onOptionSubmit={(chosen) => {
        setTyping(false)
        void choose(chosen)
      }}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
      rightSectionWidth={0}
      renderOption={({ option }) => (
        <div>
          {option.value}
          {option.value === predictions.at(-1)?.description && (
            <Text size="xs" c="dimmed" mt={4} aria-hidden>
              {credit}
            </Text>
          )}
        </div>
      )}
    />
  )
}

const none: ReplyOf<typeof suggestPlacesCall> = { predictions: [], credit: '' }

function useSuggestions(
  text: string,
  { session, isTyping }: { readonly session: string; readonly isTyping: boolean },
): ReplyOf<typeof suggestPlacesCall> {
  const [input] = useDebouncedValue(text.trim(), pauseMs)
  const { data } = useQuery({
    queryKey: ['places', input],
    queryFn: () => call(suggestPlacesCall, { query: { input, session } }),
    enabled: isTyping && input.length > 1,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  })
  return data?.ok && text.trim() !== '' ? data.reply : none
}
