import { Button, Group, NumberInput, SegmentedControl, Stack, Text, TextInput } from '@mantine/core'
import type { ReplyOf } from '@vitrine/contract/call'
import {
  addDiscountCodesCall,
  exportDiscountCodesCall,
  listDiscountCodesCall,
  type readDiscountCall,
} from '@vitrine/contract/discounts/panel-calls'
import { type KeyboardEvent, useState } from 'react'
import { failureText } from '../../../call/messages.ts'
import { prepareCall } from '../../../call/prepare-call.ts'
import { useCall } from '../../../call/use-call.ts'
import { useFormat } from '../../../format/use-format.ts'
import { refusalIn, useChange } from '../../../parts/changes/use-change.ts'
import { PanelCard } from '../../../parts/panel-card.tsx'
import { Shown } from '../../../parts/reading/shown.tsx'

interface CodesCardProps {
  readonly kept: ReplyOf<typeof readDiscountCall>
}

/** The codes of a discount that has many: made, looked up, taken as a file. */
export function CodesCard({ kept: { id, counts } }: CodesCardProps) {
  const { number } = useFormat()
  const total = counts.codes
  return (
    <PanelCard title="Codes">
      <Stack>
        <Text size="sm">
          {total === 1 ? '1 code' : `${number(total)} codes`}, {number(counts.used)} used so far.
        </Text>
        <MakeCodes discountId={id} />
        {total > 0 && <CodesList key={total} discountId={id} />}
        {total > 0 && (
          <Group>
            <Button
              component="a"
              variant="default"
              href={exportDiscountCodesCall.path.replace(':discountId', id)}
              download
            >
              Download all codes
            </Button>
          </Group>
        )}
      </Stack>
    </PanelCard>
  )
}

function MakeCodes({ discountId }: { readonly discountId: string }) {
  const { number } = useFormat()
  const [count, setCount] = useState(100)
  const [beginning, setBeginning] = useState('')
  const change = useChange<ReplyOf<typeof addDiscountCodesCall>>()
  const refusal = refusalIn(change)
  const errors: Readonly<Record<string, string>> = refusal
    ? { count: refusal.message, ...refusal.errors }
    : {}
  const make = prepareCall(addDiscountCodesCall, { params: { discountId }, body: { count, beginning } })
  const send = () => void change.send(make, ({ added }) => `${number(added)} codes were made`)
  // No form is in the form of the discount, which Enter and Ctrl+Enter would send from here.
  const sendByKey = (event: KeyboardEvent) => {
    const isInField = event.target instanceof HTMLInputElement
    if (event.key !== 'Enter' || !isInField || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (!event.repeat) send()
  }
  return (
    <Group align="flex-start" onKeyDown={sendByKey}>
      <NumberInput
        label="How many"
        min={1}
        max={100_000}
        allowDecimal={false}
        value={count}
        error={errors.count}
        onChange={(typed) => setCount(Number(typed || 1))}
      />
      <TextInput
        label="How they begin"
        placeholder="Nothing"
        value={beginning}
        error={errors.beginning}
        onChange={(event) => setBeginning(event.currentTarget.value)}
      />
      <Button mt={25} loading={change.state.kind === 'saving'} onClick={send}>
        Make codes
      </Button>
    </Group>
  )
}

const uses = [
  { value: 'any', label: 'All' },
  { value: 'unused', label: 'Unused' },
  { value: 'used', label: 'Used' },
] as const

function CodesList({ discountId }: { readonly discountId: string }) {
  const [beginning, setBeginning] = useState('')
  const [shown, setShown] = useState<(typeof uses)[number]['value']>('any')
  const [after, setAfter] = useState('')
  const query = { beginning, uses: shown, after }
  const found = useCall(listDiscountCodesCall, { params: { discountId }, query }, { keepPrevious: true })
  return (
    <Stack gap="xs">
      <Group>
        <TextInput
          aria-label="Find codes by their beginning"
          placeholder="Find by the beginning"
          value={beginning}
          onChange={(event) => {
            setBeginning(event.currentTarget.value)
            setAfter('')
          }}
        />
        <SegmentedControl
          aria-label="Which codes"
          data={[...uses]}
          value={shown}
          onChange={(value) => {
            setShown(uses.find((each) => each.value === value)?.value ?? 'any')
            setAfter('')
          }}
        />
      </Group>
      <Shown of={[found]} loading="Loading codes" failed={failureText.list}>
        {({ codes, hasMore }) => (
          <>
            {codes.length === 0 && (
              <Text size="sm" c="dimmed" role="status">
                No codes
              </Text>
            )}
            {codes.map(({ code, used }) => (
              <Group key={code} justify="space-between">
                <Text size="sm" ff="monospace">
                  {code}
                </Text>
                <Text size="xs" c="dimmed">
                  {used > 0 ? 'Used' : 'Unused'}
                </Text>
              </Group>
            ))}
            <Group>
              {after !== '' && (
                <Button variant="default" size="xs" onClick={() => setAfter('')}>
                  To the first
                </Button>
              )}
              {hasMore && (
                <Button variant="default" size="xs" onClick={() => setAfter(codes.at(-1)?.code ?? '')}>
                  Next codes
                </Button>
              )}
            </Group>
          </>
        )}
      </Shown>
    </Stack>
  )
}
